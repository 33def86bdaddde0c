import { expect, it } from 'vitest'
import { shippingOffers, type Parcel } from './shipping-methods.ts'
import { languageCodes } from '#service/languages/six-languages.ts'

const parcel: Parcel = { countryId: 'HK', city: '', idNumber: '', weightG: 800, subtotalMinor: 20_000 }
const shown = (changes: Partial<Parcel>) =>
  shippingOffers({ ...parcel, ...changes }, 'en').map((offer) => [
    `${offer.carrierCode}_${offer.methodCode}`,
    offer.feeMinor,
    offer.available,
  ])

it.each<[string, Partial<Parcel>, [string, number, boolean][]]>([
  [
    'Hong Kong',
    {},
    [
      ['sfexpress_standard', 3000, true],
      ['sfexpress_pickup', 2000, true],
      ['sfexpress_locker', 1800, true],
      ['hongkongpost_parcel', 3800, true],
    ],
  ],
  [
    'waived at the threshold',
    { subtotalMinor: 50_000 },
    [
      ['sfexpress_standard', 0, true],
      ['sfexpress_pickup', 0, true],
      ['sfexpress_locker', 0, true],
      ['hongkongpost_parcel', 3800, true],
    ],
  ],
  [
    'just light enough for a locker',
    { weightG: 5000 },
    [
      ['sfexpress_standard', 3000, true],
      ['sfexpress_pickup', 2000, true],
      ['sfexpress_locker', 1800, true],
      ['hongkongpost_parcel', 3800, true],
    ],
  ],
  [
    'too heavy for a locker',
    { weightG: 5001 },
    [
      ['sfexpress_standard', 3000, true],
      ['sfexpress_pickup', 2000, true],
      ['sfexpress_locker', 1800, false],
      ['hongkongpost_parcel', 3800, true],
    ],
  ],
  [
    'the mainland without an ID number',
    { countryId: 'CN' },
    [
      ['sfexpress_mainland', 6000, false],
      ['emscn_economy', 4500, false],
    ],
  ],
  [
    'the mainland with one',
    { countryId: 'CN', idNumber: '11010519491231002X' },
    [
      ['sfexpress_mainland', 6000, true],
      ['emscn_economy', 4500, true],
    ],
  ],
  ['abroad', { countryId: 'MY' }, [['sfintl_international', 18_000, true]]],
  ['nowhere', { countryId: 'AQ' }, []],
])('the delivery methods of a parcel: %s', (_title, changes, expected) =>
  expect(shown(changes)).toEqual(expected),
)

it('says why a method is unavailable, and every text in every language', () => {
  for (const language of languageCodes) {
    for (const countryId of ['HK', 'CN', 'TW', 'MO', 'MY']) {
      for (const offer of shippingOffers({ ...parcel, countryId, weightG: 6000 }, language)) {
        expect(offer.carrierTitle).not.toBe('')
        expect(offer.methodTitle).not.toBe('')
        expect(offer.reason === '').toBe(offer.available)
      }
    }
  }
})
