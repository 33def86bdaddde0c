import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const running = new Set<ChildProcess>()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jadeleaf-main-'))
})
afterAll(async () => {
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise((resolve) => {
          child.once('exit', resolve)
          child.kill('SIGTERM')
        }),
    ),
  )
  rmSync(folder, { recursive: true, force: true })
})

interface Process {
  output(): string
  url: Promise<string>
  ended: Promise<number | null>
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

function run(env: Record<string, string>): Process {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [main], {
    env: { ...inherited, NODE_ENV: 'test', PORT: '0', DATA_DIR: path.join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let text = ''
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    }),
  )
  const url = new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      text += data.toString()
      const found = /Jadeleaf is at (\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${text}`)))
  })
  url.catch(() => {})
  return {
    output: () => text,
    url,
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** First line of PostgreSQL's own note: the number of its process. */
function postmaster(): string | undefined {
  try {
    return readFileSync(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0]
  } catch {
    return undefined
  }
}

async function emptyDatabase(name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('adminUrl') })
  await admin.connect()
  const database = `${inject('run')}_${name}_${process.pid}`
  await admin.query(`create database ${database}`)
  await admin.end()
  const url = new URL(inject('adminUrl'))
  url.pathname = `/${database}`
  return url.href
}

describe('a start that cannot work ends with one sentence and code 1', () => {
  it.each([
    [
      'a wrong setting',
      { PORT: 'none' },
      /^The setting PORT must be a number from 0 to 65535; "none" is not\.\n$/,
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      /^The database could not be prepared: .*\.\n$/,
    ],
    [
      'a folder that cannot be',
      { DATA_DIR: '/dev/null/data' },
      /^The folder \/dev\/null\/data cannot be written: set DATA_DIR to another one\.\n$/,
    ],
    ['no sandbox and nothing real', { SANDBOX: 'off' }, /^SANDBOX is off, but .*\.\n$/],
    ['every address and none for links', { HOST: '0.0.0.0' }, /^The setting PUBLIC_URL is missing: .*\n$/],
  ])('%s', async (_what, env, sentence) => {
    const started = run(env)
    expect(await started.ended).toBe(1)
    expect(started.output()).toMatch(sentence)
  })
  it('a folder that holds something else', async () => {
    const DATA_DIR = path.join(folder, 'other')
    mkdirSync(path.join(DATA_DIR, 'postgres'), { recursive: true })
    writeFileSync(path.join(DATA_DIR, 'postgres/note.txt'), 'mine')
    const started = run({ DATA_DIR })
    expect(await started.ended).toBe(1)
    expect(started.output()).toMatch(
      /^The embedded PostgreSQL could not start: \S+ holds no database: remove it to begin anew\.\n$/,
    )
    expect(readFileSync(path.join(DATA_DIR, 'postgres/note.txt'), 'utf8')).toBe('mine')
  })
  it('a link that leads nowhere in the place of the folder', async () => {
    const DATA_DIR = path.join(folder, 'linked')
    mkdirSync(DATA_DIR)
    symlinkSync('/nowhere/at/all', path.join(DATA_DIR, 'postgres'))
    const started = run({ DATA_DIR })
    expect(await started.ended).toBe(1)
    expect(started.output()).toMatch(/^The embedded PostgreSQL could not start: .*\.\n$/)
  })
  it('a database without its password', async () => {
    const DATA_DIR = path.join(folder, 'secret')
    mkdirSync(path.join(DATA_DIR, 'postgres'), { recursive: true })
    writeFileSync(path.join(DATA_DIR, 'postgres/PG_VERSION'), '18\n')
    const started = run({ DATA_DIR })
    expect(await started.ended).toBe(1)
    expect(started.output()).toMatch(
      /^The embedded PostgreSQL could not start: the file \S+postgres\.secret with the password of the database is missing: .*\.\n$/,
    )
  })
  it('a taken port', async () => {
    const taken = createServer()
    const port = await new Promise<number>((resolve) =>
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
    )
    const started = run({ PORT: String(port), DATABASE_URL: await emptyDatabase('port') })
    expect(await started.ended).toBe(1)
    expect(started.output()).toBe(`Port ${port} is taken: stop the other program or set PORT.\n`)
    taken.close()
  })
})

describe('two processes', () => {
  it('start at once on one DATABASE_URL, migrate and seed once, and share what they know', async () => {
    const DATABASE_URL = await emptyDatabase('two')
    const both = [run({ DATABASE_URL }), run({ DATABASE_URL })]
    const [one, two] = (await Promise.all(both.map(({ url }) => url))) as [string, string]
    const answer = await fetch(`${one}/sandbox/people/fresh/token`, { method: 'POST' })
    const { token } = (await answer.json()) as { token: string }
    const me = await fetch(`${two}/rest/en/V1/customers/me`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(await me.json()).toMatchObject({ id: 2 })
    expect(await Promise.all(both.map(({ stop }) => stop()))).toEqual([0, 0])
  })
  it('start at once on one embedded folder; the last one out stops PostgreSQL', async () => {
    const both = [run({}), run({})]
    const [one, two] = (await Promise.all(both.map(({ url }) => url))) as [string, string]
    expect((await fetch(`${one}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${one}/.well-known/security.txt`)).text()).toMatch(/^Contact: mailto:/)
    expect(await both[0]!.stop('SIGINT')).toBe(0)
    expect((await fetch(`${two}/healthz`)).status).toBe(200)
    expect(await both[1]!.stop('SIGINT')).toBe(0)
  })
  it('a killed one leaves a folder that starts again with its data', async () => {
    const first = run({})
    const url = await first.url
    await fetch(`${url}/sandbox/clock`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{"offset_seconds":7}',
    })
    const server = postmaster()
    await first.stop('SIGKILL')
    const second = run({})
    expect(await (await fetch(`${await second.url}/sandbox/clock`)).json()).toMatchObject({
      offset_seconds: 7,
    })
    expect(second.output()).toContain('mei.chan@jadeleaf.example')
    // Its PostgreSQL waited for it: stopping and starting that took longer than the shop itself.
    expect(postmaster()).toBe(server)
    expect(await second.stop()).toBe(0)
    expect(postmaster()).toBeUndefined()
  })
  it('a killed one that does not come back takes PostgreSQL along', async () => {
    const lonely = run({})
    await lonely.url
    expect(postmaster()).toBeDefined()
    await lonely.stop('SIGKILL')
    await expect.poll(postmaster, { timeout: 20_000, interval: 200 }).toBeUndefined()
  })
})

it.each([
  ['0.0.0.0', '0.0.0.0'],
  ['127.0.0.1', 'https://shop.example'],
])('warns of a sandbox that others can reach: listening on %s, at %s', async (HOST, reached) => {
  const started = run({
    HOST,
    PUBLIC_URL: 'https://shop.example',
    DATABASE_URL: await emptyDatabase(`open${HOST.length}`),
  })
  await started.url
  await expect
    .poll(() => started.output())
    .toContain(`Warning: the sandbox is open to everybody who reaches ${reached}.`)
  expect(await started.stop()).toBe(0)
})

describe('when PostgreSQL is killed', () => {
  const alive = async (url: string) => (await fetch(`${url}/healthz`)).status
  const keeperOf = (server: string) =>
    Number(spawnSync('ps', ['-o', 'ppid=', '-p', server], { encoding: 'utf8' }).stdout)

  it('under a running shop, it is started again with its data', async () => {
    const shop = run({})
    const url = await shop.url
    await fetch(`${url}/sandbox/clock`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{"offset_seconds":11}',
    })
    const server = postmaster()!
    process.kill(Number(server), 'SIGKILL')
    await expect.poll(() => shop.output(), { timeout: 40_000 }).toContain('PostgreSQL runs again')
    await expect.poll(() => alive(url), { timeout: 20_000 }).toBe(200)
    expect(postmaster()).not.toBe(server)
    expect(await (await fetch(`${url}/sandbox/clock`)).json()).toMatchObject({ offset_seconds: 11 })
    expect(await shop.stop()).toBe(0)
    expect(postmaster()).toBeUndefined()
  }, 90_000)
  it('together with everything else, a start within the same second works', async () => {
    const shop = run({})
    await shop.url
    const server = postmaster()!
    const keeper = keeperOf(server)
    expect(keeper).toBeGreaterThan(1)
    for (const pid of [keeper, Number(server)]) process.kill(pid, 'SIGKILL')
    await shop.stop('SIGKILL')
    const next = run({})
    expect(await alive(await next.url)).toBe(200)
    expect(await next.stop()).toBe(0)
  }, 90_000)
})

describe('SIGTERM', () => {
  it('lets a call under way finish', async () => {
    const started = run({ DATABASE_URL: await emptyDatabase('drain') })
    const url = await started.url
    await fetch(`${url}/sandbox/faults`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ match: 'GET /directory/countries', delay_ms: 1000 }),
    })
    const slow = fetch(`${url}/rest/en/V1/directory/countries`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const ended = started.stop()
    expect((await slow).status).toBe(200)
    expect(await ended).toBe(0)
  })
})
