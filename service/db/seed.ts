import { loadSeeds } from '#service/nouns.ts'
import { seedPeople } from '#service/people.ts'
import type { Db } from './db.ts'

/** Fills an empty database: the sandbox people and every noun's own rows. Does nothing on a database that was seeded before. */
export async function seed(database: Db, { now = new Date(), withPeople = true }: { now?: Date; withPeople?: boolean } = {}): Promise<void> {
  const seeds = await loadSeeds({ withPeople })
  await database.tx(async (db) => {
    if (await db.one(`select 1 from setting where key = 'seeded'`)) return
    if (withPeople) await seedPeople(db, now)
    for (const fill of seeds) await fill(db, now)
    await db.query(`insert into setting (key, value) values ('seeded', to_jsonb($1::text))`, [now.toISOString()])
  })
}

/** Empties every table and seeds again. Sandbox only. */
export async function reset(database: Db, now: Date): Promise<void> {
  await database.tx(async (db) => {
    const tables = await db.query<{ name: string }>(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by tablename`)
    await db.query(`truncate ${tables.map(({ name }) => name).join(', ')} restart identity cascade`)
    await seed(db, { now })
  })
}
