import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** A package that is part of what runs, in a bundle or beside it. The fields are those of Vite's list of licences. */
const shippedPackage = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX expression of its licence: `MIT`. */
  identifier: z.optional(z.string()),
  /** The licence itself. */
  text: z.optional(z.string()),
})
export type ShippedPackage = z.infer<typeof shippedPackage>

const listed = z.array(shippedPackage)
const manifestOf = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
  dependencies: z.optional(z.record(z.string(), z.string())),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
})

const manifestIn = (folder: string) =>
  z.parse(manifestOf, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))

/** The packages of a bundle, from the list that Vite's `build.license` writes. @throws Error for another shape */
export const readBundled = (file: string): ShippedPackage[] =>
  z.parse(listed, JSON.parse(readFileSync(file, 'utf8')))

/** A package as it is installed. @throws Error when it is not */
export function installedPackage(modules: string, name: string): ShippedPackage {
  const folder = join(modules, name)
  const { version, license: identifier } = manifestIn(folder)
  const licence = readdirSync(folder).find((file) => /^(licen[cs]e|copying)/i.test(file))
  return {
    name,
    version,
    ...(identifier ? { identifier } : {}),
    ...(licence ? { text: readFileSync(join(folder, licence), 'utf8').trim() } : {}),
  }
}

/** Names of a package and all that it needs, as far as this machine has them: those for other platforms are absent. */
export function withNeeded(modules: string, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || !existsSync(join(modules, name))) return found
  found.add(name)
  const { dependencies, optionalDependencies } = manifestIn(join(modules, name))
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    withNeeded(modules, needed, found)
  return found
}

/** Each package once, by name and version. */
export const distinct = (packages: readonly ShippedPackage[]): ShippedPackage[] =>
  [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one)
