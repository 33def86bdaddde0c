// Everything that must hold, in the order of speed. Prints each step's outcome, at the end what failed and why, and last `N passed, N failed`.
// Usage: npm test · npm run check · npm run check -- unit service   (only some steps)
//        npm run prove   (all steps, and at full depth what the check only samples)
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { inShort, readPlaywright, readVitest } from './count-tests.mjs'
import { debianPostgres } from './debian-postgres.mjs'

/** Absolute: Playwright reads a relative path from where its configuration lies. */
const reports = resolve('test-results/reports')
const vitest = (project, extra = {}) => ({
  name: extra.name ?? project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/unhandled-errors.mjs',
    `--outputFile.json=${reports}/${extra.name ?? project}.json`,
  ],
  env: { UNHANDLED_ERRORS: `${reports}/${extra.name ?? project}-unhandled.json` },
  report: readVitest,
  ...extra,
})

const steps = [
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'catalogues', command: ['npm', 'run', '-s', 'i18n:check'] },
  vitest('unit*', { name: 'unit' }),
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  vitest('service'),
  // the same tests on another PostgreSQL
  vitest('service', { name: 'service-on-debian', before: debianPostgres, isDepth: true }),
  vitest('hydration', { before: browser }),
  // the stories of the next steps again, from their sources
  vitest('storybook', { before: browser, isDepth: true }),
  { name: 'storybook-build', command: ['npm', 'run', '-s', 'build:storybook'] },
  {
    name: 'storybook-built',
    command: ['playwright', 'test', '--config', 'tests/storybook/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/storybook-built.json` },
    report: readPlaywright,
    before: browser,
  },
  {
    name: 'journeys',
    command: ['playwright', 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/journeys.json` },
    report: readPlaywright,
    before: browser,
  },
]

function browser() {
  ensureBrowser()
  return {}
}

const run = (command, env) =>
  new Promise((done) => {
    const child = spawn(command[0], command.slice(1), {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })

/** What went wrong outside of every test, as the reporter wrote it down. */
const unhandledErrors = (file) =>
  file && existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).map((error) => inShort(`outside of every test: ${error}`))
    : []

const isProof = process.argv.includes('--prove')
if (isProof) process.env.PROVE = 'yes'
const wanted = process.argv.slice(2).filter((name) => name !== '--prove')
let [passed, failed] = [0, 0]
const failures = []
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
for (const step of steps) {
  if (wanted.length ? !wanted.includes(step.name) : step.isDepth && !isProof) continue
  const started = performance.now()
  let after
  let count
  try {
    const prepared = (await step.before?.()) ?? {}
    after = prepared.stop
    if (prepared.unavailable) {
      console.log(`– ${step.name}: ${prepared.unavailable}`)
      continue
    }
    const code = await run(step.command, { ...step.env, ...prepared.env })
    const file = `${reports}/${step.name}.json`
    count =
      step.report && existsSync(file)
        ? step.report(JSON.parse(readFileSync(file, 'utf8')))
        : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
    count.failures = [...(count.failures ?? []), ...unhandledErrors(step.env?.UNHANDLED_ERRORS)]
    if (code !== 0 && count.failed === 0) {
      count.failed = 1
      count.failures.unshift(`ended with code ${code}, though no test failed`)
    }
  } catch (error) {
    console.error(`${step.name}: ${error.message}`)
    count = { passed: 0, failed: 1, failures: [error.message] }
  } finally {
    await after?.()
  }
  passed += count.passed
  failed += count.failed
  failures.push(...(count.failures ?? []).map((failure) => `✗ ${step.name}: ${failure}`))
  console.log(
    `${count.failed ? '✗' : '✓'} ${step.name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((performance.now() - started) / 1000)} s`,
  )
}
for (const failure of failures) console.log(failure)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
