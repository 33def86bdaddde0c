import { expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/harness/database.ts'
import { seed } from './seed.ts'

const countOf = async (db: FreshDatabase, table: string) =>
  (await db.one<{ n: number }>(`select count(*)::int as n from ${table}`))?.n ?? 0

/** A database whose tables are empty. */
async function emptied(): Promise<FreshDatabase> {
  const db = await freshDatabase()
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
it('a shop without the sandbox has products and pages, and none of its people', async () => {
  const db = await emptied()
  await seed(db, { withPeople: false })
  expect(await countOf(db, 'product')).toBeGreaterThan(72)
  expect(await countOf(db, 'cms_page')).toBeGreaterThan(5)
  expect([await countOf(db, 'customer'), await countOf(db, 'sales_order')]).toEqual([0, 0])
  await db.drop()
})
