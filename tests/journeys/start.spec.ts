import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** What `npm start` runs once the shop is built. */
const { scripts } = createRequire(import.meta.url)('../../package.json') as { scripts: { start: string } }
const command = scripts.start.split(' && ').at(-1) ?? ''

/** Prints the name of each module that is loaded. */
const watch = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { if (!url.startsWith('node:')) console.log('loaded ' + url); return next(url, context) } })`

test('the built shop answers its first page from few files, the search not among them, loads the rest afterwards and ends with SIGTERM', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-start-'))
  const hooks = `--import data:text/javascript,${encodeURIComponent(watch)}`
  const shop = spawn('sh', ['-c', command], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: hooks,
      PORT: '0',
      DATA_DIR: folder,
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => {
    shop.once('exit', resolve)
  })
  let printed = ''
  shop.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  try {
    await expect.poll(() => /Jadeleaf is at \S+/.exec(printed)?.[0], { timeout: 60_000 }).toBeTruthy()
    const url = /Jadeleaf is at (\S+)/.exec(printed)?.[1] ?? ''
    expect((await fetch(`${url}/categories`)).status).toBe(200)
    const loaded = (text: string) => text.split('\n').filter((line) => line.startsWith('loaded '))
    const atStart = loaded(printed.split('Jadeleaf is at')[0] ?? '')
    console.log(
      `${atStart.length} modules before the address, ${loaded(printed).length} before the first page`,
    )
    expect(loaded(printed).length).toBeLessThanOrEqual(60)
    expect(atStart.filter((name) => /product-index|thesaurus/.test(name))).toEqual([])
    // another build beside it then takes nothing away from its pages
    const missing = () =>
      readdirSync('dist/server').filter((name) => !printed.includes(`/dist/server/${name}`))
    expect(missing().length).toBeGreaterThan(100)
    await expect.poll(missing, { timeout: 60_000 }).toEqual([])
    shop.kill('SIGTERM')
    expect(await ended).toBe(0)
  } finally {
    shop.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
})
