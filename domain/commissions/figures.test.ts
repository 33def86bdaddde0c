import { describe, expect, it } from 'vitest'
import type { CommissionPayment } from './schema.ts'
import { chartData, chartWindow, knownMinor, stateOf, typeRows } from './figures.ts'

const line = (business_period: string, payment_type: string, amount: number): CommissionPayment => ({
  business_period,
  payment_type,
  amount,
  payment_date: null,
  payment_method: null,
  check_number: null,
  currency: 'HKD',
  status: 'paid',
})

describe('the overview of a period', () => {
  it('takes six months for its chart, over a turn of the year too', () => {
    expect(chartWindow('202602')).toEqual({ start_date: '2025-09-01', end_date: '2026-02-28' })
  })
  it('keeps what is not known apart from nothing', () => {
    expect([knownMinor(null), knownMinor(undefined), knownMinor(0), knownMinor(12.5)]).toEqual([
      null,
      null,
      0,
      1250,
    ])
    expect(typeRows({ commissions: [{ type: 'product commission payment', amount: 0 }] }, undefined)).toEqual(
      [
        { id: 'product commission payment', nowMinor: 0, beforeMinor: null },
        { id: 'pack commission check', nowMinor: null, beforeMinor: null },
        { id: 'product recalculation', nowMinor: null, beforeMinor: null },
        { id: 'pack recalculation', nowMinor: null, beforeMinor: null },
      ],
    )
  })
  it.each([
    [{ state: 'final' as const }, '202611', 'final'],
    [{ state: 'estimated' as const }, '202610', 'estimated'],
    [{}, '202611', 'estimated'],
    [null, '202610', 'final'],
  ])('of %j in %s is %s', (figures, period, state) => {
    expect(stateOf(figures, period, '202611')).toBe(state)
  })
})

describe('the chart of commissions', () => {
  it('adds the lines of a period and a type up, and leaves recalculations out that never happened', () => {
    const { periods, series } = chartData(
      [
        line('202610', 'product commission payment', 10.1),
        line('202610', 'Product Commission Payment', 0.2),
        line('202611', 'pack commission check', 7),
        line('202601', 'pack commission check', 99),
      ],
      '202611',
      'estimated',
    )
    expect(periods).toEqual(['202606', '202607', '202608', '202609', '202610', '202611'])
    expect(series).toEqual([
      { type: 'product commission payment', values: [null, null, null, null, 1030, null] },
      { type: 'pack commission check', values: [null, null, null, null, null, 700] },
    ])
  })
  it('shows a recalculation, and nothing where nothing was paid', () => {
    const { series } = chartData([line('202609', 'pack recalculation', -5)], '202611', 'estimated')
    expect(series.at(-1)).toEqual({
      type: 'pack recalculation',
      values: [null, null, null, -500, null, null],
    })
    expect(chartData([], '202611', 'estimated').series).toEqual([])
  })
  it.each([
    ['the running period', '202611', 'estimated', 'final', 5],
    ['a period that has ended and is not closed yet', '202611', 'estimated', 'estimated', 4],
    ['none once all are closed', '202611', 'final', 'final', undefined],
    ['none before those that are shown', '202609', 'final', 'estimated', undefined],
  ] as const)('is estimated from %s', (_, last, state, october, index) => {
    const payments = [
      { ...line('202609', 'pack commission check', 5), state: 'final' as const },
      { ...line('202610', 'pack commission check', 7), state: october },
    ]
    expect(chartData(payments, last, state).estimatedFrom).toBe(index)
  })
})
