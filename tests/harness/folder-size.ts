import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the files of a folder take, in MiB. */
export const mebibytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) /
  2 ** 20
