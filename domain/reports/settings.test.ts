import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelFilters } from '../commissions/levels.ts'
import { periodAfter } from '../commissions/period.ts'
import {
  firstDirection,
  REPORT_MONTHS_BACK,
  REPORT_PERIODS_MOST,
  reportColumns,
  reportKinds,
  reportSorts,
} from './columns.ts'
import {
  cleanViewQuery,
  firstSettings,
  isReportRange,
  limitRange,
  monthsOf,
  readReport,
  saysReport,
  viewQuery,
  withRange,
  writeReport,
  writeReportOf,
  type ReportSettings,
} from './settings.ts'
import { cleanViewName, isViewName, viewNameKey } from './view-name.ts'

const running = '202611'
const read = (query: string, now = running) => readReport(new URLSearchParams(query), now)

const ranges = fc
  .tuple(fc.nat({ max: REPORT_MONTHS_BACK }), fc.integer({ min: 1, max: REPORT_PERIODS_MOST }))
  .filter(([back, months]) => back + months - 1 <= REPORT_MONTHS_BACK)
  .map(([back, months]) => ({
    from: periodAfter(running, 1 - back - months),
    to: periodAfter(running, -back),
  }))
const choice = <T>(...all: readonly T[]) => fc.constantFrom(...all)
const reports: fc.Arbitrary<ReportSettings> = fc
  .record({
    range: ranges,
    kind: choice(...reportKinds),
    columns: fc.subarray([...reportColumns]),
    sort: choice(...reportSorts),
    direction: choice('asc' as const, 'desc' as const),
    filters: fc.record({
      activity: choice('active' as const, 'inactive' as const, null),
      level: choice(...levelFilters, null),
      joined: choice('new' as const, null),
      renews: choice('soon' as const, null),
    }),
  })
  .map(({ range, ...settings }) => withRange({ ...settings, ...range }, range))

describe('a report and its address', () => {
  it('are the same: what is written is read', () => {
    fc.assert(
      fc.property(reports, (report) => {
        expect(readReport(writeReport(report, running), running)).toEqual(report)
        expect(read(viewQuery(report, running))).toEqual(report)
        expect(cleanViewQuery(viewQuery(report, running), running)).toBe(viewQuery(report, running))
      }),
    )
  })
  it('whatever the address says, is a report that can be asked for', () => {
    const texts = fc.oneof(
      choice('report', 'from', 'to', 'last', 'columns', 'sort', 'direction', 'level', 'any', '202611', '99'),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, texts), { maxLength: 8 }), (pairs) => {
        const { from, to, sort } = readReport(new URLSearchParams(pairs), running)
        expect(isReportRange({ from, to }, running)).toBe(true)
        expect(reportSorts).toContain(sort)
      }),
    )
  })
  it.each(reportKinds)('%s is short as it opens', (kind) => {
    expect(writeReport(firstSettings(kind, running), running).toString()).toBe(
      kind === 'volume' ? '' : `report=${kind}`,
    )
  })
  it.each([
    ['from=202609&to=202611', { from: '202609', to: '202611' }],
    ['last=6', { from: '202606', to: '202611' }],
    ['last=7', { from: '202609', to: '202611' }],
    ['from=202611&to=202609', { from: '202609', to: '202611' }],
    ['from=202611&to=202612', { from: '202609', to: '202611' }],
    ['from=202001&to=202002', { from: '202609', to: '202611' }],
    ['from=202613&to=202613', { from: '202609', to: '202611' }],
    ['from=202601&to=202606', { from: '202601', to: '202606' }],
    ['sort=ppv-5', { sort: 'ppv-0' }],
    ['last=6&sort=ppv-5', { sort: 'ppv-5' }],
    ['columns=dpv,leg,secret', { columns: ['leg', 'dpv'] }],
    ['columns=', { columns: [] }],
    ['sort=name', { sort: 'name', direction: 'asc' }],
    [
      'report=growth&joined=any',
      { kind: 'growth', filters: expect.objectContaining({ joined: null }) as object },
    ],
  ])('reads %j', (query, expected) => {
    expect(read(query)).toMatchObject(expected)
  })
})

it.each([
  ['ppv-2', '202609', 'ppv-2'],
  ['ppv-3', '202609', 'ppv-0'],
  ['ppv-0', '202611', 'ppv-0'],
  ['name', '202611', 'name'],
] as const)('a report by %s from %s on is sorted by %s', (sort, from, expected) => {
  const settings = { ...firstSettings('volume', running), sort }
  expect(withRange(settings, { from, to: '202611' }).sort).toBe(expected)
})

describe('the periods of a saved view', () => {
  it('move with the running period when they end with it, and stay otherwise', () => {
    const moving = viewQuery(read('from=202610&to=202611'), running)
    expect(read(moving, '202701')).toMatchObject({ from: '202612', to: '202701' })
    const fixed = viewQuery(read('from=202605&to=202606'), running)
    expect(read(fixed, '202701')).toMatchObject({ from: '202605', to: '202606' })
  })
})

describe('a range', () => {
  it('has no more periods than a report: the end that was not chosen follows', () => {
    const before = { from: '202606', to: '202611' }
    expect(limitRange({ from: '202601', to: '202611' }, before)).toEqual({ from: '202601', to: '202606' })
    expect(limitRange({ from: '202501', to: '202511' }, { from: '202501', to: '202503' })).toEqual({
      from: '202506',
      to: '202511',
    })
    expect(limitRange({ from: '202607', to: '202611' }, before)).toEqual({ from: '202607', to: '202611' })
    fc.assert(
      fc.property(ranges, ranges, (next, previous) => {
        expect(monthsOf(limitRange(next, previous))).toBeLessThanOrEqual(REPORT_PERIODS_MOST)
      }),
    )
  })
})

it('figures are first sorted from the highest, names from A', () => {
  expect([firstDirection('ppv-2'), firstDirection('name'), firstDirection('renews')]).toEqual([
    'desc',
    'asc',
    'asc',
  ])
})

describe('the name of a view', () => {
  it.each([
    ['  My  monthly check ', 'My monthly check', true],
    ['每月检查', '每月检查', true],
    ['', '', false],
    ['   ', '', false],
    ['a\u0000b', 'a\u0000b', false],
    ['x'.repeat(60), 'x'.repeat(60), true],
    ['x'.repeat(61), 'x'.repeat(61), false],
  ])('%j is kept as %j: %s', (name, clean, isName) => {
    expect([cleanViewName(name), isViewName(name)]).toEqual([clean, isName])
  })
  it('is the same in capitals, in full width and with more spaces', () => {
    expect(viewNameKey('ＭＹ  Check')).toBe(viewNameKey('my check'))
  })
})

describe('the address of a saved view', () => {
  const view = { id: 7, query: 'activity=active&last=2' }
  it('is its id while nothing was changed, and the whole report afterwards', () => {
    expect(writeReportOf(view, read(view.query), running).toString()).toBe('view=7')
    const address = writeReportOf(view, firstSettings('volume', running), running)
    expect(address.toString()).toBe('view=7&report=volume')
    expect(saysReport(address)).toBe(true)
    expect(saysReport(new URLSearchParams('view=7&page=2'))).toBe(false)
  })
})
