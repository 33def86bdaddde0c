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
  const isMet = most !== undefined ? value <= most + 1e-9 : value >= (least ?? -Infinity)
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
export function writeReport(file: string, { note }: { note: string }): void {
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

\`npm run build && npm run bench -- --write\` prints these figures and writes this page. \`-- --quick\` is one round of everything; \`-- pages touch service starts growth team components\` picks parts. \`components\` needs no build: it scrolls a table of 50,000 rows and a tree of 10,000 people on a processor four times slower and prints the tasks over 50 ms.
Times of one machine say little: pages are measured against the same DOM as a static page, growth against the small shop, in turns within one run. Bytes, requests and queries are tests (\`tests/journeys/budgets.spec.ts\`, \`tests/faults/queries.test.ts\`), not benchmarks.

- date: ${new Date().toISOString().slice(0, 10)}, on top of commit ${commit}
- machine: ${machine()}${note && `\n- ${note}`}
- page loads: Chromium as a phone (390 × 844), Lighthouse's mobile profile applied for real (562.5 ms a request, 1.44 Mbit/s, processor 4 × slower), empty cache, medians of five in turns; touches: slow 4G with a round trip of 150 ms
${lines.join('\n')}
`,
  )
}
