import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/count-tests.mjs'

/** A report's files: how each ended, and the tests in it. */
const files = (...statuses: [string, number][]) =>
  statuses.map(([status, tests]) => ({
    name: 'cart.test.ts',
    message: 'Cannot find cart.ts',
    status,
    assertionResults: Array.from({ length: tests }, (_, index) => ({
      status: index === 0 ? status : 'passed',
      fullName: 'a line is added',
      failureMessages: ['\u001B[31mexpected\u001B[39m 2'],
    })),
  }))
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }

describe('the count of the check', () => {
  it('takes passed tests for passed', () => {
    expect(readVitest({ numPassedTests: 3, numTotalTests: 3, testResults: files(['passed', 3]) })).toEqual({
      passed: 3,
      failed: 0,
      failures: [],
    })
    expect(readPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 0, failures: [] })
  })
  it.each([
    ['a failed test', { numPassedTests: 2, numTotalTests: 3, testResults: files(['failed', 3]) }, 1],
    ['a skipped test', { numPassedTests: 2, numTotalTests: 3, testResults: files(['pending', 3]) }, 1],
    [
      'a file that does not load',
      { numPassedTests: 2, numTotalTests: 2, testResults: files(['passed', 2], ['failed', 0]) },
      1,
    ],
  ])('vitest: takes %s for failed, and names it', (_what, report, failed) => {
    expect(readVitest(report).failed).toBe(failed)
    expect(readVitest(report).failures).toHaveLength(failed)
  })
  it.each([
    ['a failed test', { ...stats, unexpected: 1 }, [], 1],
    ['a skipped test', { ...stats, skipped: 2 }, [], 2],
    ['one that passes only when repeated', { ...stats, flaky: 1 }, [], 1],
    ['an error outside of any test', stats, [new Error('no server')], 1],
  ])('Playwright: takes %s for failed', (_what, counts, errors, failed) => {
    expect(readPlaywright({ stats: counts, errors }).failed).toBe(failed)
  })

  it('tells what failed, where, and what it said, without colours', () => {
    expect(
      readVitest({ numPassedTests: 0, numTotalTests: 1, testResults: files(['failed', 1]) }).failures,
    ).toEqual(['cart.test.ts: a line is added\nexpected 2'])
    expect(
      readVitest({ numPassedTests: 0, numTotalTests: 0, testResults: files(['failed', 0]) }).failures,
    ).toEqual(['cart.test.ts\nCannot find cart.ts'])
    const spec = {
      file: 'cart.spec.ts',
      line: 7,
      title: 'a line is added',
      tests: [
        { projectName: 'phone', status: 'expected', results: [{ errors: [] }] },
        { projectName: 'desktop', status: 'unexpected', results: [{ errors: [{ message: 'expected 2' }] }] },
      ],
    }
    expect(
      readPlaywright({
        stats: { ...stats, unexpected: 1 },
        errors: [],
        suites: [{ specs: [], suites: [{ specs: [spec] }] }],
      }).failures,
    ).toEqual(['cart.spec.ts:7 a line is added (desktop)\nexpected 2'])
  })
})
