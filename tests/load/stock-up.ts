import { join } from 'node:path'
import { connectDatabase, type Database } from '#service/db/db.ts'
import { openCluster } from '#service/db/embedded/cluster.ts'
import { backgroundLimits } from '#service/db/time-limits.ts'

/** Connects to the PostgreSQL of a running shop for `work`, with the time limits of background jobs: growing a shop takes minutes. */
export async function withDatabase<T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> {
  const cluster = await openCluster({ dir: join(folder, 'postgres') })
  const db = connectDatabase(cluster.url, { connections: 2, limits: backgroundLimits })
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
