import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { secretFile, type KeeperOptions } from './address.ts'
import type { Binaries, RunAs } from './binaries.ts'

/**
 * Creates the data folder if it does not exist. It is created beside its final path and then renamed, so that a
 * killed initdb leaves no partial folder.
 * @returns false if another process created it first
 * @throws Error with one sentence if the existing folder is not a complete database
 */
export function initialise({ dir, unsafe }: KeeperOptions, { initdb }: Binaries, as: RunAs): boolean {
  const isMade = () => existsSync(path.join(dir, 'PG_VERSION'))
  if (isMade()) {
    if (existsSync(secretFile(dir))) return true
    throw new Error(
      `the file ${secretFile(dir)} with the password of the database is missing: put it back, or remove the folder ${dir} to begin anew`,
    )
  }
  if (existsSync(dir) && (!statSync(dir).isDirectory() || readdirSync(dir).length > 0))
    throw new Error(`${dir} holds no database: remove it to begin anew`)
  const draft = `${dir}.init-${process.pid}`
  const discard = () => {
    for (const file of [draft, secretFile(draft)]) rmSync(file, { recursive: true, force: true })
  }
  mkdirSync(draft, { mode: 0o700, recursive: true })
  writeFileSync(secretFile(draft), randomBytes(18).toString('base64url'), { mode: 0o600 })
  if (as.ids.uid !== undefined && as.ids.gid !== undefined)
    for (const file of [draft, secretFile(draft)]) chownSync(file, as.ids.uid, as.ids.gid)
  const options = [
    '-D',
    draft,
    '-U',
    'app',
    '--pwfile',
    secretFile(draft),
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    ...(unsafe ? ['--no-sync'] : []),
  ]
  const [command = initdb, ...args] = [...as.prefix, initdb, ...options]
  const result = spawnSync(command, args, {
    ...as.ids,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    cwd: path.parse(dir).root,
  })
  if (result.status !== 0) {
    discard()
    throw new Error(`initdb failed: ${result.error?.message ?? ''} ${result.stderr}`.trim())
  }
  try {
    renameSync(draft, dir)
    renameSync(secretFile(draft), secretFile(dir))
    return true
  } catch (error) {
    discard()
    if (isMade()) return false
    throw new Error(`the folder ${dir} cannot be made: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Rejects a folder created by another major version of PostgreSQL.
 * @throws Error with one sentence
 */
export function checkVersion(dir: string, { postgres }: Binaries): void {
  const program = /(\d+)/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[1]
  const folder = readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim()
  if (program !== folder)
    throw new Error(
      `the folder ${dir} was made by PostgreSQL ${folder} and the installed one is ${program}: dump and restore it, or remove the folder`,
    )
}
