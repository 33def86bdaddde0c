import type { Database } from '#service/db/db.ts'
import { postgresSeconds } from './processor-time.ts'
import { withDatabase } from './stock-up.ts'

const ROWS = [1, 2, 3, 4]

/** `begin`, four updates, `commit`: six statements on one connection, each update of a row of its own. */
const runTransaction = (db: Database) =>
  db.tx(async (tx) => {
    for (const id of ROWS) await tx.query('update bare_transaction set n = n + 1 where id = $1', [id])
  })

/** Compiles the code and fills the caches. */
const WARM_UP = 500

async function runWhile(db: Database, isWanted: (count: number) => boolean): Promise<number> {
  let count = 0
  while (isWanted(count)) {
    await runTransaction(db)
    count++
  }
  return count
}

/**
 * Measures what `begin`, four updates and `commit` take on the shop's own PostgreSQL, in ms of processor time: of this
 * process, which sends them through the shop's driver, and of PostgreSQL. The shop must be idle meanwhile.
 */
export const measureBareTransaction = (folder: string, seconds: number): Promise<number> =>
  withDatabase(folder, async (db) => {
    await db.query('create table bare_transaction (id int primary key, n int not null)')
    try {
      await db.query('insert into bare_transaction select unnest($1::int[]), 0', [ROWS])
      await runWhile(db, (count) => count < WARM_UP)
      const [ownBegan, postgresBegan] = [process.cpuUsage(), postgresSeconds(folder)]
      const end = performance.now() + seconds * 1000
      const count = await runWhile(db, () => performance.now() < end)
      const own = process.cpuUsage(ownBegan)
      const postgresMs = (postgresSeconds(folder) - postgresBegan) * 1000
      return ((own.user + own.system) / 1000 + postgresMs) / count
    } finally {
      await db.query('drop table bare_transaction')
    }
  })
