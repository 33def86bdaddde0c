import { join } from 'node:path'
import { connectDatabase, type Database } from '#service/db/db.ts'
import { openCluster } from '#service/db/embedded/cluster.ts'

/** Does something with the database of a running shop: joins its PostgreSQL and leaves again. */
export async function withDatabase<T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> {
  const cluster = await openCluster({ dir: join(folder, 'postgres') })
  const db = connectDatabase(cluster.url, { connections: 2 })
  try {
    return await work(db)
  } finally {
    await db.close()
    await cluster.stop()
  }
}

/** A benchmark sells more than a shop has. */
export const stockUp = (folder: string): Promise<unknown> =>
  withDatabase(folder, (db) => db.query('update stock set quantity = 1000000'))
