import { describe, expect, it } from 'vitest'
import { count, merge, readPlaywright, readVitest, type Outcomes } from '../../scripts/test-reports.ts'

/** A report of vitest: one file, and how each of its tests ended, with what it said. */
const vitest = (tests: readonly (readonly [status: string, ...messages: string[]])[], status = 'passed') => ({
  testResults: [
    {
      name: 'cart.test.ts',
      message: 'Cannot find cart.ts',
      status,
      assertionResults: tests.map(([ended, ...failureMessages], index) => ({
        status: ended,
        fullName: `test ${index}`,
        failureMessages,
      })),
    },
  ],
})

/** A report of Playwright: one test, in the project of the phone. */
const playwright = (status: string, ...messages: string[]) => ({
  errors: [],
  suites: [
    {
      title: 'cart.spec.ts',
      suites: [
        {
          title: 'an empty cart',
          specs: [
            {
              file: 'cart.spec.ts',
              line: 7,
              title: 'takes a line',
              tests: [
                {
                  projectName: 'phone',
                  status,
                  results: messages.map((message) => ({ errors: [{ message }] })),
                },
              ],
            },
          ],
        },
      ],
    },
  ],
})

const passing = { passed: 1, failed: 0, failures: [], unsteady: [] }
const failing = (name: string, message: string) => ({
  passed: 0,
  failed: 1,
  failures: [`${name}\n${message}`],
  unsteady: [],
})
const unsteady = (name: string, message: string) => ({ ...passing, unsteady: [{ name, message }] })

describe('the count of a report', () => {
  const test = 'cart.test.ts: test 0'
  const spec = 'cart.spec.ts:7 an empty cart › takes a line (phone)'
  it.each([
    ['passed', readVitest(vitest([['passed']])), passing],
    [
      'failed',
      readVitest(vitest([['failed', '\u001B[31mexpected\u001B[39m 2']])),
      failing(test, 'expected 2'),
    ],
    ['left out by a failed hook', readVitest(vitest([['skipped']])), failing(test, 'Cannot find cart.ts')],
    [
      'passed when repeated',
      readVitest(vitest([['passed', 'expected 2', 'expected 3']])),
      unsteady(test, 'expected 2'),
    ],
    [
      'in a file that does not load',
      readVitest(vitest([], 'failed')),
      failing('cart.test.ts', 'Cannot find cart.ts'),
    ],
  ])('vitest: a test %s', (_what, outcomes, counted) => {
    expect(count(outcomes)).toEqual(counted)
  })
  it.each([
    ['passed', playwright('expected'), passing],
    ['failed', playwright('unexpected', 'expected 2', 'expected 3'), failing(spec, 'expected 2')],
    ['skipped', playwright('skipped'), failing(spec, 'skipped')],
    ['passed when repeated', playwright('flaky', 'expected 2'), unsteady(spec, 'expected 2')],
    [
      'without a server',
      { errors: [{ message: 'no server' }] },
      failing('outside of every test', 'no server'),
    ],
  ])('Playwright: a test %s', (_what, report, counted) => {
    expect(count(readPlaywright(report))).toEqual(counted)
  })
  it('tests of one name fail together', () => {
    const { testResults } = vitest([['passed'], ['failed', 'expected 2']])
    for (const result of testResults[0]!.assertionResults) result.fullName = 'a test'
    expect(count(readVitest({ testResults }))).toMatchObject({ passed: 0, failed: 2 })
  })
})

describe('two runs, test by test', () => {
  const steady = readVitest(vitest([['passed'], ['passed']]))
  const redFirst = readVitest(vitest([['failed', 'expected 2'], ['passed']], 'failed'))
  const redSecond = readVitest(vitest([['passed'], ['failed', 'expected 3']], 'failed'))
  const unloaded = readVitest(vitest([], 'failed'))
  it.each<[string, Outcomes, Outcomes, object]>([
    ['green alone', redFirst, steady, { passed: 2, failed: 0, unsteady: [{ message: 'expected 2' }] }],
    ['red again', redFirst, redFirst, { passed: 1, failed: 1, unsteady: [] }],
    ['a neighbour red alone', redFirst, redSecond, { passed: 2, failed: 0, unsteady: [{}, {}] }],
    ['not run again', redFirst, new Map(), { passed: 1, failed: 1, unsteady: [] }],
    [
      'a file that loads later',
      unloaded,
      steady,
      { passed: 2, failed: 0, unsteady: [{ name: 'cart.test.ts' }] },
    ],
    ['a file that never loads', unloaded, unloaded, { passed: 0, failed: 1, unsteady: [] }],
  ])('%s', (_what, first, second, counted) => {
    expect(count(merge(first, second))).toMatchObject(counted)
  })
})
