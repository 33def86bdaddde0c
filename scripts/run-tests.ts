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
  /** A run that takes longer is stopped, and has failed. */
  minutes: number
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

/** How a command ended: undefined when its time ran out, 1 when another signal ended it or it could not start. */
type ExitCode = number | undefined

/** Says that a command was stopped. */
export const outOfTime = (minutes: number): string => `ran out of its ${minutes} minutes`

/** Runs a command, at most for some minutes. */
export const run = (
  [command = '', ...args]: readonly string[],
  {
    env,
    isQuiet = false,
    minutes,
  }: { env?: Readonly<Record<string, string>> | undefined; isQuiet?: boolean | undefined; minutes: number },
): Promise<ExitCode> =>
  new Promise((resolve) => {
    const time = AbortSignal.timeout(minutes * 60_000)
    const child = spawn(command, args, {
      stdio: isQuiet ? 'ignore' : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      signal: time,
    })
    child.on('error', () => {
      if (!time.aborted) resolve(1)
    })
    child.on('exit', (code) => {
      resolve(time.aborted ? undefined : (code ?? 1))
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

/** One run, and whether it was stopped. */
interface Once {
  outcomes: Outcomes
  isStopped: boolean
}

async function runOnce(tests: TestRun, more: readonly string[]): Promise<Once> {
  const files = { report: `${tests.report}.json`, unhandled: `${tests.report}-unhandled.json` }
  for (const file of Object.values(files)) rmSync(file, { force: true })
  const code = await run([...commandOf(tests), ...more], {
    env: { ...tests.env, PLAYWRIGHT_JSON_OUTPUT_NAME: files.report, UNHANDLED_ERRORS: files.unhandled },
    isQuiet: tests.isQuiet,
    minutes: tests.minutes,
  })
  const report = readJson(files.report) as never
  const outcomes = report ? (tests.runner === 'vitest' ? readVitest : readPlaywright)(report) : new Map()
  const message =
    code === undefined
      ? outOfTime(tests.minutes)
      : outsideOf(outcomes, code, (readJson(files.unhandled) ?? []) as string[])
  const known = outcomes.get(OUTSIDE)
  const status = message || known ? 'failed' : 'passed'
  const outside = { kind: 'run', status, file: '', message: known?.message ?? message, count: 1 } as const
  return { outcomes: new Map([...outcomes, [OUTSIDE, outside]]), isStopped: code === undefined }
}

/** Runs tests; once more if the run breaks outside of its tests (a lost page, a crashed worker, a taken port) and not by its time. */
async function runWhole(tests: TestRun, more: readonly string[] = []): Promise<Outcomes> {
  const { outcomes, isStopped } = await runOnce(tests, more)
  if (isStopped || outcomes.get(OUTSIDE)?.status !== 'failed') return outcomes
  return merge(outcomes, (await runOnce(tests, more)).outcomes)
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
