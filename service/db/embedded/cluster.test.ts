import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { connectDatabase } from '../db.ts'
import { openCluster } from './cluster.ts'

it('starts as soon as another program releases its port', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jadeleaf-port-'))
  const options = { dir: path.join(folder, 'postgres'), unsafe: true }
  const first = await openCluster(options)
  const port = Number(new URL(first.url).port)
  await first.stop()
  const other = net.createServer()
  await new Promise<void>((resolve) => {
    other.listen(port, '127.0.0.1', resolve)
  })
  try {
    const opening = openCluster({ ...options, port })
    // long enough for PostgreSQL to find it taken
    await Promise.race([opening, sleep(4000)])
    other.close()
    const second = await opening
    expect(second.url).toBe(first.url)
    await second.stop()
  } finally {
    other.close()
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)

it('starts again when its keeper stopped before a busy process connected', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jadeleaf-late-'))
  let starts = 0
  try {
    const cluster = await openCluster({
      dir: path.join(folder, 'postgres'),
      unsafe: true,
      firstUserMs: 1000,
      onBegun: () => {
        // Blocks the event loop while the keeper starts, waits and stops.
        if (starts++ === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000)
      },
    })
    expect(cluster.url).toMatch(/^postgres:/)
    await cluster.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 90_000)

it('is not handed to a process that comes while it stops: that one gets a server that runs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jadeleaf-stopping-'))
  const options = { dir: path.join(folder, 'postgres'), unsafe: true }
  try {
    const first = await openCluster(options)
    const db = connectDatabase(first.url, { connections: 1 })
    const checkpointer = await db.one<{ pid: number }>(
      `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
    )
    await db.close()
    // A server that writes much at its end takes long to stop.
    process.kill(checkpointer!.pid, 'SIGSTOP')
    const stopping = first.stop()
    await sleep(200)
    const opening = openCluster(options)
    await Promise.race([opening, sleep(3_000)])
    process.kill(checkpointer!.pid, 'SIGCONT')
    const [second] = await Promise.all([opening, stopping])
    const again = connectDatabase(second.url, { connections: 1 })
    expect(await again.one('select 1 as answer')).toEqual({ answer: 1 })
    await sleep(500)
    expect(await again.one('select 1 as answer')).toEqual({ answer: 1 })
    await again.close()
    await second.stop()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
