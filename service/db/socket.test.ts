import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readSettings } from '#service/settings.ts'
import { connectDatabase } from './db.ts'
import { followChanges } from './changes.ts'

/** A Unix socket in front of the test's PostgreSQL, named as PostgreSQL names its own. */
let folder: string
let server: net.Server
const admin = new URL(inject('adminUrl'))
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jl-'))
  server = net.createServer((client) => {
    const database = net.connect(Number(admin.port || 5432), admin.hostname)
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) socket.on('error', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve))
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

const user = () => `${admin.username}:${admin.password}`
it.each([
  ['as the host', () => `postgres://${user()}@${encodeURIComponent(folder)}${admin.pathname}`],
  ['as a parameter', () => `postgres://${user()}@${admin.pathname}?host=${folder}`],
  [
    'as a parameter, like the user',
    () => `postgres://${admin.pathname}?host=${folder}&user=${admin.username}&password=${admin.password}`,
  ],
])('a database is reached at a Unix socket that its address names %s', async (_, address) => {
  const url = readSettings({ DATABASE_URL: address() }).databaseUrl ?? ''
  const db = connectDatabase(url, { connections: 1 })
  const changes = followChanges(url, {})
  expect(await db.one('select 1 as answer')).toEqual({ answer: 1 })
  await changes.ready
  await changes.close()
  await db.close()
})
