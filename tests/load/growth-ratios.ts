import { figure, median, percentile } from './report.ts'

/** A call that is sent again and again; its arguments depend on the round, from 0. */
export interface Question {
  name: string
  ask: (round: number) => Promise<unknown>
}

/** Runs work. @returns ms by the clock */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Asks a small and a large shop the same questions in turns and prints p95 ÷ p95. The first `warmUp` rounds do not count. */
export async function printGrowthRatios(
  small: readonly Question[],
  large: readonly Question[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<void> {
  for (const [index, { name, ask }] of small.entries()) {
    const before: number[] = []
    const after: number[] = []
    for (let round = 0; round < warmUp + rounds; round++) {
      const times = [await timed(() => ask(round)), await timed(() => large[index]!.ask(round))] as const
      if (round < warmUp) continue
      before.push(times[0])
      after.push(times[1])
    }
    const [one, two] = [percentile(before, 0.95), percentile(after, 0.95)]
    figure(name, two / one, {
      digits: 2,
      most: 1.3,
      note: `${two.toFixed(1)} ÷ ${one.toFixed(1)} ms, medians ${median(after).toFixed(1)} ÷ ${median(before).toFixed(1)}`,
    })
  }
}
