import { describe, expect, it } from 'vitest'
import { refusalCode } from '../contract/refusal-table.ts'
import { districtFor } from './district-for.ts'
import { hoursKind } from './opening-hours.ts'
import { fitsPoint, pickupKind } from './pickup-point.ts'
import { pointRefusal } from './point-refusal.ts'
import { pickupPointRefusals } from './refusals.ts'

const locker = { kind: 'locker', country_id: 'HK' } as const
const counter = { kind: 'point', country_id: 'MO' } as const

it.each([
  ['sfexpress', 'locker', 'locker'],
  ['sfexpress', 'pickup', 'point'],
  ['sfexpress', 'standard', null],
  ['hongkongpost', 'parcel', null],
  // of another carrier: this one's points are not its points
  ['hongkongpost', 'pickup', null],
  ['locker', 'locker', null],
])('%s %s brings a parcel to: %s', (carrier_code, method_code, kind) => {
  expect(pickupKind({ carrier_code, method_code })).toBe(kind)
})

it.each([
  ['locker', 'HK', locker, true],
  ['locker', 'MO', locker, false],
  ['point', 'HK', locker, false],
  ['point', 'MO', counter, true],
  [null, 'HK', locker, false],
] as const)('%s in %s with %j: %s', (kind, country, point, fits) => {
  expect(fitsPoint(kind, country, point)).toBe(fits)
})

describe('a delivery', () => {
  it.each([
    ['without a code, as documented', 'locker', 'HK', undefined, undefined, null],
    ['to a door', null, 'HK', undefined, undefined, null],
    ['to a door with an empty code', null, 'HK', '', undefined, null],
    ['to a locker with an empty code', 'locker', 'HK', '', undefined, pickupPointRefusals.missing],
    ['to a locker', 'locker', 'HK', 'A', locker, null],
    ['to an unknown locker', 'locker', 'HK', 'A', undefined, pickupPointRefusals.unknown],
    ['to a locker with the method of a counter', 'point', 'HK', 'A', locker, pickupPointRefusals.unfit],
    ['to a counter of another country', 'point', 'HK', 'A', counter, pickupPointRefusals.unfit],
    ['to a locker with the method of the door', null, 'HK', 'A', locker, pickupPointRefusals.unfit],
  ] as const)('%s', (_, kind, country, code, point, refusal) => {
    expect(pointRefusal(kind, country, code, point)).toBe(refusal)
  })
  it('every refusal has a message on the screen', () => {
    expect(
      [pickupPointRefusals.missing, pickupPointRefusals.unknown, pickupPointRefusals.unfit].map(
        ({ sentence }) => refusalCode(sentence),
      ),
    ).toEqual(Array<string>(3).fill('pickupPoint'))
  })
})

describe('the district that is listed first', () => {
  const districts = [
    { id: '810101', name: 'Central and Western', region_id: '810001' },
    { id: '810201', name: 'Yau Tsim Mong', region_id: '810002' },
    { id: '810202', name: 'Sham Shui Po', region_id: '810002' },
    { id: '820006', name: 'Taipa', region_id: '820006' },
  ]
  it.each([
    ['by its id', { custom_attributes: [{ attribute_code: 'city_id', value: '810202' }] }, '810202'],
    ['by its name', { city: 'Sham Shui Po', region_id: 810002 }, '810202'],
    [
      'by the region',
      { city: 'Elsewhere', region: { region_id: 810002, region: 'Kowloon', region_code: null } },
      '810201',
    ],
    ['a region that is a district', { city: 'Macao', region_id: 820006 }, '820006'],
    ['of an address that says nothing', {}, '810101'],
  ])('%s', (_, address, id) => {
    expect(districtFor(address, districts)?.id).toBe(id)
  })
  it('is none without points', () => {
    expect(districtFor({}, [])).toBeUndefined()
  })
})

it.each([
  ['00:00–24:00', '00:00–24:00', 'always'],
  ['10:00–20:00', '10:00–20:00', 'daily'],
  ['10:00–20:00', '11:00–18:00', 'split'],
  ['00:00–24:00', '11:00–18:00', 'split'],
])('%s and %s at weekends: %s', (weekdays, weekends, kind) => {
  expect(hoursKind({ weekdays, weekends })).toBe(kind)
})
