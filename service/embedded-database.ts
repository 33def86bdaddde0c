import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { openCluster, type Cluster } from './db/embedded/cluster.ts'
import { ensureShopRole } from './db/embedded/shop-role.ts'
import type { Settings } from './settings.ts'
import { oneLine, StartError } from './start-error.ts'
import { log } from '#service/log/log.ts'

/**
 * Starts PostgreSQL in the data folder, or connects to the one running there. The shop uses it as a role of its own.
 * @param onBegun called when it starts in the background
 * @throws StartError
 */
export async function openEmbedded({ dataDir }: Settings, onBegun: () => void): Promise<Cluster> {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new StartError(`The folder ${dataDir} cannot be written: set DATA_DIR to another one.`)
  }
  try {
    const cluster = await openCluster({
      dir: path.join(dataDir, 'postgres'),
      onBegun,
      // The process exits, so that its supervisor restarts it: better than a shop that answers 503 for ever.
      onGone: (reason) => {
        log.error(`The embedded PostgreSQL ended and cannot be started again: ${oneLine(reason)}.`)
        process.exit(1)
      },
    })
    return { ...cluster, url: await ensureShopRole(cluster.url) }
  } catch (error) {
    throw new StartError(`The embedded PostgreSQL could not start: ${oneLine(error)}.`)
  }
}

/** Whether the embedded database is used: neither a real database nor another service is configured. */
export const needsEmbedded = ({ sandbox, databaseUrl, serviceBaseUrl }: Settings): boolean =>
  sandbox && !databaseUrl && !serviceBaseUrl
