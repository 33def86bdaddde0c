// Reads the reports of the test runners into outcomes, and merges the outcomes of repeated runs.
import { stripVTControlCharacters } from 'node:util'

/**
 * How a test ended, a file loaded, or a run went outside of its tests.
 * `unsteady`: failed, and passed when it was repeated.
 */
interface Outcome {
  kind: 'test' | 'file' | 'run'
  status: 'passed' | 'unsteady' | 'failed'
  /** The file that a repeat of this test runs. */
  file: string
  /** What the first failure said, shortened; empty when there was none. */
  message: string
  /** Tests that share this name: they count as failed together. */
  count: number
}

/** Outcomes by a name that is the same in every run. */
export type Outcomes = ReadonlyMap<string, Outcome>

/** The name of what a run did outside of every test. */
export const OUTSIDE = 'outside of every test'

interface VitestReport {
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title?: string
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    line: number
    title: string
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}
interface PlaywrightReport {
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

/** Removes terminal colours and all but the first lines: enough to know what to mend. */
export const shorten = (text: string): string =>
  stripVTControlCharacters(text).split('\n').slice(0, 20).join('\n')

const severity = { passed: 0, unsteady: 1, failed: 2 }

/** Adds an outcome. Of tests with the same name the worst outcome counts for all. */
function add(outcomes: Map<string, Outcome>, name: string, outcome: Omit<Outcome, 'count'>): void {
  const known = outcomes.get(name)
  const worst = known && severity[known.status] > severity[outcome.status] ? known : outcome
  outcomes.set(name, { ...worst, count: (known?.count ?? 0) + 1 })
}

/**
 * Reads a report of vitest's JSON reporter. A skipped test counts as failed: it says nothing about the product.
 * A passed test with failure messages was repeated by the runner.
 */
export function readVitest({ testResults }: VitestReport): Outcomes {
  const outcomes = new Map<string, Outcome>()
  for (const { name: file, message, status, assertionResults } of testResults) {
    const isLoaded = assertionResults.length > 0 || status !== 'failed'
    add(outcomes, file, {
      kind: 'file',
      status: isLoaded ? 'passed' : 'failed',
      file,
      message: isLoaded ? '' : shorten(message),
    })
    for (const { fullName, status: ended, failureMessages } of assertionResults) {
      const passed = failureMessages.length > 0 ? 'unsteady' : 'passed'
      add(outcomes, `${file}: ${fullName}`, {
        kind: 'test',
        status: ended === 'passed' ? passed : 'failed',
        file,
        // a hook that failed left its tests out, and the file says why
        message: shorten(failureMessages[0] ?? (ended === 'passed' ? '' : message || ended)),
      })
    }
  }
  return outcomes
}

const PLAYWRIGHT_STATUS: Readonly<Record<string, Outcome['status']>> = {
  expected: 'passed',
  flaky: 'unsteady',
}

/** The specs of a suite and of the suites in it, with the titles that lead to them. */
function specsOf(
  { title = '', specs = [], suites = [] }: PlaywrightSuite,
  path: readonly string[] = [],
): { spec: NonNullable<PlaywrightSuite['specs']>[number]; path: readonly string[] }[] {
  const here = [...path, title]
  return [...specs.map((spec) => ({ spec, path: here })), ...suites.flatMap((suite) => specsOf(suite, here))]
}

/** Reads a report of Playwright's JSON reporter. Errors outside of the tests are the run's; a skipped test counts as failed. */
export function readPlaywright({ errors, suites = [] }: PlaywrightReport): Outcomes {
  const outcomes = new Map<string, Outcome>()
  for (const { spec, path } of suites.flatMap((suite) => specsOf(suite)))
    for (const { projectName, status, results } of spec.tests) {
      const messages = results.flatMap((result) => result.errors.map(({ message = '' }) => message))
      const titles = [...path.filter((title) => title && title !== spec.file), spec.title]
      add(outcomes, `${spec.file}:${spec.line} ${titles.join(' › ')} (${projectName})`, {
        kind: 'test',
        status: PLAYWRIGHT_STATUS[status] ?? 'failed',
        file: spec.file,
        message: shorten(messages[0] ?? (status === 'expected' ? '' : status)),
      })
    }
  if (errors.length > 0)
    add(outcomes, OUTSIDE, {
      kind: 'run',
      status: 'failed',
      file: '',
      message: shorten(errors.map(({ message = '' }) => message).join('\n')),
    })
  return outcomes
}

/** Merges two runs: what passed in one of them did not fail, and is unsteady if it failed in the other. */
export function merge(first: Outcomes, second: Outcomes): Outcomes {
  const merged = new Map(first)
  for (const [name, outcome] of second) {
    const known = merged.get(name)
    if (!known) merged.set(name, outcome)
    else if (known.status !== outcome.status)
      merged.set(name, { ...known, status: 'unsteady', message: known.message || outcome.message })
  }
  return merged
}

/** What a step comes to. */
export interface Count {
  passed: number
  failed: number
  failures: string[]
  unsteady: { name: string; message: string }[]
}

/** Counts outcomes: unsteady tests passed. A file or a run counts when it failed. */
export function count(outcomes: Outcomes): Count {
  const all = [...outcomes]
  const sum = (of: typeof all) => of.reduce((total, [, outcome]) => total + outcome.count, 0)
  const failed = all.filter(([, { status }]) => status === 'failed')
  return {
    passed: sum(all.filter(([, { kind, status }]) => kind === 'test' && status !== 'failed')),
    failed: sum(failed),
    failures: failed.map(([name, { message }]) => `${name}\n${message}`),
    unsteady: all
      .filter(([, { status }]) => status === 'unsteady')
      .map(([name, { message }]) => ({ name, message })),
  }
}
