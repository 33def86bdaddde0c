import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Keeps about 80 MiB, makes garbage that lives for a while, and prints the largest heap as a multiple of what is kept. */
const script = `
const objects = (count) => Array.from({ length: count }, (_, at) => ({ at, text: String(at) }))
const kept = objects(1_000_000)
gc()
const { heapUsed } = process.memoryUsage()
const garbage = []
let most = 0
for (let round = 0; round < 400; round++) {
  garbage.push(objects(10_000))
  if (garbage.length > 8) garbage.shift()
  most = Math.max(most, process.memoryUsage().heapUsed)
}
console.log(most / heapUsed + kept.length * 0)
`

async function largestHeap(...flags: string[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', ...flags, '-e', script])
  return Number(stdout)
}

it('garbage takes much less memory than V8 would give it', async () => {
  const module = fileURLToPath(new URL('heap-growth.ts', import.meta.url))
  const young = '--max-semi-space-size=2'
  // a busy machine collects later with either
  expect(await largestHeap(young, '--import', module)).toBeLessThan(0.6 * (await largestHeap(young)))
}, 60_000)
