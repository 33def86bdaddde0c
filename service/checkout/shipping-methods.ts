import { carrierText, reasonText, type Language } from './shipping-texts.ts'

/** What a carrier needs to know of a parcel and where it goes. Weight in grams, money in minor units. */
export interface Parcel {
  readonly countryId: string
  readonly city: string
  /** 18-character Chinese ID number, asked by customs for the mainland. */
  readonly idNumber: string
  readonly weightG: number
  /** Value of the goods, which decides whether the fee is waived. */
  readonly subtotalMinor: number
}

export interface ShippingOffer {
  readonly carrierCode: string
  readonly methodCode: string
  readonly carrierTitle: string
  readonly methodTitle: string
  /** 0 when waived. */
  readonly feeMinor: number
  readonly available: boolean
  /** Why it is unavailable, in the language of the store; '' otherwise. */
  readonly reason: string
}

interface Tariff {
  readonly carrier: 'sfexpress' | 'hongkongpost' | 'emscn' | 'sfintl'
  readonly method: string
  readonly feeMinor: number
  /** The fee falls away from this value of goods. */
  readonly freeFromMinor?: number
  readonly maxWeightG?: number
  readonly needsChineseId?: boolean
}

const tariffs: Readonly<Record<string, readonly Tariff[]>> = {
  HK: [
    { carrier: 'sfexpress', method: 'standard', feeMinor: 3000, freeFromMinor: 50_000 },
    { carrier: 'sfexpress', method: 'pickup', feeMinor: 2000, freeFromMinor: 30_000, maxWeightG: 20_000 },
    { carrier: 'sfexpress', method: 'locker', feeMinor: 1800, freeFromMinor: 30_000, maxWeightG: 5_000 },
    { carrier: 'hongkongpost', method: 'parcel', feeMinor: 3800, maxWeightG: 20_000 },
  ],
  CN: [
    { carrier: 'sfexpress', method: 'mainland', feeMinor: 6000, freeFromMinor: 100_000, needsChineseId: true },
    { carrier: 'emscn', method: 'economy', feeMinor: 4500, maxWeightG: 10_000, needsChineseId: true },
  ],
  TW: [
    { carrier: 'sfexpress', method: 'taiwan', feeMinor: 9000, freeFromMinor: 150_000 },
    { carrier: 'hongkongpost', method: 'airmail', feeMinor: 7000, maxWeightG: 5_000 },
  ],
  MO: [
    { carrier: 'sfexpress', method: 'macao', feeMinor: 4500, freeFromMinor: 80_000 },
    { carrier: 'sfexpress', method: 'pickup', feeMinor: 3500, freeFromMinor: 80_000, maxWeightG: 20_000 },
  ],
}

const abroad: readonly Tariff[] = [{ carrier: 'sfintl', method: 'international', feeMinor: 18_000, freeFromMinor: 300_000, maxWeightG: 30_000 }]
const abroadCountries: ReadonlySet<string> = new Set(['MY', 'SG', 'TH', 'VN', 'ID', 'PH', 'LA', 'KH', 'MM', 'BN', 'JP', 'KR', 'AU', 'NZ', 'US', 'CA', 'GB'])

/** The tariffs are fee tables of ours: the documents show no amounts. Countries nobody delivers to answer an empty list. */
export function shippingOffers(parcel: Parcel, language: Language): ShippingOffer[] {
  const list = tariffs[parcel.countryId] ?? (abroadCountries.has(parcel.countryId) ? abroad : [])
  return list.map((tariff) => {
    const texts = carrierText(tariff.carrier, tariff.method, language)
    const reason = refusal(tariff, parcel, language)
    const waived = tariff.freeFromMinor !== undefined && parcel.subtotalMinor >= tariff.freeFromMinor
    return { carrierCode: tariff.carrier, methodCode: tariff.method, ...texts, feeMinor: waived ? 0 : tariff.feeMinor, available: reason === '', reason }
  })
}

function refusal(tariff: Tariff, parcel: Parcel, language: Language): string {
  if (tariff.maxWeightG !== undefined && parcel.weightG > tariff.maxWeightG) return reasonText('weight', language, String(tariff.maxWeightG / 1000))
  if (tariff.needsChineseId && parcel.idNumber === '') return reasonText('chineseId', language)
  return ''
}
