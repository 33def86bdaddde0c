import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/harness/database.ts'
import { migrate } from './migrate.ts'

let db: FreshDatabase
let folder: string
beforeAll(async () => {
  db = await freshDatabase()
})
afterAll(() => db.drop())
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  return () => {
    rmSync(folder, { recursive: true })
  }
})

const write = (name: string, sql: string) => {
  writeFileSync(path.join(folder, name), sql)
}
const run = () => migrate(db.url, { folder: pathToFileURL(`${folder}/`) })
const tables = async () =>
  (
    await db.query<{ tablename: string }>(
      "select tablename from pg_tables where tablename like 'shelf%' order by 1",
    )
  ).map(({ tablename }) => tablename)

it('a migration runs once, in the order of the names', async () => {
  write('901-b.sql', 'alter table shelf_a add column width int')
  write('900-a.sql', 'create table shelf_a (id int)')
  expect(await run()).toEqual(['900-a.sql', '901-b.sql'])
  expect(await run()).toEqual([])
})
it('of two processes that start at once one runs it, and the other waits until it has', async () => {
  write('905-a.sql', 'select pg_sleep(0.3); create table shelf_f (id int)')
  const ran = await Promise.all([run(), run()])
  expect(ran.flat()).toEqual(['905-a.sql'])
  expect(await tables()).toContain('shelf_f')
})
it('one that was changed after it ran stops the start, and runs nothing', async () => {
  write('910-a.sql', 'create table shelf_b (id int)')
  await run()
  write('910-a.sql', 'create table shelf_b (id bigint)')
  write('911-b.sql', 'create table shelf_c (id int)')
  await expect(run()).rejects.toThrow('the migration 910-a.sql was changed after it ran')
  expect(await tables()).not.toContain('shelf_c')
})
it('one that fails is named and leaves nothing behind, and runs once it is mended', async () => {
  write('920-a.sql', 'create table shelf_d (id int)')
  // the second statement is refused when it runs, not when it is read
  write('921-b.sql', 'create table shelf_e (id int); insert into shelf_e values (1 / 0)')
  await expect(run()).rejects.toThrow('the migration 921-b.sql failed: division by zero')
  expect(await tables()).toContain('shelf_d')
  expect(await tables()).not.toContain('shelf_e')
  write('921-b.sql', 'create table shelf_e (id int)')
  expect(await run()).toEqual(['921-b.sql'])
})
