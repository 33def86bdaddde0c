import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/harness/database.ts'
import type { DatabaseOptions, Db } from '#service/db/db.ts'
import { backgroundLimits } from '#service/db/time-limits.ts'
import { seed } from './seed.ts'

const countOf = async (db: FreshDatabase, table: string) =>
  (await db.one<{ n: number }>(`select count(*)::int as n from ${table}`))?.n ?? 0

/** A database whose tables are empty. */
async function emptied(options?: DatabaseOptions): Promise<FreshDatabase> {
  const db = await freshDatabase(options)
  const tables = await db.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'`,
  )
  await db.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`)
  return db
}

it('a database is seeded once: what the owner changed stays', async () => {
  const db = await freshDatabase()
  await db.query("update product set status = 2 where sku = 'b-complex'")
  const before = await countOf(db, 'customer')
  await seed(db)
  expect(await countOf(db, 'customer')).toBe(before)
  expect(await db.one("select status from product where sku = 'b-complex'")).toEqual({ status: 2 })
  await db.drop()
})
it('a database is seeded also by a machine so slow that a transaction would count as forgotten', async () => {
  const db = await emptied({ limits: { ...backgroundLimits, idleInTransaction: 200 } })
  let pauses = 2
  const slow = (inner: Db): Db => ({
    query: async (sql, ...rest) => {
      if (sql.startsWith('insert') && pauses-- > 0) await sleep(500)
      return inner.query(sql, ...rest)
    },
    one: async (...asked) => inner.one(...asked),
    tx: async (work) => inner.tx(async (tx) => work(slow(tx))),
  })
  await seed(slow(db))
  expect(pauses).toBeLessThan(1)
  expect(await countOf(db, 'product')).toBeGreaterThan(72)
  await db.drop()
})
it('a shop without the sandbox has none of the demo, also when it starts in the sandbox later', async () => {
  const db = await emptied()
  for (const withDemo of [false, true]) {
    await seed(db, { withDemo })
    for (const table of ['product', 'category', 'cms_page', 'review', 'customer', 'sales_order', 'outbox'])
      expect(await countOf(db, table), table).toBe(0)
  }
  await db.drop()
})
