import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusalCode } from '../contract/refusal-table.ts'
import {
  activeLegs,
  isVolume,
  legPoints,
  levelAbove,
  levelOf,
  levels,
  requirementFigures,
  requirementIds,
  requirementsOf,
} from './levels.ts'
import { isRecalculation, paymentTypes } from './payment-types.ts'
import { commissionOf, mealsDonated, PACK_PERCENT, productShareMinor, recalculationOf } from './plan.ts'
import { noFigures, sumVolume, type VolumeEntry } from './volume.ts'

const points = (value: number) => value * 100
const figures = (ppv: number, dpv: number, legs: readonly number[]) => ({
  ppv: points(ppv),
  dpv: points(dpv),
  legs: legs.map(points),
})

/** Teams as lists of sponsors: person n stands below the sponsor at n, who is one of 0 … n-1; person 0 is at the top. */
const teams = fc
  .array(fc.nat(1_000), { minLength: 2, maxLength: 25 })
  .map((picks) => picks.map((pick, index) => pick % (index + 1)))
const uplineOf = (sponsors: readonly number[], person: number): number[] => {
  const sponsor = person === 0 ? undefined : sponsors[person - 1]
  return sponsor === undefined ? [] : [sponsor, ...uplineOf(sponsors, sponsor)]
}
/** Purchases in a random team, each with an enroller who may or may not stand above the buyer. */
const sales = teams.chain((sponsors) =>
  fc.array(
    fc
      .record({
        buyer: fc.nat(sponsors.length),
        enroller: fc.option(fc.nat(sponsors.length)),
        volume: fc.nat(300_000),
        packMinor: fc.oneof(fc.constant(0), fc.nat(500_000)),
      })
      .map((sale): VolumeEntry => ({ ...sale, upline: uplineOf(sponsors, sale.buyer) })),
    { minLength: 1, maxLength: 40 },
  ),
)
const refundOf = (entry: VolumeEntry): VolumeEntry => ({
  ...entry,
  volume: 0 - entry.volume,
  packMinor: 0 - entry.packMinor,
})
const commissions = (entries: readonly VolumeEntry[]) =>
  new Map([...sumVolume(entries)].map(([person, sums]) => [person, commissionOf(sums)]))
const earned = (entries: readonly VolumeEntry[]) =>
  [...commissions(entries)]
    .filter(([, { productMinor, packMinor }]) => productMinor > 0 || packMinor > 0)
    .toSorted(([a], [b]) => a - b)

