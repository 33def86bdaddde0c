import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeRelease } from '../../build/release/write-release.ts'
import { mebibytesOf } from '../harness/folder-size.ts'
import { startService, type TestService } from '../harness/service.ts'
import { startProcess, type ServiceProcess } from './process.ts'

/** Far from the project, so that nothing is found in its node_modules. */
const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-release-'))
let database: TestService
let shop: ServiceProcess
beforeAll(async () => {
  database = await startService()
  writeRelease(folder)
  const built = { folder, file: 'dist/service/main.js' }
  shop = await startProcess({ DATABASE_URL: database.db.url, NODE_ENV: 'production' }, built)
}, 120_000)
afterAll(async () => {
  await shop.stop()
  await database.stop()
  rmSync(folder, { recursive: true })
})

it('what is shipped takes at most 60 MB, of which packages are half at most', () => {
  expect(mebibytesOf(folder)).toBeLessThan(60)
  expect(mebibytesOf(join(folder, 'node_modules'))).toBeLessThan(30)
})

it('the release is a whole shop: pages, files and pictures drawn by a library in machine code', async () => {
  const page = await (await fetch(`${shop.url}/en/product/vitamin-c-1000`)).text()
  expect(page).toContain('<h1')
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  expect((await fetch(shop.url + script)).headers.get('content-type')).toContain('javascript')
  const card = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page)?.[1] ?? ''
  const picture = Buffer.from(await (await fetch(shop.url + card)).arrayBuffer())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
})

it('the release has the command of the staff, which finds the database of the settings', () => {
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['dist/service/shop.js', ...args], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: database.db.url, NODE_ENV: 'production' },
      encoding: 'utf8',
    })
  expect(run('--help')).toContain('order <number|id> refund')
  expect(run('applications')).toContain('refund')
  expect(run('export', join(folder, 'goods'))).toContain('products.csv: ')
  expect(() => run('order', '999999', 'ship')).toThrow('There is no order 999999.')
})

it('the release brings no PostgreSQL, and both programs say so in one sentence when no database is set', () => {
  const sayOf = (...args: string[]) =>
    spawnSync(process.execPath, args, {
      cwd: folder,
      env: { PATH: process.env['PATH'], PORT: '0' },
      encoding: 'utf8',
    })
  for (const args of [['dist/service/main.js'], ['dist/service/shop.js', 'orders']])
    expect(sayOf(...args), args.join(' ')).toMatchObject({
      status: 1,
      stderr:
        'The embedded PostgreSQL could not start: a release brings none, set DATABASE_URL to a PostgreSQL server.\n',
    })
})

it('the release says what it is made of, and gives the licences with what browsers load', async () => {
  const bill = JSON.parse(readFileSync(join(folder, 'dist/sbom.cdx.json'), 'utf8')) as {
    components: { name: string; licenses: unknown[] }[]
  }
  expect(bill.components.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'react',
      'react-aria',
      'hono',
      'pg',
      'workbox-core',
      'sharp',
      '@fontsource-variable/inter',
    ]),
  )
  // one empty module; its package states no licence
  const unlicensed = bill.components.filter(({ licenses }) => licenses.length === 0)
  expect(unlicensed.map(({ name }) => name)).toEqual(['@react-aria/optimize-locales-plugin'])
  const notices = await (await fetch(`${shop.url}/licences.txt`)).text()
  for (const { name } of bill.components) expect(notices).toContain(name)
})

it("the staff's command goes on when nobody reads what it prints", async () => {
  const command = spawn(process.execPath, ['dist/service/shop.js', '--help'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  command.stdout.destroy()
  let said = ''
  command.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [code] = (await once(command, 'close')) as [number]
  expect([code, said]).toEqual([0, ''])
})
