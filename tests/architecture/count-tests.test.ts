import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/count-tests.mjs'

const files = (...statuses: [string, number][]) => statuses.map(([status, tests]) => ({ status, assertionResults: Array.from({ length: tests }) }))
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }

describe('the count of the check', () => {
  it('takes passed tests for passed', () => {
    expect(readVitest({ numPassedTests: 3, numFailedTests: 0, numTotalTests: 3, testResults: files(['passed', 3]) })).toEqual({ passed: 3, failed: 0 })
    expect(readPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 0 })
  })
  it.each([
    ['a failed test', { numPassedTests: 2, numFailedTests: 1, numTotalTests: 3, testResults: files(['failed', 3]) }, 1],
    ['a skipped test', { numPassedTests: 2, numFailedTests: 0, numTotalTests: 3, testResults: files(['passed', 3]) }, 1],
    ['a file that does not load', { numPassedTests: 2, numFailedTests: 0, numTotalTests: 2, testResults: files(['passed', 2], ['failed', 0]) }, 1],
  ])('vitest: takes %s for failed', (_what, report, failed) => { expect(readVitest(report).failed).toBe(failed) })
  it.each([
    ['a failed test', { ...stats, unexpected: 1 }, [], 1],
    ['a skipped test', { ...stats, skipped: 2 }, [], 2],
    ['one that passes only when repeated', { ...stats, flaky: 1 }, [], 1],
    ['an error outside of any test', stats, [new Error('no server')], 1],
  ])('Playwright: takes %s for failed', (_what, counts, errors, failed) => { expect(readPlaywright({ stats: counts, errors }).failed).toBe(failed) })
})
