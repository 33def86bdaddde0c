import { regionOf, regionsOf } from './geography/geography.ts'
import { nameIn, type PlaceName } from './geography/place.ts'

/** The places of an address. Ids are empty where a client sent only names. */
interface Places {
  readonly country: string
  readonly regionId: number | null
  readonly region: string | null
  readonly cityId: string
  readonly city: string | null
  readonly districtId: string
  readonly district: string | null
}

const means = (name: PlaceName, text: string | null): boolean =>
  text !== null && Object.values(name).includes(text)
/** Translates the name of a known place for the reader; other text is returned unchanged. */
const named = (
  place: { readonly name: PlaceName } | undefined,
  text: string | null,
  language: string,
): string | null => (place && means(place.name, text) ? nameIn(place.name, language) : text)

/** Names region, city and district of an address for another reader than the one who wrote it. */
export function placeNames(
  { country, regionId, region, cityId, city, districtId, district }: Places,
  language: string,
): { region: string | null; city: string | null; district: string | null } {
  const ours =
    (regionId === null ? undefined : regionOf(country, regionId)) ??
    regionsOf(country).find(({ name }) => means(name, region))
  const town =
    ours?.cities.find(({ id }) => id === cityId) ?? ours?.cities.find(({ name }) => means(name, city))
  const quarter =
    town?.districts?.find(({ id }) => id === districtId) ??
    town?.districts?.find(({ name }) => means(name, district))
  // Where there are no cities, the region takes the city's place.
  return {
    region: named(ours, region, language),
    city: named(town ?? ours, city, language),
    district: named(quarter, district, language),
  }
}
