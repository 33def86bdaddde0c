import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = new URL('../../', import.meta.url).pathname

/** One import of a source file: by whom, of what (a path from the repository's root, or a package's name). */
export interface Import {
  file: string
  target: string
  isPackage: boolean
}

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

const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  imports: Record<string, string>
}

/** Longest alias first: `#features/kit/*` before `#features/*`. */
const patterns = Object.entries(aliases).sort(([a], [b]) => b.length - a.length)

function resolveAlias(specifier: string): string | undefined {
  for (const [pattern, path] of patterns) {
    const [before = '', after = ''] = pattern.split('*')
    if (
      !pattern.includes('*')
        ? specifier === pattern
        : specifier.startsWith(before) && specifier.endsWith(after)
    )
      return path.replace('*', specifier.slice(before.length)).replace(/^\.\//, '')
  }
  return undefined
}

const statements =
  /(?:^|\n)\s*(?:import|export)\s[^'"\n]*?(?:\{[^}]*\}[^'"\n]*?)?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]\s*\)/g

/** The imports of a file: static, for their effect, and dynamic ones with a literal address. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(statements)].map(([, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? ''
    if (specifier.startsWith('.'))
      return { file, target: relative(root, join(root, dirname(file), specifier)), isPackage: false }
    const target = resolveAlias(specifier)
    return target === undefined
      ? {
          file,
          target: specifier.startsWith('@')
            ? specifier.split('/').slice(0, 2).join('/')
            : (specifier.split('/')[0] ?? ''),
          isPackage: true,
        }
      : { file, target, isPackage: false }
  })
}

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

export const exists = (file: string): boolean =>
  existsSync(join(root, file)) && statSync(join(root, file)).isFile()
