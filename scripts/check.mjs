// Everything that must hold, in the order of speed. Prints each step's outcome, at the end what failed and why, and last `N passed, N failed`.
// A failure counts when it repeats (run-tests.ts); what passed on a repeat is printed as unsteady and written to test-results/unsteady.json.
// Usage: npm test · npm run check · npm run check -- unit service   (only some steps)
//        npm run prove   (all steps, and at full depth what the check only samples)
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { debianPostgres } from './debian-postgres.mjs'
import { outOfTime, run, runTests } from './run-tests.ts'
import { count } from './test-reports.ts'

const isProof = process.argv.includes('--prove')

/** Absolute: Playwright reads a relative path from where its configuration lies. */
const reports = resolve('test-results/reports')
const vitest = (project, { name = project, ...more } = {}) => ({
  name,
  runner: 'vitest',
  args: ['--project', project],
  ...more,
})

/** Their minutes are for a busy machine: on two quiet cores a step takes less than a third. */
const steps = [
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'], minutes: 5 },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'], minutes: 6 },
  { name: 'commits', command: ['npm', 'run', '-s', 'commits'], minutes: 1 },
  { name: 'catalogues', command: ['npm', 'run', '-s', 'i18n:check'], minutes: 2 },
  vitest('unit*', { name: 'unit', minutes: 20 }),
  { name: 'build', command: ['npm', 'run', '-s', 'build'], minutes: 6 },
  vitest('service', { minutes: 40 }),
  // the same tests on another PostgreSQL
  vitest('service', { name: 'service-on-debian', before: debianPostgres, isDepth: true, minutes: 40 }),
  vitest('repeats', { before: browser, minutes: 10 }),
  vitest('hydration', { before: browser, minutes: 15 }),
  // the stories of the next steps again, from their sources
  vitest('storybook', { before: browser, isDepth: true, minutes: 60 }),
  { name: 'storybook-build', command: ['npm', 'run', '-s', 'build:storybook'], minutes: 6 },
  {
    name: 'storybook-built',
    runner: 'playwright',
    args: ['--config', 'tests/storybook/playwright.config.ts'],
    before: browser,
    minutes: 45,
  },
  { name: 'journeys', runner: 'playwright', args: [], before: browser, minutes: isProof ? 240 : 75 },
]

function browser() {
  ensureBrowser()
  return {}
}

/** Runs a step and counts its tests; a command without tests counts as one, and is not repeated. */
async function countStep({ name, command, runner, args, minutes }, env) {
  if (runner) return count(await runTests({ runner, args, env, report: `${reports}/${name}`, minutes }))
  const code = await run(command, { env, minutes })
  if (code === 0) return { passed: 1, failed: 0, failures: [], unsteady: [] }
  const failure = code === undefined ? outOfTime(minutes) : `ended with code ${code}`
  return { passed: 0, failed: 1, failures: [failure], unsteady: [] }
}

if (isProof) process.env.PROVE = 'yes'
const wanted = process.argv.slice(2).filter((name) => name !== '--prove')
let [passed, failed] = [0, 0]
const failures = []
const unsteady = []
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
for (const step of steps) {
  if (wanted.length ? !wanted.includes(step.name) : step.isDepth && !isProof) continue
  const started = performance.now()
  let after
  let counted
  try {
    const prepared = (await step.before?.()) ?? {}
    after = prepared.stop
    if (prepared.unavailable) {
      console.log(`– ${step.name}: ${prepared.unavailable}`)
      continue
    }
    counted = await countStep(step, prepared.env)
  } catch (error) {
    console.error(`${step.name}: ${error.message}`)
    counted = { passed: 0, failed: 1, failures: [error.message], unsteady: [] }
  } finally {
    await after?.()
  }
  passed += counted.passed
  failed += counted.failed
  failures.push(...counted.failures.map((failure) => `✗ ${step.name}: ${failure}`))
  unsteady.push(...counted.unsteady.map((test) => ({ step: step.name, ...test })))
  const seconds = Math.round((performance.now() - started) / 1000)
  const also = counted.unsteady.length ? `, ${counted.unsteady.length} of them unsteady` : ''
  console.log(
    `${counted.failed ? '✗' : '✓'} ${step.name}: ${counted.passed} passed${also}, ${counted.failed} failed in ${seconds} s of at most ${60 * step.minutes}`,
  )
}
writeFileSync('test-results/unsteady.json', `${JSON.stringify(unsteady, null, 2)}\n`)
for (const failure of failures) console.log(failure)
if (unsteady.length > 0) console.log('Unsteady: failed, and passed when repeated')
for (const { step, name, message } of unsteady) console.log(`~ ${step}: ${name}\n${message}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
