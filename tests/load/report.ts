import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

interface Row {
  what: string
  value: string
  goal: string
  verdict: string
}

const rows: Row[] = []
const sections = new Map<number, string>()

export const section = (title: string): void => {
  sections.set(rows.length, title)
  console.log(`\n${title}`)
}

/** One figure. `goal` undefined: for information. */
export function figure(
  what: string,
  value: number,
  {
    unit = '',
    digits = 0,
    most,
    least,
    note = '',
  }: { unit?: string; digits?: number; most?: number; least?: number; note?: string } = {},
): void {
  const shown = (number: number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`
  const goal = most !== undefined ? `≤ ${shown(most)}` : least !== undefined ? `≥ ${shown(least)}` : ''
  // what is printed is what is compared
  const printed = Number(value.toFixed(digits))
  const isMet = most !== undefined ? printed <= most : printed >= (least ?? -Infinity)
  const row = {
    what,
    value: shown(value) + (note && ` (${note})`),
    goal,
    verdict: goal ? (isMet ? 'met' : 'MISSED') : '',
  }
  rows.push(row)
  console.log(`  ${row.what.padEnd(58)} ${row.value.padStart(26)}   ${row.goal.padEnd(14)} ${row.verdict}`)
}

/** The machine in one line, without a name. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.versions.node}`

/** Writes the run into the document that is committed. */
export function writeReport(file: string, notes: readonly string[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const lines = rows.flatMap((row, index) => {
    const title = sections.get(index)
    return [
      ...(title ? ['', `## ${title}`, '', '| figure | this run | goal | |', '|---|---|---|---|'] : []),
      `| ${row.what} | ${row.value} | ${row.goal} | ${row.verdict} |`,
    ]
  })
  writeFileSync(
    file,
    `# Speed

\`npm run build && npm run bench -- --write\` prints these figures and writes this page. \`-- --quick\` takes one round of starts, pages, touches and components instead of several; \`-- starts pages touch service components growth team processes goods outages\` picks parts, and \`-- operations\` those about running the shop: growth, processes, goods and outages. If a part fails, its error is printed, the other parts run, this page is not written and the exit code is 1.

Machines of one kind differ by a factor of two or more, so goals are ratios to a baseline in the same run:

- a page load to its bare twin: the same DOM and pictures as a static page with only the rules that it uses, without script, data and font;
- a cached page to Node's \`http\` server with the same brotli bytes (keep-alive, 8 connections);
- an order to \`begin\`, four updates, \`commit\` on the same PostgreSQL, less the half of the sandbox's payment provider, which runs in the same process and is measured in one of its own;
- an order at half load to one buyer alone;
- a touch to one React commit of as many elements with the same processor throttling;
- growth to the small shop, in turns;
- several processes to one, by processor time: they share the machine's cores with the balancer and the load.

\`goods\` and \`outages\` have no baseline: their goals are counts, sizes and times by the clock, and each must hold on a slow machine.

The four baselines in the middle run immediately before and after what they calibrate; the mean counts. If the two differ much, the machine was busy. \`components\` needs no build: it scrolls a table, a tree and a combobox of 50,000 rows each and prints the tasks over 50 ms. Bytes, requests and queries are tests (\`tests/journeys/budgets.spec.ts\`, \`tests/journeys/round-trips.spec.ts\`, \`tests/faults/queries.test.ts\`, \`tests/faults/page-queries.test.ts\`), not benchmarks.

- date: ${new Date().toISOString().slice(0, 10)}, on top of commit ${commit}
- machine: ${machine()}${notes.map((note) => `\n- ${note}`).join('')}
- page loads: Chromium as a phone (390 × 844), Lighthouse's mobile profile applied for real (562.5 ms a request, 1.44 Mbit/s, processor 4 × slower), empty cache, medians of five in turns (\`--quick\`: one); touches: slow 4G with a round trip of 150 ms
${lines.join('\n')}
`,
  )
}
