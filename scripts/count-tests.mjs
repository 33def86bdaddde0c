// What a report of a test runner comes to: a test that did not pass counts as failed, a skipped one too, for it says nothing about the product.
// `failures` tell of each what it is and what it said, for the end of the check: who reads only its last lines must know what to mend.
import { stripVTControlCharacters } from 'node:util'

/** Terminal colours, and more than the first lines, tell nobody anything at the end of a log. */
export const inShort = (text) => stripVTControlCharacters(text).split('\n').slice(0, 20).join('\n')

/** @param {{ numPassedTests: number, numTotalTests: number, testResults: { name: string, message: string, status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report of vitest's json reporter */
export function readVitest({ numPassedTests, numTotalTests, testResults }) {
  // A file that did not load has no test to fail: it counts as one failure.
  const unloaded = testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [inShort(`${name}\n${message}`)]
      : assertionResults
          .filter((result) => result.status !== 'passed')
          .map((result) => inShort(`${name}: ${result.fullName}\n${result.failureMessages.join('\n')}`)),
  )
  return { passed: numPassedTests, failed: unloaded + numTotalTests - numPassedTests, failures }
}

/** Every test of a suite and of the suites in it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: { message?: string }[], suites?: object[] }} report of Playwright's json reporter; a flaky test passed only when it was repeated
 *
 * A spec stands there once for all projects, with the `ok` of the first: only its tests say in which project it failed.
 */
export function readPlaywright({ stats, errors, suites }) {
  const failures = specsOf({ suites }).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, results }) =>
        inShort(
          `${file}:${line} ${title} (${projectName})\n${results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n')}`,
        ),
      ),
  )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [...errors.map(({ message = '' }) => inShort(message)), ...failures],
  }
}
