import { hongKong, macao } from './hong-kong-macao.ts'
import { mainland } from './mainland.ts'
import type { Place, Region } from './place.ts'
import { taiwan } from './taiwan.ts'

const regions: Readonly<Record<string, readonly Region[]>> = { CN: mainland, TW: taiwan, HK: hongKong, MO: macao }
const regionById = new Map(Object.values(regions).flat().map((region) => [region.id, region]))
const cityById = new Map([...regionById.values()].flatMap((region) => region.cities.map((city) => [city.id, { city, region }] as const)))

/** The regions of a country; none for those we do not deliver to. */
export const regionsOf = (country: string): readonly Region[] => regions[country] ?? []

/** A region of a country, or undefined when it is another country's. */
export const regionOf = (country: string, id: number): Region | undefined => regionsOf(country).find((region) => region.id === id)

export const findRegion = (id: string): Region | undefined => regionById.get(Number(id))
export const findCity = (id: string): { city: Place; region: Region } | undefined => cityById.get(id)
