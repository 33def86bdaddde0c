import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saysNoAccess, trackerAddress } from './access.ts'
import { canRemoveChoice, choiceRefusal, goldUntil, levelOn } from './level.ts'

describe('access to the success tracker', () => {
  it.each([
    ['Unable to generate GUID', true],
    ['"Unable to generate GUID."', true],
    ['UNABLE TO GENERATE GUID for 8000008', true],
    ['https://tracker.example/?guid=1', false],
    ['', false],
    [undefined, false],
  ])('%s says that there is none: %s (R-692)', (text, expected) => {
    expect(saysNoAccess(text)).toBe(expected)
  })
  it.each([
    ['https://tracker.example/?guid=1', 'https://tracker.example/?guid=1'],
    ['/sandbox/success-tracker/1', '/sandbox/success-tracker/1'],
    ['http://tracker.example/?guid=1', 'http://tracker.example/?guid=1'],
    ['HTTPS://tracker.example/', 'HTTPS://tracker.example/'],
    ['see https://tracker.example/', undefined],
    ['javascript:alert(1)//https://tracker.example/', undefined],
    ['https://tracker.example/ is it', undefined],
    ['https://tracker.example/?says=unable%20to', 'https://tracker.example/?says=unable%20to'],
    ['//elsewhere.example', undefined],
    ['javascript:alert(1)', undefined],
    ['Unable to generate GUID', undefined],
    ['two words', undefined],
    [undefined, undefined],
  ])('the address in %s is %s', (answer, address) => {
    expect(trackerAddress(answer)).toBe(address)
  })
})

describe('the level of the success tracker', () => {
  it.each([
    ['never bought', [], null],
    ['bought once', [{ paidOn: '2026-11-22', quantity: 1 }], '2027-11-22'],
    [
      'bought again while it lasts, told in another order',
      [
        { paidOn: '2027-03-01', quantity: 1 },
        { paidOn: '2026-11-22', quantity: 1 },
      ],
      '2028-11-22',
    ],
    [
      'bought again after its end',
      [
        { paidOn: '2020-01-01', quantity: 1 },
        { paidOn: '2026-11-22', quantity: 2 },
      ],
      '2028-11-22',
    ],
  ])('%s: Gold until %j → %s', (_, purchases, until) => {
    expect(goldUntil(purchases)).toBe(until)
  })
  it('is Gold through its last day, and Free the day after', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((today) => levelOn(today, '2026-11-22'))).toEqual([
      'gold',
      'gold',
      'free',
    ])
    expect(levelOn('2026-11-22', null)).toBe('free')
  })
  it('lasts as long whatever the order in which payments are told', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        fc.array(fc.record({ paidOn: day, quantity: fc.integer({ min: 1, max: 3 }) }), { maxLength: 6 }),
        (purchases) => {
          expect(goldUntil(purchases.toReversed())).toBe(goldUntil(purchases))
        },
      ),
    )
  })
})

describe('choosing a type', () => {
  const level = 'free'
  it.each([
    ['gold', null, level, true, null],
    ['gold', null, level, false, 'termsNotAccepted'],
    ['gold', 'gold', level, true, null],
    ['gold', 'free', level, true, 'otherChosen'],
    ['free', 'gold', level, true, 'otherChosen'],
    ['free', 'gold', level, false, 'otherChosen'],
    ['free', null, 'gold', true, 'otherChosen'],
    ['gold', 'free', 'gold', true, null],
    ['free', null, level, true, null],
  ] as const)(
    '%s with %s chosen and level %s, terms %s: %s (R-693)',
    (wanted, chosen, has, accepts, refusal) => {
      expect(choiceRefusal({ wanted, chosen, level: has, acceptsTerms: accepts })).toBe(refusal)
    },
  )
  it('is taken back unless Gold is paid', () => {
    expect([canRemoveChoice('free'), canRemoveChoice('gold')]).toEqual([true, false])
  })
})
