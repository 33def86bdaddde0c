import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { rolldown, type OutputChunk, type Plugin } from 'rolldown'
import { componentFolders, type ComponentFolder } from '../../design-system/testing/folders.ts'

/** What a component costs a page that has React and the messages' runtime already. */
export interface ComponentSize {
  /** Its script with all that comes with it at once, minified and compressed with brotli, in KiB. */
  kib: number
  /** What comes along with more than a few lines: other components by name, packages, and react-aria's parts as `aria/overlays`. In the order of the alphabet. */
  brings: string[]
}

/** Sizes of all components by name: what `sizes.json` holds. */
export type ComponentSizes = Record<string, ComponentSize>

const compress = promisify(brotliCompress)
const present = /^(react|react-dom|react-intl)(\/|$)/
/** Below it a part is a constant or a small function, not a weight. In characters before it is minified. */
const someLines = 1500

/** Whose code a module is: a component, a package or a part of react-aria; nothing for what is too general to be one's weight. */
function owner(id: string): string | undefined {
  const path = id.split('\\').join('/')
  const component = /\/components\/\w+\/(\w+)\//.exec(path)?.[1]
  if (component && !path.includes('/node_modules/')) return component
  const inside = path.split('/node_modules/').at(-1) ?? ''
  if (!path.includes('/node_modules/')) return undefined
  const part =
    /^react-(?:aria|stately)\/dist\/private\/(\w[\w-]*)\//.exec(inside)?.[1] ??
    /^react-aria-components\/dist\/private\/(\w+)\./.exec(inside)?.[1]?.toLowerCase()
  if (part) return general.has(part) ? undefined : `aria/${part}`
  return /^(?:@[\w.-]+\/)?[\w.-]+/.exec(inside)?.[0]
}
/** react-aria's ground floor: whatever listens to a press or knows its language has it. */
const general = new Set(['utils', 'interactions', 'i18n', 'ssr', 'intl', 'flags', 'label', 'focus'])

/** The modules a browser asks for at once: what is imported later, and only then, is not counted. */
function atOnce(chunks: readonly OutputChunk[]): OutputChunk[] {
  const wanted = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  for (const name of wanted)
    for (const next of chunks.find((chunk) => chunk.fileName === name)?.imports ?? [])
      if (chunks.some((chunk) => chunk.fileName === next)) wanted.add(next)
  return chunks.filter((chunk) => wanted.has(chunk.fileName))
}

/** An entry that takes one name of a folder, as a page does: what else the folder exports is left out. */
const onlyThis = (name: string, entry: string): Plugin => ({
  name: 'only-this',
  resolveId: (id) => (id === 'only' ? '\0only' : null),
  load: (id) => (id === '\0only' ? `export { ${name} } from ${JSON.stringify(entry)}` : null),
})

async function weigh({ name, path }: ComponentFolder, root: string): Promise<ComponentSize> {
  // The shop's own build leaves languages out that it does not speak: a component is weighed as it is sent.
  const plugins = [
    optimizeLocales.rollup({ locales: ['en-US', 'zh-CN', 'zh-TW'] }) as Plugin,
    onlyThis(name, resolve(root, 'components', path, 'index.js')),
  ]
  const bundle = await rolldown({
    input: 'only',
    external: present,
    platform: 'browser',
    logLevel: 'silent',
    plugins,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const chunks = atOnce(output.filter((part) => part.type === 'chunk'))
  const parts = new Map<string, number>()
  let bytes = 0
  for (const chunk of chunks) {
    bytes += (await compress(chunk.code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length
    for (const [id, module] of Object.entries(chunk.modules)) {
      const whose = owner(id)
      if (whose && whose !== name) parts.set(whose, (parts.get(whose) ?? 0) + module.renderedLength)
    }
  }
  const isOwn = (whose: string) => /^[A-Z]/.test(whose)
  return {
    kib: bytes / 1024,
    brings: [...parts]
      .filter(([whose, length]) => length > (isOwn(whose) ? 0 : someLines))
      .map(([whose]) => whose)
      .toSorted(),
  }
}

/** Weighs every component of the built package (`npm run build:design-system`), as if a page took only this one. */
export async function componentSizes(root = 'dist/design-system'): Promise<ComponentSizes> {
  const built = componentFolders().filter(({ path }) => existsSync(`${root}/components/${path}/index.js`))
  const sizes: ComponentSizes = {}
  for (const folder of built) sizes[folder.name] = await weigh(folder, root)
  return sizes
}

// `npm run sizes` prints them, heaviest first; `npm run sizes -- --write` makes them the budget.
if (import.meta.main) {
  const sizes = await componentSizes()
  for (const [name, { kib, brings }] of Object.entries(sizes).toSorted(([, a], [, b]) => b.kib - a.kib))
    console.log(`${name.padEnd(18)} ${kib.toFixed(1).padStart(6)} KiB  ${brings.join(' ')}`)
  if (process.argv.includes('--write')) {
    const lines = Object.entries(sizes).map(
      ([name, { kib, brings }]) =>
        `  ${JSON.stringify(name)}: { "kib": ${Math.ceil(kib)}, "brings": ${JSON.stringify(brings).replaceAll(',', ', ')} }`,
    )
    writeFileSync('tests/design-system/sizes.json', `{\n${lines.join(',\n')}\n}\n`)
  }
}
