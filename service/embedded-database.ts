import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { openCluster, type Cluster } from './db/embedded/cluster.ts'
import type { Settings } from './settings.ts'
import { oneLine, StartError } from './start-error.ts'

/** Starts PostgreSQL in the data folder, or joins the one that runs there. @param onBegun when it works by itself @throws StartError */
export async function openEmbedded({ dataDir }: Settings, onBegun: () => void): Promise<Cluster> {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new StartError(`The folder ${dataDir} cannot be written: set DATA_DIR to another one.`)
  }
  try {
    return await openCluster({ dir: path.join(dataDir, 'postgres'), onBegun })
  } catch (error) {
    throw new StartError(`The embedded PostgreSQL could not start: ${oneLine(error)}.`)
  }
}

/** The own service is played and keeps its data itself: neither a real database nor another service is set. */
export const needsEmbedded = ({ sandbox, databaseUrl, serviceBaseUrl }: Settings): boolean => sandbox && !databaseUrl && !serviceBaseUrl
