// Everything that must hold. Prints each step's outcome and, last, `N passed, N failed`.
// Usage: npm test · npm run check · npm run check -- unit service   (only some steps)
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { readPlaywright, readVitest } from './count-tests.mjs'
import { debianPostgres } from './debian-postgres.mjs'

const reports = 'test-results/reports'
const vitest = (project, extra = {}) => ({ name: extra.name ?? project, command: ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${extra.name ?? project}.json`], report: readVitest, ...extra })

const first = [
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'catalogues', command: ['npm', 'run', '-s', 'i18n:check'] },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
]
/** Side by side: journeys wait for timers and for each other's pages more than they compute, and leave half of the processor to the rest. */
const lanes = [
  [
    vitest('unit'),
    vitest('service'),
    vitest('service', { name: 'service-on-debian', before: debianPostgres }),
    vitest('hydration', { needsBrowser: true }),
    vitest('storybook', { needsBrowser: true }),
  ],
  [
    { name: 'journeys', command: ['playwright', 'test'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/journeys.json` }, report: readPlaywright, needsBrowser: true, isHeld: true },
  ],
]

/** The exit code. What a step that runs beside others says is held back until its end, so that lines do not mix. */
const run = (command, env, isHeld) => new Promise((done) => {
  const child = spawn(command[0], command.slice(1), { stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit', env: { ...process.env, ...env }, shell: process.platform === 'win32' })
  const said = []
  for (const stream of isHeld ? [child.stdout, child.stderr] : []) stream.on('data', (part) => said.push(part))
  const end = (code) => { if (said.length) process.stdout.write(Buffer.concat(said)); done(code) }
  child.on('error', () => end(1))
  child.on('close', (code) => end(code ?? 1))
})

let [passed, failed] = [0, 0]
async function take(step, isHeld = false) {
  const started = performance.now()
  let after
  let count
  try {
    const prepared = (await step.before?.()) ?? {}
    after = prepared.stop
    if (prepared.unavailable) { console.log(`– ${step.name}: ${prepared.unavailable}`); return }
    const code = await run(step.command, { ...step.env, ...prepared.env }, isHeld)
    const file = `${reports}/${step.name}.json`
    count = step.report && existsSync(file) ? step.report(JSON.parse(readFileSync(file, 'utf8'))) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
    if (code !== 0 && count.failed === 0) count.failed = 1
  } catch (error) {
    console.error(`${step.name}: ${error.message}`)
    count = { passed: 0, failed: 1 }
  } finally {
    await after?.()
  }
  passed += count.passed
  failed += count.failed
  console.log(`${count.failed ? '✗' : '✓'} ${step.name}: ${count.passed} passed, ${count.failed} failed in ${Math.round((performance.now() - started) / 1000)} s`)
}

const names = process.argv.slice(2)
const wanted = (steps) => steps.filter(({ name }) => !names.length || names.includes(name))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
for (const step of wanted(first)) await take(step)
const beside = lanes.map(wanted).filter(({ length }) => length > 0)
// Before the lanes part: two of them must not install at once.
try {
  if (beside.flat().some(({ needsBrowser }) => needsBrowser)) ensureBrowser()
} catch (error) {
  failed += 1
  console.error(`browser: ${error.message}`)
}
await Promise.all(beside.map(async (lane) => { for (const step of lane) await take(step, step.isHeld === true && beside.length > 1) }))
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
