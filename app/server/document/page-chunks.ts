/** One entry of the built client's manifest. */
interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
}

export type Manifest = Readonly<Record<string, Chunk>>

/** The module that the client begins with. @throws Error when the client was not built */
export function entryOf(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The client was not built: no entry in its manifest')
  return entry
}

/** Finds all chunks that a module imports, itself included. */
export function reach(manifest: Manifest, module: string, seen: Set<string>): Set<string> {
  if (seen.has(module)) return seen
  seen.add(module)
  for (const next of manifest[module]?.imports ?? []) reach(manifest, next, seen)
  return seen
}

/**
 * The files that the entry needs together with some lazily loaded modules (paths from the repository's root).
 * @returns styles in the order of the cascade, and scripts without the entry's own
 */
export function pageChunks(manifest: Manifest, modules: readonly string[]): { css: string[]; js: string[] } {
  const entry = entryOf(manifest)
  const names = new Set<string>()
  for (const module of [entry, ...modules]) reach(manifest, module, names)
  const css = new Set<string>()
  const js: string[] = []
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk) continue
    for (const file of chunk.css ?? []) css.add(file)
    if (chunk.file.endsWith('.css')) css.add(chunk.file)
    else if (name !== entry) js.push(chunk.file)
  }
  return { css: [...css], js }
}
