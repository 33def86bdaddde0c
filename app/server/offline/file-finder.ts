import { entryOf, reach, type Manifest } from '../document/page-chunks.ts'

/** Finds every file that some modules may load besides the entry's: what they import, at once or later. */
export function fileFinder(manifest: Manifest): (modules: readonly string[]) => string[] {
  // what these import later are the pages
  const everyPages = reach(manifest, entryOf(manifest), new Set())
  return (modules) => {
    const chunks = new Set<string>()
    const walk = (name: string) => {
      if (chunks.has(name) || everyPages.has(name)) return
      chunks.add(name)
      const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
      for (const next of [...imports, ...dynamicImports]) walk(next)
    }
    for (const module of modules) walk(module)
    const files = [...chunks].flatMap((name) => [manifest[name]?.file, ...(manifest[name]?.css ?? [])])
    return [...new Set(files)].filter((file) => file !== undefined).map((file) => `/${file}`)
  }
}
