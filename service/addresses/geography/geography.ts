import { ownValue } from '#domain/contract/own-value.ts'
import { hongKong, macao } from './hong-kong-macao.ts'
import { mainland } from './mainland.ts'
import type { Place, Region } from './place.ts'
import { taiwan } from './taiwan.ts'

const regions: Readonly<Record<string, readonly Region[]>> = {
  CN: mainland,
  TW: taiwan,
  HK: hongKong,
  MO: macao,
}
const regionById = new Map(
  Object.values(regions)
    .flat()
    .map((region) => [region.id, region]),
)
const cityById = new Map(
  [...regionById.values()].flatMap((region) =>
    region.cities.map((city) => [city.id, { city, region }] as const),
  ),
)

/** Regions of a country; none for countries without delivery. */
export const regionsOf = (country: string): readonly Region[] => ownValue(regions, country) ?? []

/** Finds a region of a country; undefined when it belongs to another country. */
export const regionOf = (country: string, id: number): Region | undefined =>
  regionsOf(country).find((region) => region.id === id)

export const findRegion = (id: string): Region | undefined => regionById.get(Number(id))
export const findCity = (id: string): { city: Place; region: Region } | undefined => cityById.get(id)
