import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

interface Graph {
  getModuleInfo: (id: string) => { isEntry: boolean; importedIds: readonly string[] } | null
}

/** What the shell needs of a feature is not the feature's screens, though both come through its index. */
const screens = /\/features\/(?!kit\/).+\/([A-Z]\w*\.tsx|merge-\w+\.ts)$/

/** Parts of ours that an index names and few pages use: more drawings. */
const seldomOfIndex = /\/more-icons\.ts$/

/** Drawings of `moreIcons`, as their files are called in the package. */
const moreIcons = readFileSync(file('design-system/components/text/Icon/more-icons.ts'), 'utf8')
  .match(/\b[A-Z]\w+(?= as )/g)!
  .map((name) => name.replaceAll(/(?<=.)([A-Z]|\d+)/g, '-$1').toLowerCase())

/** Reached through an index of everything, most of which a page does not use. */
const wide = new RegExp(
  `/node_modules/(react-aria|react-stately|@react-aria|@react-stately|@internationalized)|/(queriesObserver|useQueries)\\.js$|/lucide-react/dist/esm/icons/(${moreIcons.join('|')})\\.m?js$`,
)

/** Adds what a module imports at once, as far as it belongs with it. */
function reach(id: string, graph: Graph, seen: Set<string>, stops: readonly RegExp[]): void {
  if (seen.has(id) || stops.some((stop) => stop.test(id))) return
  seen.add(id)
  graph.getModuleInfo(id)?.importedIds.forEach((next) => {
    reach(next, graph, seen, stops)
  })
}

const always = new Set<string>()

/**
 * Everything that each page loads stands in one chunk, instead of one chunk a combination of pages that share it.
 * The rest is shared by so few pages that a chunk of its own pays.
 */
export function mainChunk(id: string, graph: Graph): string | null {
  if (always.size === 0)
    reach(file('app/client/entry-client.tsx'), graph, always, [screens, wide, seldomOfIndex])
  // what modules are joined with is everybody's
  return always.has(id) || id.endsWith('rolldown/runtime.js') ? 'main' : null
}

const heavy = new Map<string, boolean>()

/** Whether a module brings along anything of a package that a page does not have anyway. */
function isHeavy(id: string, graph: Graph): boolean {
  if (always.has(id)) return false
  const known = heavy.get(id)
  if (known !== undefined) return known
  const isForeign = id.includes('/node_modules/')
  heavy.set(id, isForeign)
  const found =
    isForeign || (graph.getModuleInfo(id)?.importedIds.some((next) => isHeavy(next, graph)) ?? false)
  heavy.set(id, found)
  return found
}

/** What pages of signed-in people share among themselves. */
const ofMembers =
  /\/features\/(addresses|auth|checkout|customers|dashboard|messages|orders|payment)\/|\/domain\/(addresses|auth|checkout|messages|orders|payment)\/|\/features\/kit\/form\/|\/components\/\w+\/(DescriptionList|ErrorState|SideNav)\/|\/(bound-mobile|customer-to-save)\.ts$/

/** What many pages share, though only some of those that show goods need it: paged lists, long texts, what the home page reads. */
const seldom = /\/components\/\w+\/(Pagination|SafeHtml|Split)\/|\/features\/catalogue\/home\//

/** What shows goods, as most first visits do; its index names what only signing in needs. */
const goods = new Set<string>()
const signingIn = /\/features\/cart\/merge-/

/** Whether the pages that show goods need a module at once. */
function isOfGoods(id: string, graph: Graph): boolean {
  if (goods.size === 0)
    for (const page of ['home', 'categories', 'product', 'cart'])
      reach(file(`app/pages/shop/${page}.tsx`), graph, goods, [wide, seldomOfIndex, signingIn])
  return goods.has(id)
}

const isSchema = (id: string) => id.includes('/node_modules/zod/') || id.endsWith('/domain/contract/wire.ts')

/** Whether a module waits for the pages that use it: what stands on another package, and what few pages share. */
const isLeftToPages = (id: string, graph: Graph) =>
  ofMembers.test(id) || seldom.test(id) || isHeavy(id, graph)

/**
 * Our own small parts that pages of goods share; zod comes with the first call.
 * Comes before `sharedChunk`: a chunk takes along what its modules import, unless another chunk has it already.
 */
export function partsChunk(id: string, graph: Graph): string | null {
  if (isSchema(id)) return 'schemas'
  if (signingIn.test(id) || isLeftToPages(id, graph)) return null
  return isOfGoods(id, graph) ? 'parts' : null
}

/** The noun of a module of a business page. */
const noun = /\/(?:domain|features)\/(\w[\w-]*)\/[^/]+\.tsx?$/
const table = /\/components\/data\/Table\//

/** Rules of the nouns that others build on: whoever signs in needs to know nothing of orders. */
const basicRule = /\/domain\/(auth|customers|orders)\/[^/]+\.ts$/

/** A chunk for each of these nouns, before a chunk of `sharedChunk` takes them along with what imports them. */
export const rulesChunk = (id: string, graph: Graph): string | null => {
  const [, name] = basicRule.exec(id) ?? []
  return name && !isHeavy(id, graph) ? `rules-${name}` : null
}

/** What pages of signed-in people share: by noun, so that no page carries the rules of the others. */
export function sharedChunk(id: string, graph: Graph): string | null {
  // few of a shop's visitors come as far as checkout or an account
  if (signingIn.test(id)) return 'more'
  if (isLeftToPages(id, graph)) return null
  if (table.test(id)) return 'table'
  // what makes calls needs the clock, and nothing else of what pages of signed-in people share
  if (id.endsWith('/features/kit/service-clock.ts')) return 'clock'
  const [, name] = noun.exec(id) ?? []
  return name && name !== 'kit' ? `of-${name}` : 'more'
}

/** What lists of goods and the cart share, though fewer pages than parts are for: suggestions, the rows that wait for goods. */
const listed =
  /\/features\/catalogue\/(Suggestions|CardSkeletons)\.tsx$|\/domain\/(store\/categories|catalogue\/search-criteria)\.ts$|\/features\/catalogue\/home\/(device|queries)\.ts$|\/components\/\w+\/ScrollRow\//

/** One chunk for it: a file of its own for each would cost a request. */
export const listsChunk = (id: string): string | null => (listed.test(id) ? 'lists' : null)

/** How dates are written: products need it for their reviews, and must not fetch for it what members' pages share. */
export const datesChunk = (id: string): string | null =>
  /\/domain\/dates\/(service-time|format-date)\.ts$/.test(id) ? 'dates' : null

/** What a product and the cart share beyond parts. */
const buying = /\/components\/\w+\/(QuantityStepper|Split|StickyBar|StockNote)\/|\/use-stock-source\.ts$/

/** One chunk for it: four small files would cost more than they spare a page that needs three of them. */
export const buyingChunk = (id: string): string | null => (buying.test(id) ? 'buying' : null)

/** What a listing and most forms are filled in with. */
const choices = /\/components\/fields\/(Checkbox|Select)\//

/** One chunk for both, which spares a listing and a form one request each. */
export const choicesChunk = (id: string): string | null => (choices.test(id) ? 'choices' : null)
