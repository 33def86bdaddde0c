import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getMe, updateMe } from '#domain/customers/api.ts'
import { createService, createServices } from '#service/app.ts'
import { connectDatabase, type Database } from '#service/db/db.ts'
import { callLimits, type TimeLimits } from '#service/db/time-limits.ts'
import { outsideTransactions } from '#service/db/transaction-guard.ts'
import { readSettings } from '#service/settings.ts'
import { startService, type TestService } from '../harness/service.ts'

/** The limits of calls, shorter. */
const limits: TimeLimits = { connect: 1_500, statement: 1_500, lock: 1_000, idleInTransaction: 1_000 }
const CONNECTIONS = 2
/** What a probe waits for, and what a busy test machine adds. */
const PROBE_MS = 2_000 + 2_000

/** Passes everything on to the database, until it is frozen: then it takes calls and answers nothing, like a stopped server. */
async function freezer(target: URL) {
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      if (isFrozen) socket.pause()
      socket.on('error', () => near.destroy()).on('close', () => sockets.delete(socket))
    }
    near.on('data', (data) => far.write(data)).on('close', () => far.destroy())
    far.on('data', (data) => near.write(data)).on('close', () => near.destroy())
    if (isFrozen) for (const socket of [near, far]) socket.pause()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

let inspector: TestService
let network: Awaited<ReturnType<typeof freezer>>
let db: Database
let token: string
let request: (path: string, init?: RequestInit) => Promise<Response>
beforeAll(async () => {
  inspector = await startService()
  token = await inspector.tokenOf('fresh')
  network = await freezer(new URL(inspector.db.url))
  db = connectDatabase(network.url, { connections: CONNECTIONS, limits })
  const app = createService(createServices({ db, settings: readSettings({ NODE_ENV: 'test' }) }))
  request = async (path, init) => outsideTransactions(() => app.request(path, init))
})
afterAll(async () => {
  network.close()
  await db.close()
  await inspector.stop()
})

const call = (method = getMe.method, body?: object) =>
  request(`/rest/en/V1${getMe.path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const probe = async () => {
  const begun = performance.now()
  const { status } = await request('/healthz')
  expect(performance.now() - begun).toBeLessThan(PROBE_MS)
  return status
}
const expectRefusal = async (answer: Response) => {
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { message: 'The shop is too busy to answer. Please try again in a few seconds.' },
  ])
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
}
/** Both the probe and calls are answered again. */
const expectRecovery = async () => {
  await expect.poll(probe, { timeout: 20_000 }).toBe(200)
  expect((await call()).status).toBe(200)
}

describe('a call ends in time', () => {
  it('before the 20 seconds that a browser waits', () => {
    expect(callLimits.connect + callLimits.statement).toBeLessThan(20_000)
  })
  it('when the database is frozen', async () => {
    expect((await call()).status).toBe(200)
    network.freeze()
    const calls = [call(), call(), call(), call('PUT', { customer: {} })]
    expect(await probe()).toBe(503)
    for (const answer of await Promise.all(calls)) await expectRefusal(answer)
    // The connections of before are gone; new ones are taken and not answered.
    await expectRefusal(await call())
    expect(await probe()).toBe(503)
    network.thaw()
    await expectRecovery()
  })
  it('when all connections are taken', async () => {
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    // Nobody asks anything in these transactions, so the server itself ends them at last.
    const holders = Array.from({ length: CONNECTIONS }, () =>
      db.tx(async (tx) => {
        for (let turn = 0; turn < 4; turn++) await tx.query('select pg_sleep(0.5)')
        await gate
      }),
    )
    expect(await probe()).toBe(503)
    await expectRefusal(await call())
    letGo()
    await Promise.allSettled(holders)
    await expectRecovery()
  })
  it('when a lock is not let go of', async () => {
    await inspector.db.tx(async (tx) => {
      await tx.query('select 1 from customer where id = 2 for update')
      await expectRefusal(await call(updateMe.method, { customer: { firstname: 'New' } }))
      expect(await probe()).toBe(200)
    })
    expect((await call(updateMe.method, { customer: { firstname: 'New' } })).status).toBe(200)
  })
  it('when its transaction asks nothing more, which the database ends', async () => {
    await expect(
      db.tx(async (tx) => {
        await tx.query('select 1')
        await new Promise((resolve) => {
          setTimeout(resolve, limits.idleInTransaction + 1_000)
        })
        await tx.query('select 1')
      }),
    ).rejects.toThrow()
    await expectRecovery()
  })
})
