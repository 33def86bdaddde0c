import type { Manifest } from '../assets.ts'

/**
 * Finds every file that some modules may load: what they import, at once or later.
 * @param everyPages chunks that all pages have; what they import later are the pages
 */
export const fileFinder =
  (manifest: Manifest, everyPages: ReadonlySet<string>) =>
  (modules: readonly string[]): string[] => {
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
