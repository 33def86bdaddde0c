import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refundParts, type PaidPayment } from './refund-parts.ts'

const paid = (id: string, amountMinor: number, refundedMinor = 0): PaidPayment => ({
  id,
  amountMinor,
  refundedMinor,
})

describe('refundParts', () => {
  it.each<[string, PaidPayment[], number, [string, number][]]>([
    ['a part of one payment', [paid('a', 1000)], 300, [['a', 300]]],
    ['the rest of one payment', [paid('a', 1000, 300)], 700, [['a', 700]]],
    ['more than is left of it', [paid('a', 1000, 300)], 800, [['a', 700]]],
    ['nothing of a payment that went back', [paid('a', 1000, 1000)], 1, []],
    [
      'two payments, the older first',
      [paid('a', 1000), paid('b', 500)],
      1200,
      [
        ['a', 1000],
        ['b', 200],
      ],
    ],
    ['an order that nothing was paid for', [], 100, []],
    ['no money', [paid('a', 1000)], 0, []],
  ])('%s', (_case, payments, amount, expected) => {
    expect(refundParts(payments, amount).map((part) => [part.paymentId, part.amountMinor])).toEqual(expected)
  })

  it('never gives back more than was paid, and everything that was paid when asked for it', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(
        fc.array(cents, { maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 8 }),
        (amounts, refunds) => {
          const went = amounts.map(() => 0)
          for (const refund of refunds) {
            const payments = amounts.map((amount, index) => paid(String(index), amount, went[index]))
            for (const { paymentId, amountMinor } of refundParts(payments, refund)) {
              expect(amountMinor).toBeGreaterThan(0)
              went[Number(paymentId)] = (went[Number(paymentId)] ?? 0) + amountMinor
            }
            for (const [index, amount] of amounts.entries()) expect(went[index]).toBeLessThanOrEqual(amount)
          }
          const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
          expect(sum(went)).toBe(Math.min(sum(amounts), sum(refunds)))
        },
      ),
    )
  })
})