describe('the commission plan', () => {
  it('pays at most its fixed share of the volume and of the packs', () => {
    fc.assert(
      fc.property(sales, (entries) => {
        const paid = [...commissions(entries).values()]
        const volume = entries.reduce((sum, entry) => sum + entry.volume, 0)
        const packs = entries.reduce((sum, entry) => sum + entry.packMinor, 0)
        expect(paid.reduce((sum, { productMinor }) => sum + productMinor, 0)).toBeLessThanOrEqual(
          productShareMinor(volume),
        )
        expect(paid.reduce((sum, { packMinor }) => sum + packMinor, 0)).toBeLessThanOrEqual(
          (packs * PACK_PERCENT) / 100,
        )
      }),
    )
  })
  it('pays the whole share where everybody above is active and deep enough', () => {
    // six people in a line above the buyer, each at the highest level through further legs
    const upline = [5, 4, 3, 2, 1, 0]
    const levelMakers = upline.flatMap((person) => [
      { buyer: person, upline: [], enroller: null, volume: points(200), packMinor: 0 },
      ...Array.from({ length: 6 }, (_, leg) => ({
        buyer: 100 + person * 10 + leg,
        upline: [person],
        enroller: null,
        volume: points(10_000),
        packMinor: 0,
      })),
    ])
    const sale = { buyer: 9, upline, enroller: null, volume: points(1_000), packMinor: 0 }
    const total = (entries: readonly VolumeEntry[]) =>
      [...commissions(entries).values()].reduce((sum, { productMinor }) => sum + productMinor, 0)
    expect(total([...levelMakers, sale]) - total(levelMakers)).toBe(productShareMinor(sale.volume))
  })
  it('does not depend on the order of events', () => {
    fc.assert(
      fc.property(
        sales.chain((entries) =>
          fc.tuple(
            fc.constant(entries),
            fc.shuffledSubarray(entries, { minLength: entries.length, maxLength: entries.length }),
          ),
        ),
        ([entries, shuffled]) => {
          expect(earned(shuffled)).toEqual(earned(entries))
        },
      ),
    )
  })
  it('recalculates after a refund to what computing anew without the sale gives', () => {
    fc.assert(
      fc.property(sales, fc.nat(), (entries, pick) => {
        const gone = entries[pick % entries.length]!
        const without = entries.filter((entry) => entry !== gone)
        const before = commissions(entries)
        const after = commissions([...entries, refundOf(gone)])
        for (const [person, paid] of before) {
          const recalculated = recalculationOf(after.get(person) ?? commissionOf(noFigures), paid)
          const anew = commissions(without).get(person) ?? commissionOf(noFigures)
          const sum = (kind: 'product recalculation' | 'pack recalculation') =>
            recalculated.find(({ type }) => type === kind)?.amountMinor ?? 0
          expect(paid.productMinor + sum('product recalculation')).toBe(anew.productMinor)
          expect(paid.packMinor + sum('pack recalculation')).toBe(anew.packMinor)
        }
      }),
    )
  })
  it('pays nobody for people outside their downline', () => {
    fc.assert(
      fc.property(sales, fc.nat(25), (entries, person) => {
        const others = entries.filter((entry) => !entry.upline.includes(person))
        const own = commissions(others).get(person)
        expect([own?.productMinor ?? 0, own?.packMinor ?? 0]).toEqual([0, 0])
      }),
    )
  })
  it('pays packs to the enroller alone, product commission to the active alone', () => {
    const pack = { buyer: 3, upline: [2, 1], enroller: 1, volume: 0, packMinor: 25_800 }
    expect(earned([pack])).toEqual([[1, { level: 'associate', productMinor: 0, packMinor: 5_160 }]])
    expect(earned([{ ...pack, enroller: 9 }])).toEqual([])
    const sale = { buyer: 3, upline: [2, 1], enroller: 1, volume: points(100), packMinor: 0 }
    const own = (person: number, ppv: number) => ({
      buyer: person,
      upline: [],
      enroller: null,
      volume: points(ppv),
      packMinor: 0,
    })
    expect(earned([sale, own(2, 39), own(1, 40)])).toEqual([
      [1, { level: 'associate', productMinor: 6_400, packMinor: 0 }],
    ])
    expect(earned([sale, own(2, 40)])).toEqual([
      [2, { level: 'associate', productMinor: 8_000, packMinor: 0 }],
    ])
  })
  it('pays as deep as the level reaches', () => {
    const below = [1, 2, 3, 4, 5, 6, 7].map((generation) => ({
      ...noFigures,
      ppv: points(200),
      dpv: points(60_000),
      generations: noFigures.generations.map((_, at) => (at === generation - 1 ? points(100) : 0)),
    }))
    const legsOf = (volume: number, count: number) =>
      new Map(Array.from({ length: count }, (_, leg) => [leg, points(volume)]))
    const paid = (legs: ReadonlyMap<number, number>) =>
      below.map((sums) => commissionOf({ ...sums, legs }).productMinor)
    expect(paid(new Map())).toEqual([8_000, 6_400, 0, 0, 0, 0, 0])
    expect(paid(legsOf(750, 2))).toEqual([8_000, 6_400, 4_000, 0, 0, 0, 0])
    expect(paid(legsOf(2_000, 3))).toEqual([8_000, 6_400, 4_000, 3_200, 0, 0, 0])
    expect(paid(legsOf(2_000, 4))).toEqual([8_000, 6_400, 4_000, 3_200, 1_600, 0, 0])
    expect(paid(legsOf(2_000, 6))).toEqual([8_000, 6_400, 4_000, 3_200, 1_600, 800, 0])
  })
  it('counts a leg as the volume of a person directly below and of all their team', () => {
    // 2 and 3 stand below 1; 4 and 5 below 2; 6 below 4
    const upline: Readonly<Record<number, number[]>> = { 2: [1], 3: [1], 4: [2, 1], 5: [2, 1], 6: [4, 2, 1] }
    const bought = Object.entries(upline).map(([buyer, above]) => ({
      buyer: Number(buyer),
      upline: above,
      enroller: null,
      volume: 10 ** Number(buyer),
      packMinor: 0,
    }))
    const legsOf = (person: number) => Object.fromEntries(sumVolume(bought).get(person)!.legs)
    expect(legsOf(1)).toEqual({ 2: 1_110_100, 3: 1_000 })
    expect(legsOf(2)).toEqual({ 4: 1_010_000, 5: 100_000 })
    expect(legsOf(4)).toEqual({ 6: 1_000_000 })
    expect(legsOf(6)).toEqual({})
  })
  it('rounds down to a cent', () => {
    // 10 % of 0.19 points of HK$8 are 15.2 cents, 8 % of them 12.16; 20 % of 99 cents are 19.8
    const generations = noFigures.generations.map((_, at) => (at < 2 ? 19 : 0))
    expect(commissionOf({ ...noFigures, ppv: points(40), generations, packMinor: 99 })).toMatchObject({
      productMinor: 27,
      packMinor: 19,
    })
  })
  it('has no recalculation where nothing changed, and a meal for every 40 points', () => {
    expect(recalculationOf({ productMinor: 5, packMinor: 7 }, { productMinor: 5, packMinor: 7 })).toEqual([])
    expect([mealsDonated({ ppv: 3_999, dpv: 0 }), mealsDonated({ ppv: 2_000, dpv: 6_000 })]).toEqual([0, 2])
  })
})

