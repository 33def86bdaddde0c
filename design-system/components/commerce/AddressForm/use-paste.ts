import { useEffect, useState } from 'react'
import {
  changeCountry,
  changePlace,
  type AddressFormCountry,
  type AddressFormValue,
  type PlaceField,
} from './address-format.ts'
import { useEffectEvent } from '../../../private/use-effect-event.ts'
import { matchPlace } from './match-place.ts'
import { parseAddress } from './parse-address.ts'
import type { ParsedAddress } from './parsed-address.ts'
import type { PlaceList } from './place-list.ts'

type Names = Partial<Record<PlaceField, string>>

/** Result of pasting a text. */
export type PasteOutcome =
  | { kind: 'filled'; /** Name of a place missing from its list. */ missing: string | undefined }
  | { kind: 'nothing' }
  | { kind: 'undone' }

const streetLike = /\d|[路街道巷弄号號楼樓室座村]/u
/** Text without recognised parts is not an address: a single word must not overwrite existing values. */
const isUnderstood = ({ street = '', ...others }: ParsedAddress) =>
  Object.keys(others).some((part) => part !== 'lastname' && part !== 'firstname') || streetLike.test(street)

/** Returns the values that can be filled in immediately; places are cleared and selected later, as their lists load. */
function fillFrom(
  parsed: ParsedAddress,
  value: AddressFormValue,
  countries: readonly AddressFormCountry[],
): Partial<AddressFormValue> {
  const { country, lastname, firstname, mobilePrefix, telephone, postcode, chineseId, street } = parsed
  const texts = Object.fromEntries(
    Object.entries({ lastname, firstname, mobilePrefix, telephone, postcode, chineseId, street }).filter(
      ([, text]) => text !== undefined,
    ),
  )
  const places =
    country && country !== value.country
      ? changeCountry(value, country, countries)
      : widest(parsed)
        ? changePlace(widest(parsed) ?? 'districtId', '')
        : {}
  return { ...places, ...texts }
}

/** Widest recognised place: it and all narrower ones are refilled. */
const widest = ({ region, city, district }: ParsedAddress): PlaceField | undefined =>
  region ? 'regionId' : city ? 'cityId' : district ? 'districtId' : undefined

interface PasteInto {
  value: AddressFormValue
  onChange: (patch: Partial<AddressFormValue>) => void
  lists: Readonly<Record<PlaceField, PlaceList>>
  countries: readonly AddressFormCountry[]
}

/** Selects region, city and district by name, each when its list has loaded. */
function usePlaceNames({ value, onChange, lists, countries }: PasteInto) {
  const [names, setNames] = useState<Names>({})
  const levels = countries.find((country) => country.value === value.country)?.format.levels ?? []
  const next = levels.find((level) => names[level.field] !== undefined && !value[level.field])?.field
  const list = next && lists[next]

  const settle = useEffectEvent(() => {
    if (!next || list?.status !== 'ready') return
    const match = matchPlace(names[next], list.options)
    // Not in the list: it may still be the previous country's; otherwise the user selects the rest.
    if (match) onChange(changePlace(next, match.value))
  })
  useEffect(() => {
    settle()
  }, [next, list?.status, list?.options])

  const wanted = next && names[next]
  const isMissing = list?.status === 'ready' && !matchPlace(wanted, list.options)
  return { setNames, missing: isMissing ? wanted : undefined }
}

/** Fills the form from pasted text: texts immediately, places as their lists load. */
export function usePaste(into: PasteInto) {
  const { value, onChange, countries } = into
  const { setNames, missing } = usePlaceNames(into)
  const [outcome, setOutcome] = useState<PasteOutcome['kind']>()
  const [before, setBefore] = useState<AddressFormValue>()

  /** Selecting a place or country by hand stops the autofill. */
  const stop = () => setNames({})
  const paste = (text: string) => {
    const parsed = parseAddress(text)
    if (!isUnderstood(parsed)) {
      setOutcome('nothing')
      return
    }
    setBefore(value)
    setOutcome('filled')
    onChange(fillFrom(parsed, value, countries))
    const { region, city, district } = parsed
    setNames({
      ...(region && { regionId: region }),
      ...(city && { cityId: city }),
      ...(district && { districtId: district }),
    })
  }
  const undo = () => {
    stop()
    if (before) onChange(before)
    setBefore(undefined)
    setOutcome('undone')
  }
  return {
    paste,
    stop,
    /** Restores the values from before the paste; set after a paste that changed something. */
    undo: before && undo,
    /** Called when another text is about to be pasted. */
    reset: () => setOutcome(undefined),
    outcome: describe(outcome, missing),
  }
}

function describe(
  kind: PasteOutcome['kind'] | undefined,
  missing: string | undefined,
): PasteOutcome | undefined {
  if (kind === 'filled') return { kind, missing }
  return kind && { kind }
}
