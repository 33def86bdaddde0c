import { useEffect, useEffectEvent, useState } from 'react'
import { addressFormats, changeCountry, changePlace, isAddressRegion, type AddressFormValue, type PlaceField } from './address-format.ts'
import { matchPlace } from './match-place.ts'
import { parseAddress, type ParsedAddress } from './parse-address.ts'
import type { PlaceList } from './place-list.ts'

type Names = Partial<Record<PlaceField, string>>

/** What a parsed address fills in at once; its places are emptied here and follow as their lists arrive. */
export function fillFrom(parsed: ParsedAddress, value: AddressFormValue): Partial<AddressFormValue> {
  const { country, lastname, firstname, mobilePrefix, telephone, postcode, chineseId, street } = parsed
  const texts = Object.fromEntries(Object.entries({ lastname, firstname, mobilePrefix, telephone, postcode, chineseId, street }).filter(([, text]) => text !== undefined))
  const places = country && country !== value.country ? changeCountry(value, country) : widest(parsed) ? changePlace(widest(parsed) ?? 'districtId', '') : {}
  return { ...places, ...texts }
}

/** The widest place that was recognised: everything from it on is filled anew. */
const widest = ({ region, city, district }: ParsedAddress): PlaceField | undefined => region ? 'regionId' : city ? 'cityId' : district ? 'districtId' : undefined

/** Pasted text into the form: texts now, then region, city and district one after the other, each when its list is ready. */
export function usePaste({ value, onChange, lists }: { value: AddressFormValue; onChange: (patch: Partial<AddressFormValue>) => void; lists: Readonly<Record<PlaceField, PlaceList>> }) {
  const [names, setNames] = useState<Names>({})
  const levels = isAddressRegion(value.country) ? addressFormats[value.country].levels : []
  const next = levels.find((level) => names[level.field] !== undefined && !value[level.field])?.field
  const list = next && lists[next]

  const settle = useEffectEvent(() => {
    if (!next || list?.status !== 'ready') return
    const place = matchPlace(names[next], list.options)
    // Not in the list: it may be the last country's list still; otherwise the rest is the person's.
    if (place) onChange(changePlace(next, place.value))
  })
  useEffect(() => { settle() }, [next, list?.status, list?.options])

  /** A place or country chosen by hand ends the filling in. */
  const stop = () => setNames({})
  const paste = (text: string) => {
    const parsed = parseAddress(text)
    onChange(fillFrom(parsed, value))
    const { region, city, district } = parsed
    setNames({ ...(region && { regionId: region }), ...(city && { cityId: city }), ...(district && { districtId: district }) })
  }
  return { paste, stop }
}
