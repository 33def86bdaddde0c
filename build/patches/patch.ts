import type { Plugin, Rolldown } from 'vite'

/** A change to one file of an installed package, made while building. */
export interface PackagePatch {
  /** The module's path in node_modules. */
  file: RegExp
  /** Tells the right file among several that match, by what it contains. */
  sign?: string
  /** What is replaced. With the `g` flag each match is. */
  find: RegExp
  replacement: string
  /** How often `find` must match. A number is exact, `{ atLeast }` a minimum. */
  matches: number | { atLeast: number }
}

const count = (code: string, find: RegExp): number =>
  [...code.matchAll(new RegExp(find, find.flags.includes('g') ? find.flags : `${find.flags}g`))].length

/**
 * Applies patches to a module's code.
 * @returns the patched code; undefined when no patch is for this module
 * @throws when a package's new version is written differently, so that a patch never fails silently
 */
export function applyPatches(patches: readonly PackagePatch[], code: string, id: string): string | undefined {
  const wanted = patches.filter(
    ({ file, sign }) => file.test(id) && (sign === undefined || code.includes(sign)),
  )
  if (wanted.length === 0) return undefined
  return wanted.reduce((patched, { find, replacement, matches }) => {
    const found = count(patched, find)
    if (typeof matches === 'number' ? found !== matches : found < matches.atLeast)
      throw new Error(`${id}: a patch expects ${JSON.stringify(matches)} matches of ${find}, found ${found}`)
    return patched.replace(find, replacement)
  }, code)
}

/** A Vite plugin that applies patches. `apply: 'build'` leaves development and tests with the package as published. */
export const patchPlugin = (
  name: string,
  patches: readonly PackagePatch[],
  options: Pick<Plugin, 'apply' | 'enforce'> = { apply: 'build' },
): Plugin => ({
  name,
  ...options,
  transform(this: Rolldown.TransformPluginContext, code, id) {
    const patched = applyPatches(patches, code, id)
    return patched === undefined ? undefined : { code: patched, map: null }
  },
})
