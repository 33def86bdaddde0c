import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A thousand are enough to tell; the proof takes its time. */
const PAGES = process.env['PROVE'] ? 3_000 : 1_000

it('the heap stays flat over a thousand rendered pages with unique query strings', async () => {
  expect(existsSync(`${root}dist/server/server.js`), 'run npm run build first').toBe(true)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', 'tests/faults/render-many.ts', String(PAGES)],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  )
  const { answers, before, after } = JSON.parse(stdout) as Record<'answers' | 'before' | 'after', number>
  expect(answers).toBe(600 + PAGES)
  // In MiB: a thousand pages that stay are more than 30.
  expect(after - before).toBeLessThan(10)
}, 600_000)
