import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountsOf,
  changePeriod,
  chartPeriods,
  differenceOf,
  openDashboard,
  withFailure,
  withPeriod,
} from './dashboard-state.ts'
import { paymentTypes } from './payment-types.ts'
import {
  filterLines,
  firstCommissions,
  firstFilters,
  groupLines,
  offeredPeriods,
  readFilters,
  reportLines,
  sumsOf,
  windowOf,
  withPending,
  writeFilters,
} from './report.ts'
import type { CommissionPayment } from './schema.ts'

const figures = (business_period: string, total_commission = 10) => ({ business_period, total_commission })

describe('the state of the commissions dashboard (R-606, R-646)', () => {
  it('has the period, its neighbours, data by period and an error', () => {
    expect(openDashboard('202312')).toEqual({
      period: '202312',
      prevPeriod: '202311',
      nextPeriod: '202401',
      data: {},
      error: null,
    })
  })
  it('takes the first element, none is null; going back to a loaded period shows its own data (R-655, R-656)', () => {
    let state = withPeriod(openDashboard('202611'), '202611', [figures('202611'), figures('other')])
    state = changePeriod(state, state.prevPeriod)
    expect([state.period, state.nextPeriod, state.data['202610']]).toEqual(['202610', '202611', undefined])
    state = withPeriod(state, '202610', [])
    expect(state.data['202610']).toBeNull()
    state = changePeriod(state, state.nextPeriod)
    expect(state.data[state.period]).toEqual(figures('202611'))
  })
  it('has the error of the period shown, and of no other', () => {
    const state = openDashboard('202611')
    expect(withFailure(state, '202611', 'a %1', ['b']).error).toEqual({ message: 'a %1', parameters: ['b'] })
    expect(withFailure(state, '202610', 'a').error).toBeNull()
    expect(changePeriod(withFailure(state, '202611', 'a'), '202610').error).toBeNull()
  })
  it('draws the last six periods, or the six up to an older one', () => {
    const last = ['202606', '202607', '202608', '202609', '202610', '202611']
    expect(chartPeriods('202611', '202611')).toEqual(last)
    expect(chartPeriods('202606', '202611')).toEqual(last)
    expect(chartPeriods('202605', '202611').at(-1)).toBe('202605')
  })
})

describe('the amounts of a period', () => {
  const commissions = [
    { type: 'product commission payment', amount: 1936.5 },
    { type: 'pack commission check', amount: 0 },
    { type: 'product recalculation', amount: null },
  ]
  it('are cents; what is not known is null and never 0', () => {
    expect(amountsOf({ business_period: '202611', commissions }, '202611', '202611')).toEqual({
      state: 'estimated',
      byType: {
        'product commission payment': 193_650,
        'pack commission check': 0,
        'product recalculation': null,
        'pack recalculation': null,
      },
      totalMinor: 193_650,
    })
    expect(amountsOf({ business_period: '202610' }, '202610', '202611')).toMatchObject({
      state: 'final',
      totalMinor: null,
    })
  })
  it('differ only where both are known', () => {
    expect([differenceOf(100, 40), differenceOf(null, 40), differenceOf(0, null)]).toEqual([60, null, null])
  })
})

describe('the state of the commissions screen (R-607, R-608)', () => {
  it('has data by period, filters, status, pending pay and its flag', () => {
    expect(firstCommissions).toEqual({
      data: {},
      filters: { paymentTypes: [], businessPeriod: 'current', state: 'all' },
      status: { updating: false, mannatechPayActive: false, weeklyPayActive: false },
      pendingCommission: 0,
      pending: false,
    })
  })
  it.each([
    [undefined, 0, true],
    [0, 0, false],
    [12.5, 1250, true],
  ])('pending pay %s (R-609, A-87)', (decimal, pendingCommission, pending) => {
    expect(withPending(firstCommissions, decimal)).toMatchObject({ pendingCommission, pending })
  })
})

it('pending pay stays as it was while it is loaded anew', () => {
  const shown = withPending(firstCommissions, 12.5)
  expect(withPending(shown, undefined)).toMatchObject({ pendingCommission: 1250, pending: true })
})

