import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'

/**
 * The local address at which the keeper of a data folder listens. It doubles as the lock on that folder:
 * Linux abstract sockets and Windows pipes vanish with their process, even after kill -9.
 */
export function keeperAddress(dir: string): string {
  const name = `jadeleaf-pg-${createHash('sha256').update(dir).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return process.platform === 'linux' ? `\0${name}` : `${tmpdir()}/${name}.sock`
}

/** File with the database password, beside the folder because initdb wants the folder empty. */
export const secretFile = (dir: string): string => `${dir}.secret`

/** What the keeper is told, as JSON in its only argument. */
export interface KeeperOptions {
  /** Absolute path of the data folder. */
  readonly dir: string
  /** Trade durability for speed. For tests only. */
  readonly unsafe?: boolean
  /** Remove the folder at the end. For tests only. */
  readonly ephemeral?: boolean
}

/** What a user of the folder says before it leaves. Who is gone without it was killed and may be started again. */
export const GOODBYE = 'bye'

/** Exit codes by which the keeper tells its starter what to do next. */
export const keeperExit = { failed: 1, someoneElseIsKeeper: 2 } as const
