import { useEffect, useEffectEvent, useState } from 'react'
import { addressFormats, changeCountry, changePlace, isAddressRegion, type AddressFormValue, type PlaceField } from './address-format.ts'
import { matchPlace } from './match-place.ts'
import { parseAddress, type ParsedAddress } from './parse-address.ts'
import type { PlaceList } from './place-list.ts'

type Names = Partial<Record<PlaceField, string>>

/** What a parsed address fills in at once; the places follow as their lists arrive. */
export function fillFrom(parsed: ParsedAddress, value: AddressFormValue): Partial<AddressFormValue> {
  const { country, lastname, firstname, mobilePrefix, telephone, postcode, chineseId, street } = parsed
  const texts = Object.fromEntries(Object.entries({ lastname, firstname, mobilePrefix, telephone, postcode, chineseId, street }).filter(([, text]) => text !== undefined))
  return { ...(country && country !== value.country ? changeCountry(value, country) : {}), ...texts }
}

/** Pasted text into the form: texts now, then region, city and district one after the other, each when its list is ready. */
export function usePaste({ value, onChange, lists }: { value: AddressFormValue; onChange: (patch: Partial<AddressFormValue>) => void; lists: Readonly<Record<PlaceField, PlaceList>> }) {
  const [names, setNames] = useState<Names>({})
  const levels = isAddressRegion(value.country) ? addressFormats[value.country].levels : []
  const next = levels.find((level) => names[level.field] !== undefined)
  const list = next && lists[next.field]

  const settle = useEffectEvent(() => {
    if (!next || list?.status !== 'ready') return
    const place = matchPlace(names[next.field], list.options)
    // Not in the list: it may be the last country's list still; otherwise the rest is the person's.
    if (!place) return
    setNames(({ [next.field]: _, ...rest }) => rest)
    if (place.value !== value[next.field]) onChange(changePlace(next.field, place.value))
  })
  useEffect(() => { settle() }, [next?.field, list?.status, list?.options])

  /** A place chosen by hand ends the filling in. */
  const stop = () => setNames({})
  const paste = (text: string) => {
    const parsed = parseAddress(text)
    onChange(fillFrom(parsed, value))
    const { region, city, district } = parsed
    setNames({ ...(region && { regionId: region }), ...(city && { cityId: city }), ...(district && { districtId: district }) })
  }
  return { paste, stop }
}
