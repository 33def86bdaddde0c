interface Count { passed: number; failed: number }
export function readVitest(report: { numPassedTests: number; numFailedTests: number; numTotalTests: number; testResults: { status: string; assertionResults: unknown[] }[] }): Count
export function readPlaywright(report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] }): Count
