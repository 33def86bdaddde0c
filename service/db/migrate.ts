import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { projectFolder } from '../project-folder.ts'
import { backgroundLimits, driverLimits } from './time-limits.ts'

/** Key of the advisory lock held by the one process that starts while others wait. Any constant works if nothing else uses it. */
const lockKey = 4_207_001

/** Migrations: plain SQL, run once each in the order of their names, each in a transaction. */
const migrationsFolder = new URL('service/db/migrations/', projectFolder)

/**
 * Migrates the database to the current schema, then runs `afterwards` (seeding) under the same lock. Safe when
 * several processes start together: one does the work, the others wait. The server releases the lock of a killed
 * process.
 * @returns the names of the migrations that ran
 * @throws Error naming the migration that failed, or that was changed after it had run
 */
export async function migrate(
  url: string,
  { folder = migrationsFolder, afterwards }: { folder?: URL; afterwards?: () => Promise<void> } = {},
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'jadeleaf-migrate',
    ...driverLimits({ ...backgroundLimits, connect: 5_000, lock: 120_000 }),
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists schema_migration (name text primary key, sha256 text not null, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from schema_migration',
    )
    const known = new Map(rows.map((row) => [row.name, row.sha256]))
    const ran: string[] = []
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      const before = known.get(name)
      if (before === sha256) continue
      if (before !== undefined)
        throw new Error(`the migration ${name} was changed after it ran on this database`)
      await run(client, name, sql, sha256)
      ran.push(name)
    }
    await afterwards?.()
    return ran
  } finally {
    await client.end()
  }
}

async function run(client: pg.Client, name: string, sql: string, sha256: string): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`the migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
