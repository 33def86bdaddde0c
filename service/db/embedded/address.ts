import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'

/**
 * Local address at which the keeper of a data folder listens. It also serves as the lock on that folder: Linux
 * abstract sockets and Windows pipes vanish with their process, even after kill -9.
 */
export function keeperAddress(dir: string): string {
  const name = `jadeleaf-pg-${createHash('sha256').update(dir).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return process.platform === 'linux' ? `\0${name}` : `${tmpdir()}/${name}.sock`
}

/** File with the database password; beside the folder, because initdb requires an empty one. */
export const secretFile = (dir: string): string => `${dir}.secret`

/** Settings of the keeper, passed as JSON in its only argument. */
export interface KeeperOptions {
  /** Absolute path of the data folder. */
  readonly dir: string
  /** Port of a restarted server; otherwise a free port is used. */
  readonly port?: number
  /** Trades durability for speed. For tests only. */
  readonly unsafe?: boolean
  /** Deletes the folder at the end. For tests only. */
  readonly ephemeral?: boolean
  /** How long (milliseconds) to wait for the first user before stopping. For tests only. @default 60_000 */
  readonly firstUserMs?: number
}

/** Message of a user that leaves the folder. One that disappears without it was killed and may be restarted. */
export const GOODBYE = 'bye'

/** Exit codes that tell the keeper's starter what to do next. */
export const keeperExit = { unused: 0, failed: 1, someoneElseIsKeeper: 2 } as const
