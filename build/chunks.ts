import { build, type Plugin, type Rolldown } from 'vite'
import { planChunks, type Piece } from './chunk-plan.ts'

/** The shell with React, router, queries and formatter. */
const shell: Rolldown.CodeSplittingGroup = { name: 'main', tags: ['$initial'] }

/** How small the minifier and Brotli make a module. */
const COMPRESSED = 0.17
/** How often a script is loaded, compared to a part that comes later: most visits are in the shop and on the way to pay. */
function weightOfScript({ facadeModuleId }: Rolldown.OutputChunk): number {
  const folder = /\/app\/pages\/(\w+)\//.exec(facadeModuleId ?? '')?.[1]
  if (!folder) return 2.2
  return folder === 'shop' || folder === 'checkout' ? 10 : folder === 'guest' ? 7 : 5
}

const FIRST_PASS = 'first-pass'

const isCatalogue = ({ facadeModuleId }: Rolldown.OutputChunk) =>
  facadeModuleId?.includes('/locales/') ?? false

const chunksOf = (files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) =>
  new Map(files.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))

/** The client as the bundler cuts it by itself: one file for each set of modules that the same scripts load. */
async function cutByItself(): Promise<ReadonlyMap<string, Rolldown.OutputChunk>> {
  const output = await build({
    logLevel: 'error',
    mode: 'production',
    plugins: [{ name: FIRST_PASS }],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: { groups: [shell] } } },
    },
  })
  return chunksOf((output as Rolldown.RolldownOutput).output)
}

/** A module's name, the same in every folder that the shop is built in. */
const placeless = (id: string) => id.replace(/^.*\/node_modules\//, '').replace(process.cwd(), '')

/** The order of modules that is the same in every folder. */
const byName = (one: string, other: string) => (placeless(one) < placeless(other) ? -1 : 1)

/** Compressed, in whole bytes, so that sums do not depend on their order. The bundler's comments name folders and do not count. */
const weightOf = ({ modules }: Rolldown.OutputChunk) =>
  Math.round(
    COMPRESSED *
      Object.values(modules).reduce(
        (sum, { code }) => sum + (code ?? '').replaceAll(/^\/\/.*$/gm, '').length,
        0,
      ),
  )

/** What a file imports, and what that imports. */
function reach(chunks: ReadonlyMap<string, Rolldown.OutputChunk>, name: string, seen = new Set<string>()) {
  for (const next of chunks.get(name)?.imports ?? []) if (!seen.has(next)) reach(chunks, next, seen.add(next))
  return seen
}

/** The files that pages and later parts share, as pieces, and the weight of each script. */
function piecesOf(chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const scripts = [...chunks.values()]
    .filter((chunk) => chunk.isDynamicEntry && !isCatalogue(chunk))
    .toSorted((one, other) => byName(one.facadeModuleId ?? '', other.facadeModuleId ?? ''))
  const loaded = scripts.map(({ fileName }) => reach(chunks, fileName))
  const pieces = new Map<string, Piece & { needs: Set<Piece> }>()
  for (const [name, chunk] of chunks)
    if (!chunk.isEntry && !chunk.isDynamicEntry)
      pieces.set(name, {
        modules: chunk.moduleIds.toSorted(byName),
        bytes: weightOf(chunk),
        loads: Uint8Array.from(loaded, (files) => Number(files.has(name))),
        needs: new Set(),
      })
  for (const [name, { needs }] of pieces)
    for (const need of reach(chunks, name)) if (pieces.has(need)) needs.add(pieces.get(need)!)
  const inOrder = [...pieces.values()].toSorted((a, b) => byName(a.modules[0] ?? '', b.modules[0] ?? ''))
  return { pieces: inOrder, weights: scripts.map(weightOfScript) }
}

/** A file is called after the folder of most of its modules; `_`, as in the manifest, tells it from a page's own file. */
function nameOf({ modules }: Piece): string {
  const counts = new Map<string, number>()
  for (const id of modules) {
    const name =
      /.*\/(?:node_modules|domain|features|components|app)\/(?:@[\w-]+\/)?([\w-]+)/.exec(id)?.[1] ?? 'modules'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return `_${[...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0]}`
}

/** Two files that import each other run in the wrong order. The plan makes none unless what files share imports a script. */
function refuseCycles(chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  for (const name of chunks.keys())
    if (reach(chunks, name).has(name))
      throw new Error(`${name} imports itself through other files: see build/chunk-plan.ts`)
}

/** Cuts the client into files that pages share (`chunk-plan.ts`): it is bundled once to see which scripts load what, and then again. */
export const plannedChunks = (): Plugin => ({
  name: 'planned-chunks',
  apply: (config, { command, isSsrBuild }) =>
    command === 'build' &&
    !isSsrBuild &&
    !config.plugins?.flat().some((plugin) => plugin && 'name' in plugin && plugin.name === FIRST_PASS),
  async config() {
    const { pieces, weights } = piecesOf(await cutByItself())
    const groups = planChunks(pieces, weights).map((piece) => {
      const modules = new Set(piece.modules)
      return {
        name: nameOf(piece),
        test: (id: string) => modules.has(id),
        // what they import has a group of its own, or belongs to one script
        includeDependenciesRecursively: false,
      }
    })
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [shell, ...groups] } } } } }
  },
  generateBundle(_, bundle) {
    refuseCycles(chunksOf(Object.values(bundle)))
  },
})

const messagesOf = (id: string): string | null => {
  const language = /\/locales\/\.compiled\/.*\/(\w+)\.json$/.exec(id)?.[1]
  return language ? `messages-${language}` : null
}

/** The same for the server, whose start reads no more than its first page needs: a language's texts are one file. */
export const serverGroups: Rolldown.CodeSplittingGroup[] = [
  { name: messagesOf },
  { name: 'shared', minShareCount: 6 },
]
