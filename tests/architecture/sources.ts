import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** Folders of the top level that hold sources of the product. */
export const rooms = ['design-system', 'domain', 'service', 'features', 'app'] as const

/** The folders of a room, read from disk: a new noun is guarded on the day it is made. */
export const foldersOf = (room: string): string[] =>
  readdirSync(join(root, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** Names in a folder, in the order in which a program that sorts them meets them. */
export const namesIn = (folder: string): string[] => readdirSync(join(root, folder)).toSorted()

const isSource = (name: string) => /\.(ts|tsx|js|mjs)$/.test(name)

/** Every source file of a folder, as paths from the repository's root. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

export const isTest = (file: string): boolean =>
  /\.(test|stories|testing)\.tsx?$|\/testing\/|\/examples\.ts$/.test(file)

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
