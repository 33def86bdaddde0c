import { ownValue } from '#domain/contract/own-value.ts'
import { FREE_DELIVERY_HK } from '#domain/checkout/free-delivery.ts'
import { carrierText, reasonText } from './shipping-texts.ts'
import type { LanguageCode } from '#domain/store/languages.ts'

/** A parcel and its destination, for carriers. Weight in grams, money in minor units. */
export interface Parcel {
  readonly countryId: string
  readonly city: string
  /** Chinese ID number of 18 characters, required by customs on the mainland. */
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
  /** Value of goods from which the fee is waived, in cents; undefined where it never is. */
  readonly freeFromMinor: number | undefined
  readonly available: boolean
  /** Reason for being unavailable, in the language of the store; '' otherwise. */
  readonly reason: string
}

interface Tariff {
  readonly carrier: 'sfexpress' | 'hongkongpost' | 'emscn' | 'sfintl'
  readonly method: string
  readonly feeMinor: number
  /** Value of goods from which delivery is free. */
  readonly freeFromMinor?: number
  readonly maxWeightG?: number
  readonly needsChineseId?: boolean
}

const tariffs: Readonly<Record<string, readonly Tariff[]>> = {
  HK: [
    { carrier: 'sfexpress', method: 'standard', feeMinor: 3000, freeFromMinor: FREE_DELIVERY_HK.door },
    {
      carrier: 'sfexpress',
      method: 'pickup',
      feeMinor: 2000,
      freeFromMinor: FREE_DELIVERY_HK.pickUp,
      maxWeightG: 20_000,
    },
    {
      carrier: 'sfexpress',
      method: 'locker',
      feeMinor: 1800,
      freeFromMinor: FREE_DELIVERY_HK.pickUp,
      maxWeightG: 5_000,
    },
    { carrier: 'hongkongpost', method: 'parcel', feeMinor: 3800, maxWeightG: 20_000 },
  ],
  CN: [
    {
      carrier: 'sfexpress',
      method: 'mainland',
      feeMinor: 6000,
      freeFromMinor: 100_000,
      needsChineseId: true,
    },
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

const abroad: readonly Tariff[] = [
  {
    carrier: 'sfintl',
    method: 'international',
    feeMinor: 18_000,
    freeFromMinor: 300_000,
    maxWeightG: 30_000,
  },
]
const abroadCountries: ReadonlySet<string> = new Set([
  'MY',
  'SG',
  'TH',
  'VN',
  'ID',
  'PH',
  'LA',
  'KH',
  'MM',
  'BN',
  'JP',
  'KR',
  'AU',
  'NZ',
  'US',
  'CA',
  'GB',
])

/**
 * Delivery methods for a parcel. The tariffs are ours, as no requirement gives amounts. Countries without delivery have
 * none.
 */
export function shippingOffers(parcel: Parcel, language: LanguageCode): ShippingOffer[] {
  const list = ownValue(tariffs, parcel.countryId) ?? (abroadCountries.has(parcel.countryId) ? abroad : [])
  return list.map((tariff) => {
    const texts = carrierText(tariff.carrier, tariff.method, language)
    const reason = refusal(tariff, parcel, language)
    const waived = tariff.freeFromMinor !== undefined && parcel.subtotalMinor >= tariff.freeFromMinor
    return {
      carrierCode: tariff.carrier,
      methodCode: tariff.method,
      ...texts,
      feeMinor: waived ? 0 : tariff.feeMinor,
      freeFromMinor: tariff.freeFromMinor,
      available: reason === '',
      reason,
    }
  })
}

function refusal(tariff: Tariff, parcel: Parcel, language: LanguageCode): string {
  if (tariff.maxWeightG !== undefined && parcel.weightG > tariff.maxWeightG)
    return reasonText('weight', language, String(tariff.maxWeightG / 1000))
  if (tariff.needsChineseId && parcel.idNumber === '') return reasonText('chineseId', language)
  return ''
}