describe('the filters of the report', () => {
  const today = '2024-03-15'
  it('offer current and the last four completed periods (R-647)', () => {
    expect(offeredPeriods(today)).toEqual(['current', '202402', '202401', '202312', '202311'])
  })
  it.each([
    ['', firstFilters],
    ['period=202401', { ...firstFilters, businessPeriod: '202401' }],
    ['period=202403', firstFilters],
    ['period=2023', firstFilters],
    [
      'types=pack-recalculation,product-recalculation,nonsense',
      { ...firstFilters, paymentTypes: ['product recalculation', 'pack recalculation'] },
    ],
    ['state=final', { ...firstFilters, state: 'final' }],
    ['state=maybe', firstFilters],
  ])('in the address %j', (search, filters) => {
    expect(readFilters(new URLSearchParams(search), today)).toEqual(filters)
  })
  it('come back from the address they were written to', () => {
    const filters = fc.record({
      businessPeriod: fc.constantFrom(...offeredPeriods(today)),
      paymentTypes: fc.subarray([...paymentTypes], { maxLength: 3 }),
      state: fc.constantFrom('all' as const, 'estimated' as const, 'final' as const),
    })
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(readFilters(writeFilters(chosen), today)).toEqual(chosen)
      }),
    )
  })
  it.each([
    [{}, ''],
    [{ businessPeriod: '202401' }, 'period=202401'],
    [{ state: 'estimated' as const }, 'state=estimated'],
    [{ paymentTypes: ['pack recalculation' as const] }, 'types=pack-recalculation'],
    [{ paymentTypes }, ''],
  ])('leave the defaults out of the address: %j', (chosen, search) => {
    expect(String(writeFilters({ ...firstFilters, ...chosen }))).toBe(search)
  })
  it('read all types as none chosen', () => {
    const all = paymentTypes.map((type) => type.replaceAll(' ', '-')).join(',')
    expect(readFilters(new URLSearchParams({ types: all }), today)).toEqual(firstFilters)
  })
  it('ask for their window (R-652)', () => {
    expect(windowOf(firstFilters, today)).toEqual({ start_date: '2023-03-15', end_date: today })
    expect(windowOf({ ...firstFilters, businessPeriod: '202402' }, today)).toEqual({
      start_date: '2024-02-01',
      end_date: '2024-02-29',
    })
  })
})

const payment = (more: Partial<CommissionPayment> = {}): CommissionPayment => ({
  business_period: '202610',
  payment_type: 'product commission payment',
  payment_date: '2026-11-15',
  payment_method: 'Check',
  check_number: '0081264',
  amount: 27.15,
  currency: 'HKD',
  status: 'paid',
  ...more,
})

describe('the lines of the report', () => {
  const lines = reportLines(
    [
      payment({ business_period: '202611', payment_date: null, amount: 1.1, check_number: null }),
      payment(),
      payment({ payment_type: 'pack recalculation', amount: -2.5 }),
      payment({ business_period: '202609', amount: 3 }),
      payment({ business_period: '202610', state: 'estimated', amount: 7 }),
    ],
    '2026-11-22',
  )
  it('are estimated in the running period, or where the service says so', () => {
    expect(lines.map(({ state, amountMinor }) => [state, amountMinor])).toEqual([
      ['estimated', 110],
      ['final', 2715],
      ['final', -250],
      ['final', 300],
      ['estimated', 700],
    ])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  })
  it('stand in groups of one period and one state, newest first', () => {
    expect(groupLines(lines).map(({ id, sumMinor }) => [id, sumMinor])).toEqual([
      ['202611-estimated', 110],
      ['202610-estimated', 700],
      ['202610-final', 2465],
      ['202609-final', 300],
    ])
  })
  it('are summed apart: estimated and final are never added', () => {
    expect(sumsOf(lines)).toEqual({ finalMinor: 2765, estimatedMinor: 810 })
    expect(sumsOf([])).toEqual({ finalMinor: null, estimatedMinor: null })
  })
  it('are filtered by type and state (R-610)', () => {
    const chosen = (more: object) => filterLines(lines, { ...firstFilters, ...more }).length
    expect([
      chosen({}),
      chosen({ paymentTypes: ['pack recalculation'] }),
      chosen({ state: 'estimated' }),
      chosen({ paymentTypes: ['pack recalculation'], state: 'estimated' }),
    ]).toEqual([5, 1, 2, 0])
  })
  it('of the groups have the sums of the whole', () => {
    const some = fc.array(
      fc.record({
        period: fc.constantFrom('202609', '202610', '202611'),
        state: fc.constantFrom('estimated' as const, 'final' as const),
        amountMinor: fc.integer({ min: -100_000, max: 100_000 }),
      }),
    )
    fc.assert(
      fc.property(some, (drafts) => {
        const all = drafts.map((draft, index) => ({
          ...draft,
          id: String(index),
          type: 'x',
          paidOn: null,
          pendingReason: null,
          method: null,
          checkNumber: null,
        }))
        const sums = sumsOf(all)
        const ofGroups = (state: string) =>
          groupLines(all)
            .filter((group) => group.state === state)
            .reduce((sum, group) => sum + group.sumMinor, 0)
        expect([ofGroups('final'), ofGroups('estimated')]).toEqual([
          sums.finalMinor ?? 0,
          sums.estimatedMinor ?? 0,
        ])
      }),
    )
  })
})
