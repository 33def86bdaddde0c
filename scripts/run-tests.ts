// Runs a test runner and repeats what failed: a failure counts when it repeats (docs/decisions/0023).
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { merge, OUTSIDE, readPlaywright, readVitest, shorten, type Outcomes } from './test-reports.ts'

export interface TestRun {
  runner: 'vitest' | 'playwright'
  /** Arguments of the runner: which tests, and with which configuration. */
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** The path of the report without its ending; absolute, since Playwright reads a relative one from its configuration. */
  report: string
  /** Prints nothing: for runs that are expected to fail. */
  isQuiet?: boolean
}

const commandOf = ({ runner, args, report }: TestRun): string[] =>
  runner === 'playwright'
    ? ['playwright', 'test', ...args]
    : [
        'vitest',
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        '--reporter=./scripts/unhandled-errors.mjs',
        `--outputFile.json=${report}.json`,
      ]

/** Runs a command. @returns its exit code; 1 when a signal ended it or it could not start */
export const run = (
  [command = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
  isQuiet = false,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: isQuiet ? 'ignore' : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => {
      resolve(1)
    })
    child.on('exit', (code) => {
      resolve(code ?? 1)
    })
  })

const readJson = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** What went wrong outside of every test: errors that belong to none, or a bad end without a failed test. */
function outsideOf(outcomes: Outcomes, code: number, errors: readonly string[]): string {
  if (errors.length > 0) return errors.map(shorten).join('\n')
  const hasFailed = [...outcomes.values()].some(({ status }) => status === 'failed')
  return code !== 0 && !hasFailed ? `ended with code ${code}, though no test failed` : ''
}

async function runOnce(tests: TestRun, more: readonly string[]): Promise<Outcomes> {
  const files = { report: `${tests.report}.json`, unhandled: `${tests.report}-unhandled.json` }
  for (const file of Object.values(files)) rmSync(file, { force: true })
  const code = await run(
    [...commandOf(tests), ...more],
    { ...tests.env, PLAYWRIGHT_JSON_OUTPUT_NAME: files.report, UNHANDLED_ERRORS: files.unhandled },
    tests.isQuiet,
  )
  const report = readJson(files.report) as never
  const outcomes = report ? (tests.runner === 'vitest' ? readVitest : readPlaywright)(report) : new Map()
  const message = outsideOf(outcomes, code, (readJson(files.unhandled) ?? []) as string[])
  const known = outcomes.get(OUTSIDE)
  const status = message || known ? 'failed' : 'passed'
  return new Map([
    ...outcomes,
    [OUTSIDE, { kind: 'run', status, file: '', message: known?.message ?? message, count: 1 }],
  ])
}

/** Runs tests; a run that breaks outside of its tests (a lost page, a crashed worker, a taken port) once more. */
async function runWhole(tests: TestRun, more: readonly string[] = []): Promise<Outcomes> {
  const outcomes = await runOnce(tests, more)
  return outcomes.get(OUTSIDE)?.status === 'failed' ? merge(outcomes, await runOnce(tests, more)) : outcomes
}

/** The arguments that run failed tests by themselves, one after another, without the runner's own repeat. */
function aloneArgs(runner: TestRun['runner'], files: ReadonlySet<string>): string[] {
  return runner === 'vitest'
    ? [...files, '--maxWorkers=1', '--retry=0']
    : ['--last-failed', '--workers=1', '--retries=0']
}

/**
 * Runs tests, then by themselves those that failed in spite of the runner's own repeat.
 * @returns outcomes in which only what failed three times is failed
 */
export async function runTests(tests: TestRun): Promise<Outcomes> {
  const outcomes = await runWhole(tests)
  const failed = [...outcomes.values()].filter(({ kind, status }) => kind !== 'run' && status === 'failed')
  if (failed.length === 0) return outcomes
  if (!tests.isQuiet) console.log(`Again, by themselves: ${failed.length} failed`)
  const files = new Set(failed.map(({ file }) => file))
  const alone = new Map(await runWhole(tests, aloneArgs(tests.runner, files)))
  // A few tests that ended well say nothing of a run that broke twice.
  if (outcomes.get(OUTSIDE)?.status === 'failed') alone.delete(OUTSIDE)
  return merge(outcomes, alone)
}
