import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { PicturePort } from '#service/ports/pictures.ts'
import { checkKey } from './picture-key.ts'

/** A folder on a network that hangs must not hold a request (ms). */
const READ_LIMIT = 10_000

const isMissing = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === 'ENOENT'

/** Pictures in a folder, which the processes of a shop share. It is made with the first picture. */
export function folderPictures(folder: string): PicturePort {
  // 256 folders, so that none holds every picture of a large shop
  const pathOf = (key: string) => path.join(folder, checkKey(key).slice(0, 2), ...key.split('/'))
  return {
    read: async (key) => {
      try {
        return await readFile(pathOf(key), { signal: AbortSignal.timeout(READ_LIMIT) })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    save: async (key, content) => {
      const file = pathOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      const unfinished = `${file}.${randomUUID()}.part`
      try {
        const handle = await open(unfinished, 'wx')
        try {
          await handle.writeFile(content)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    close: () => Promise.resolve(),
  }
}
