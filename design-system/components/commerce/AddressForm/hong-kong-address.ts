import type { ParsedAddress } from './parsed-address.ts'
import { hongKong, type PlaceNames } from './place-names.ts'

type Places = Pick<ParsedAddress, 'region' | 'city' | 'street'>

const districts = hongKong.flatMap(({ names, districts: inside }) =>
  inside.map((district) => ({ names: district, region: names[0] })),
)
/** Names that exist elsewhere too: they count as a district only if the rest of the address is in Hong Kong. */
const common = new Set([
  '東區',
  '东区',
  '南區',
  '南区',
  '北區',
  '北区',
  'eastern',
  'southern',
  'north',
  'islands',
])
const isHan = (text: string) => /\p{Script=Han}/u.test(text)
/** Normalizes spelling: Sha Tin, Shatin and sha-tin are equal. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s*(?:district|區|区)$/u, '')
    .replace(/[\s.-]/g, '')
const names = (all: readonly { names: PlaceNames }[], name: string) =>
  all.find((place) => place.names.some((one) => plain(one) === plain(name)))

/** Returns the longest name of `all` that starts a Chinese text, and the text after it and its suffix. */
function takeHan<T extends { names: PlaceNames }>(
  text: string,
  all: readonly T[],
): { place: T; written: string; rest: string } | undefined {
  const found = all
    .flatMap((place) => place.names.map((name) => ({ place, name })))
    .filter(({ name }) => isHan(name) && text.startsWith(name))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
  if (!found) return undefined
  const suffix = /^[區区]/u.exec(text.slice(found.name.length))?.[0] ?? ''
  const written = found.name + suffix
  return { place: found.place, written, rest: text.slice(written.length).replace(/^[\s,，、]+/u, '') }
}

function readHan(text: string, isKnown: boolean): Places | undefined {
  const first = takeHan(text, districts)
  const region = takeHan(text, hongKong)
  // 九龍城 is a district, 九龍 alone is not
  if (region && !(first && first.written.length > region.written.length)) {
    const city = takeHan(region.rest, districts)
    const street = city?.rest ?? region.rest
    return { region: region.written, ...(city && { city: city.written }), ...(street && { street }) }
  }
  if (!first || (!isKnown && common.has(first.written))) return undefined
  return {
    ...(first.place.region && { region: first.place.region }),
    city: first.written,
    ...(first.rest && { street: first.rest }),
  }
}

/** Matches a place name at the end of a line without a comma before it: 1 Nathan Road Kowloon. */
const trailing = new RegExp(
  `^(.*\\S)\\s+(hong kong|${[...hongKong, ...districts]
    .flatMap((place) => place.names)
    .filter((name) => !isHan(name) && !common.has(name))
    .toSorted((a, b) => b.length - a.length)
    .join('|')
    .replaceAll('.', '\\.')
    .replaceAll(' ', '\\s?')})$`,
  'i',
)
const country = /^(?:hong kong|hong kong sar|hksar|h\.?k\.?)$/i
const linesOf = (line: string): string[] => {
  const found = trailing.exec(line.trim())
  return found ? [...linesOf(found[1] ?? ''), found[2] ?? ''] : [line.trim()]
}

function readLatin(text: string, isKnown: boolean): Places | undefined {
  const lines = text
    .split(/[\n,]+/)
    .flatMap(linesOf)
    .filter(Boolean)
  const street: string[] = []
  let [region, city, of]: (string | undefined)[] = []
  let isHongKong = isKnown
  // The widest place comes last.
  for (const line of lines.toReversed()) {
    if (country.test(line)) isHongKong = true
    else if (!region && names(hongKong, line)) {
      region = line
      isHongKong = true
    } else if (!city && names(districts, line) && (isHongKong || !common.has(line.toLowerCase()))) {
      city = line
      of = districts.find((district) => names([district], line))?.region
      isHongKong = true
    } else street.unshift(line)
  }
  if (!isHongKong) return undefined
  const wider = region ?? of
  return {
    ...(wider && { region: wider }),
    ...(city && { city }),
    ...(street.length > 0 && { street: street.join(', ') }),
  }
}

/**
 * Parses region, district and street of an address in Hong Kong, in Chinese (wide to narrow) or English (narrow to
 * wide). A district determines its region.
 * @param isKnown whether the number or the country's name has already identified Hong Kong
 * @returns undefined if nothing identifies the address as in Hong Kong
 */
export const readHongKong = (text: string, isKnown: boolean): Places | undefined =>
  isHan(text) ? readHan(text, isKnown) : readLatin(text, isKnown)
