// Would a test notice? Plants one fault at a time, runs the tests that should catch it, and takes it out again.
// Usage: npm run mutants [-- money orders] [-- 3 7]   (groups, then numbers among what they hold)
// Fails when less than 95 % are caught, or when a fault no longer fits its file.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { withFault, type Catcher, type Fault } from './fault.ts'
import { groups } from './list.ts'
import { plant, restore, restoreInAnyCase } from './plant.ts'

const WANTED_SHARE = 0.95
/** Milliseconds for the tests of one fault: one that makes them hang is noticed too. */
const TIMEOUT = 240_000

/**
 * Reads transformed modules from a cache by their content: without it most of a run is spent transforming the service.
 * A stylesheet of vanilla-extract holds values of the modules it imports, which its own content does not show.
 */
const transforms = ({ 1: file }: Fault): string[] =>
  file.startsWith('design-system/') ? [] : ['--fsModuleCache']

/** Runs tests. @returns the name of the first that failed; undefined when all passed; '' when none could run */
function firstFailure(
  project: string,
  args: readonly string[],
  timeout = TIMEOUT,
): Promise<string | undefined> {
  return new Promise((done) => {
    const child = spawn('vitest', ['run', '--project', project, '--reporter=default', ...args], {
      timeout,
      env: { ...process.env, NO_COLOR: '1' },
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
    child.on('close', (code, signal) => {
      if (signal) done(`no end within ${timeout / 1000} s`)
      // A name that fits no test runs none, and nothing fails.
      else if (code === 0) done(/Tests\s+.*\d+ passed/.test(output) ? undefined : '')
      // A file that cannot be read has no test behind its name: the fault would not compile.
      else done(/^\s*FAIL\s+(.* > .*)$/m.exec(output)?.[1]?.trim() ?? '')
    })
  })
}

const argsOf = ({ path, name }: Catcher): string[] => [
  path,
  '--bail=1',
  // a test that notices once has noticed
  '--retry=0',
  ...(name === undefined ? [] : ['-t', name]),
]

/** What fails without any fault would seem to catch one. */
async function refuseBrokenTests(faults: readonly Fault[]): Promise<void> {
  for (const [project, own] of Map.groupBy(faults, ([, , , , { project: name }]) => name)) {
    const paths = [...new Set(own.map(([, , , , { path }]) => path))]
    const failure = await firstFailure(project, paths, 15 * 60_000)
    if (failure === undefined) continue
    console.error(`Fails without a fault: ${failure || `${project} ${paths.join(' ')}`}`)
    process.exit(1)
  }
}

const args = process.argv.slice(2)
const unknown = args.filter((arg) => !/^\d+$/.test(arg) && !Object.hasOwn(groups, arg))
if (unknown.length > 0) {
  console.error(`No such group: ${unknown.join(', ')}. There are ${Object.keys(groups).join(', ')}.`)
  process.exit(1)
}
const names = Object.keys(groups).filter((name) => args.includes(name))
const numbers = args.map(Number).filter(Number.isInteger)
const chosen = Object.entries(groups)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .flatMap(([group, faults]) => faults.map((fault) => ({ group, fault })))
  .map((one, index) => ({ ...one, number: index + 1 }))
  .filter(({ number }) => numbers.length === 0 || numbers.includes(number))

restoreInAnyCase()
await refuseBrokenTests(chosen.map(({ fault }) => fault))
const count = { caught: 0, survived: 0, unfit: 0 }
const caughtIn = new Map<string, number>()
for (const { group, fault, number } of chosen) {
  const [title, file, , , catcher] = fault
  const tell = (outcome: keyof typeof count, detail: string) => {
    count[outcome]++
    if (outcome === 'caught') caughtIn.set(group, (caughtIn.get(group) ?? 0) + 1)
    console.log(`${outcome === 'caught' ? '✓' : '✗'} ${number}. ${title}: ${outcome}, ${detail}`)
  }
  const sound = readFileSync(file, 'utf8')
  const broken = withFault(sound, fault)
  if (broken === undefined) {
    tell('unfit', `its pattern does not fit ${file} exactly once`)
    continue
  }
  plant(file, sound, broken)
  const failure = await firstFailure(catcher.project, [...argsOf(catcher), ...transforms(fault)]).finally(
    restore,
  )
  if (failure === '') tell('unfit', 'no test could run with it')
  else if (failure === undefined) tell('survived', argsOf(catcher).join(' '))
  else tell('caught', failure)
}
for (const [group, own] of Map.groupBy(chosen, ({ group }) => group))
  console.log(
    `${group}: ${caughtIn.get(group) ?? 0} of ${own.length}, ${new Date().toISOString().slice(0, 10)}`,
  )
const share = count.caught / chosen.length
console.log(
  `${count.caught} of ${chosen.length} faults caught (${(share * 100).toFixed(1)} %), ${count.survived} survived, ${count.unfit} do not fit`,
)
process.exit(share < WANTED_SHARE || count.unfit > 0 ? 1 : 0)
