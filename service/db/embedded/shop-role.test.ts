import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { openCluster, type Cluster } from './cluster.ts'
import { ensureShopRole } from './shop-role.ts'

let folder: string
let cluster: Cluster
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'jadeleaf-role-'))
  cluster = await openCluster({ dir: path.join(folder, 'postgres'), unsafe: true })
  // A folder of before: everything belongs to the superuser.
  await migrate(cluster.url)
})
afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe("the shop's role in its embedded database", () => {
  it('owns everything that was there, when several processes start at once', async () => {
    const urls = await Promise.all([1, 2, 3].map(() => ensureShopRole(cluster.url)))
    expect(new Set(urls).size).toBe(1)
    const owners = await connected(cluster.url, (client) =>
      client.query(
        `select distinct relowner::regrole::text as owner from pg_class where relnamespace = 'public'::regnamespace
         union select proowner::regrole::text from pg_proc where pronamespace = 'public'::regnamespace
         union select datdba::regrole::text from pg_database where datname = current_database()`,
      ),
    )
    expect(owners.rows).toEqual([{ owner: 'shop' }])
  })

  it('is no superuser and creates neither roles nor databases, but changes the schema', async () => {
    await connected(await ensureShopRole(cluster.url), async (client) => {
      const { rows } = await client.query(
        'select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user',
      )
      expect(Object.values(rows[0] as object)).toEqual([false, false, false, false, false])
      for (const sql of [
        'create role other superuser',
        'create database other',
        `copy (select 1) to program 'id'`,
        `select pg_read_file('postgresql.conf')`,
        'alter role app password null',
        'select * from pg_authid',
      ])
        await expect(client.query(sql), sql).rejects.toMatchObject({ code: '42501' })
      await client.query('alter table customer add column note text')
      await client.query('alter table customer drop column note')
    })
  })

  it('gets what a version without the role has made since', async () => {
    await connected(cluster.url, (client) =>
      client.query(
        `create table later (id int generated always as identity, of text); create type mood as enum ('good')`,
      ),
    )
    const gone = await connected(await ensureShopRole(cluster.url), (client) =>
      client.query('drop table later; drop type mood'),
    )
    expect(gone).toHaveLength(2)
  })
})