describe('levels', () => {
  it.each([
    [figures(0, 0, []), 'associate'],
    [figures(100, 1_500, [750, 750]), 'manager'],
    [figures(99.99, 1_500, [750, 750]), 'associate'],
    [figures(100, 1_499.99, [750, 750]), 'associate'],
    [figures(100, 1_500, [1_500]), 'associate'],
    [figures(100, 1_500, [1_200, 100]), 'associate'],
    [figures(286, 4_912, [2_300, 1_660, 452, 500]), 'manager'],
    [figures(200, 6_000, [2_000, 2_000, 2_000]), 'senior_manager'],
    [figures(200, 60_000, [10_000, 10_000, 10_000, 10_000, 10_000, 10_000]), 'senior_director'],
  ])('%j: %s', (given, expected) => {
    expect(levelOf(given).id).toBe(expected)
  })
  it('ask for no less than the level below', () => {
    for (const [index, { requires, depth }] of levels.entries()) {
      const below = levels[index - 1]
      if (!below) continue
      expect(depth).toBeGreaterThan(below.depth)
      for (const id of requirementIds) expect(requires[id]).toBeGreaterThanOrEqual(below.requires[id])
    }
    expect([levelAbove('associate')?.id, levelAbove('senior_director')]).toEqual(['manager', null])
  })
  it('count legs from 100 PV and points by 250 PV, eight a leg at most', () => {
    const legs = [99.99, 100, 249.99, 250, 500, 2_000, 9_000, -100].map(points)
    expect([activeLegs(legs), legPoints(legs)]).toEqual([6, 0 + 0 + 0 + 1 + 2 + 8 + 8])
  })
  it('ask for two volumes and two numbers', () => {
    expect(requirementIds.filter(isVolume)).toEqual(['ppv', 'dpv'])
  })
  it('say what is missing', () => {
    expect(requirementsOf(levels[2]!, requirementFigures(figures(286, 4_912, [2_000, 2_000, 500])))).toEqual([
      { id: 'ppv', current: 28_600, required: 20_000, missing: 0 },
      { id: 'dpv', current: 491_200, required: 600_000, missing: 108_800 },
      { id: 'active_legs', current: 3, required: 3, missing: 0 },
      { id: 'leg_points', current: 18, required: 20, missing: 2 },
    ])
  })
})

describe('commission payments', () => {
  it('are of four types (R-648, R-649, R-650, R-651)', () => {
    expect(paymentTypes).toEqual([
      'product commission payment',
      'pack commission check',
      'product recalculation',
      'pack recalculation',
    ])
  })
  it('are recalculations in two of the types, which are known after the period', () => {
    expect(paymentTypes.filter(isRecalculation)).toEqual(['product recalculation', 'pack recalculation'])
  })
  it.each([
    ['Unable to find details.', 'commissions.noDetails'],
    ['No checks available.', 'commissions.noChecks'],
    ['No checks are available', 'commissions.noChecks'],
    ['No check is available for this period', 'commissions.noChecks'],
    ['Payment option is missing.', 'commissions.noPaymentOption'],
    ['Missing payment option', 'commissions.noPaymentOption'],
    ['Customer does not exist for commission summary.', 'commissions.noCustomer'],
    ["The customer doesn't exist for commission summary", 'commissions.noCustomer'],
    ['The commission service is asleep', undefined],
  ])('that cannot be read: %s: %s (R-657, R-724, R-725, R-726)', (message, code) => {
    expect(refusalCode(message)).toBe(code)
  })
})
