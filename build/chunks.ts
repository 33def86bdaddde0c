import { build, type Plugin, type Rolldown } from 'vite'
import { planChunks, type Piece, type Weights } from './chunk-plan.ts'

/** The shell with React, router, queries and formatter, as the bundler finds it. */
const shell: Rolldown.CodeSplittingGroup = { name: 'main', tags: ['$initial'] }

/** How small the minifier and Brotli make a module. */
const COMPRESSED = 0.17
/** How often a script is loaded, compared to a part that comes later: most visits are in the shop and on the way to pay. */
function weightOfScript({ facadeModuleId }: Rolldown.OutputChunk): number {
  const folder = /\/app\/pages\/(\w+)\//.exec(facadeModuleId ?? '')?.[1]
  if (!folder) return 2.2
  return folder === 'shop' || folder === 'checkout' ? 10 : folder === 'guest' ? 7 : 5
}

/** Most visits begin here, where every file is one request more before the page answers: there files count this much more than bytes do. */
const LANDING = /\/app\/pages\/shop\/(home|categories|product)[.]tsx$/
const FILES_OF_LANDING = 15

const weightsOf = (scripts: readonly Rolldown.OutputChunk[]): Weights => ({
  bytes: scripts.map(weightOfScript),
  files: scripts.map(
    (script) => weightOfScript(script) * (LANDING.test(script.facadeModuleId ?? '') ? FILES_OF_LANDING : 1),
  ),
})

const FIRST_PASS = 'first-pass'

const isPage = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.includes('/app/pages/') ?? false

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
  return { pieces: inOrder, weights: weightsOf(scripts), pages: scripts.map(isPage) }
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

/** What stands in the files that pages share, and in the entry: with its own modules those that every page loads. */
async function planned(): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await cutByItself()
  const { pieces, weights, pages } = piecesOf(chunks)
  const isEveryPages = ({ loads, needs }: Piece) =>
    needs.size === 0 && pages.every((isOne, script) => !isOne || loads[script] === 1)
  const { everybodys = [], shared = [] } = Object.groupBy(planChunks(pieces, weights), (piece) =>
    isEveryPages(piece) ? 'everybodys' : 'shared',
  )
  const initial = [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap(({ moduleIds }) => moduleIds)
  const whole = new Set([...initial, ...everybodys.flatMap(({ modules }) => modules)])
  const groups = shared.map((piece) => {
    const modules = new Set(piece.modules)
    return {
      name: nameOf(piece),
      test: (id: string) => modules.has(id),
      // what they import has a group of its own, or belongs to one script
      includeDependenciesRecursively: false,
    }
  })
  return [{ name: 'main', test: (id) => whole.has(id) }, ...groups]
}

/** Cuts the client into files that pages share (`chunk-plan.ts`): it is bundled once to see which scripts load what, and then again. */
export const plannedChunks = (): Plugin => ({
  name: 'planned-chunks',
  apply: (config, { command, isSsrBuild }) =>
    command === 'build' &&
    !isSsrBuild &&
    !config.plugins?.flat().some((plugin) => plugin && 'name' in plugin && plugin.name === FIRST_PASS),
  async config() {
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: await planned() } } } } }
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
