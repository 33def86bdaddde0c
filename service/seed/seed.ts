import type { Db } from '#service/db/db.ts'

/**
 * Until PostgreSQL has counted the rows, it takes twice as long for the products of a listing. Tables that are still
 * almost empty are left to it: their plans would read them whole, however long they grow meanwhile.
 */
const countCatalogue =
  'analyze product, product_text, category, category_text, category_product, stock, stock_source, bundle_choice, brand'

/**
 * Fills an empty database with the demo shop and its people. Does nothing on a database that was seeded before.
 * @param withDemo false for a real shop: it has no products, texts or people but its own, and a later start in the
 * sandbox adds none
 */
export async function seed(
  database: Db,
  { now = new Date(), withDemo = true }: { now?: Date; withDemo?: boolean } = {},
): Promise<void> {
  await database.tx(async (db) => {
    if (await db.one(`select 1 from setting where key = 'seeded'`)) return
    // A busy machine may take minutes between two statements. If this process dies, its connection goes with it.
    await db.query('set local idle_in_transaction_session_timeout = 0')
    if (withDemo) {
      // Loaded here: a start on a filled database does not need the data files.
      const { seeds } = await import('./seeds.ts')
      for (const fill of seeds) await fill(db, now)
      await db.query(countCatalogue)
    }
    await db.query(`insert into setting (key, value) values ('seeded', to_jsonb($1::text))`, [
      now.toISOString(),
    ])
  })
}

/** Empties every table and seeds again. Sandbox only. */
export async function reset(database: Db, now: Date): Promise<void> {
  await database.tx(async (db) => {
    const tables = await db.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by tablename`,
    )
    await db.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`)
    // Restarting goes back to 1, not to what the migration chose: the seeded people have the first thousand.
    for (const table of ['customer', 'address'])
      await db.query(`alter table ${table} alter column id restart with 1001`)
    await seed(db, { now })
  })
}
