interface Count {
  passed: number
  failed: number
  failures: string[]
}
interface VitestFile {
  name: string
  message: string
  status: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}
interface Suite {
  suites?: Suite[]
  specs?: {
    file: string
    line: number
    title: string
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}
export function readVitest(report: {
  numPassedTests: number
  numTotalTests: number
  testResults: VitestFile[]
}): Count
export function readPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: Suite[]
}): Count
