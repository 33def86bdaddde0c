// What a report of a test runner comes to: a test that did not pass counts as failed, a skipped one too, for it says nothing about the product.

/** @param {{ numPassedTests: number, numFailedTests: number, numTotalTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} report of vitest's json reporter */
export function readVitest({ numPassedTests, numTotalTests, testResults }) {
  // A file that did not load has no test to fail: it counts as one failure.
  const unloaded = testResults.filter((result) => result.status === 'failed' && result.assertionResults.length === 0).length
  return { passed: numPassedTests, failed: unloaded + numTotalTests - numPassedTests }
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report of Playwright's json reporter; a flaky test passed only when it was repeated */
export function readPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}
