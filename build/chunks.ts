import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

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
function mainChunk(id: string, graph: Graph): string | null {
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
const seldom =
  /\/components\/\w+\/(Pagination|SafeHtml|Split|Stat|Table)\/|\/features\/catalogue\/home\/|\/domain\/export\//

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
function partsChunk(id: string, graph: Graph): string | null {
  if (isSchema(id)) return 'schemas'
  if (signingIn.test(id) || isLeftToPages(id, graph)) return null
  return isOfGoods(id, graph) ? 'parts' : null
}

/** The noun of a module of a business page. */
const noun = /\/(?:domain|features)\/(\w[\w-]*)\/[^/]+\.tsx?$/

/** Rules of the nouns that others build on: whoever signs in needs to know nothing of orders. */
const basicRule = /\/domain\/(auth|customers|orders)\/[^/]+\.ts$/

/** A chunk for orders and one for people, before a chunk of `sharedChunk` takes them along with what imports them. */
const rulesChunk = (id: string, graph: Graph): string | null => {
  const [, name] = basicRule.exec(id) ?? []
  return name && !isHeavy(id, graph) ? (name === 'orders' ? 'rules-orders' : 'rules-people') : null
}

/** What pages of signed-in people share: by noun, so that no page carries the rules of the others. */
function sharedChunk(id: string, graph: Graph): string | null {
  // few of a shop's visitors come as far as checkout or an account
  if (signingIn.test(id)) return 'more'
  if (isLeftToPages(id, graph)) return null
  const [, name] = noun.exec(id) ?? []
  return name && name !== 'kit' ? `of-${name}` : 'more'
}

/**
 * How dates are written, and the service's time: products need it for their reviews, and must not fetch for it what members'
 * pages share.
 */
const dates = /\/domain\/dates\/(service-time|format-date)\.ts$|\/kit\/service-clock\.ts$/

/**
 * Small parts that the same pages need, by the name of their chunk: a file of its own for each would cost a request.
 * A chunk takes along what its modules import, unless one above it has that already.
 */
const companions: Readonly<Record<string, RegExp>> = {
  // what lists of goods and the cart share, though fewer pages than parts are for
  lists:
    /\/features\/catalogue\/(Suggestions|CardSkeletons)\.tsx$|\/domain\/(store\/categories|catalogue\/search-criteria)\.ts$|\/features\/catalogue\/home\/(device|queries)\.ts$|\/components\/\w+\/ScrollRow\//,
  // what a product and the cart share beyond parts
  buying: /\/components\/\w+\/(QuantityStepper|Split|StickyBar|StockNote)\/|\/use-stock-source\.ts$/,
  // what a listing and most forms are filled in with
  choices: /\/fields\/(Checkbox|Select)\//,
  // no fields of the design system: they bring react-aria along, which pages without a form need parts of
  form: /\/kit\/form\/(form\.tsx|FormErrors\.tsx|RulesFailure\.tsx|after-press\.ts|message\.ts|mobile-message\.ts|refusal\.ts|use-country-codes\.ts)$/,
  result: /\/components\/\w+\/(ErrorState|DescriptionList)\/|\/icons\/lock\.m?js$/,
  summary: /\/commerce\/OrderSummary\/|\/domain\/cart\/virtual-cart\.ts$/,
  stat: /\/data\/Stat\//,
  figures: /\/components\/\w+\/(StatStrip|PeriodPicker)\//,
  countdown: /\/feedback\/Countdown\//,
  'order-status': /\/features\/orders\/(order-view\.ts|use-status-text\.ts|OrderStatus\.tsx)$/,
  points: /\/domain\/loyalty\/(api|ledger|ledger-kinds)\.ts$/,
  balance: /\/loyalty\/(balance|points)\.ts$/,
  addresses: /\/domain\/addresses\/(address-line|address-form|chinese-id)\.ts$/,
  checkout:
    /\/features\/checkout\/(summary\/TotalBar|steps\/StepAction)\.tsx$|\/domain\/(checkout\/(steps|api)|loyalty\/eligibility)\.ts$/,
  // before commissions, whose frame has them too
  tabs: /\/navigation\/TabLinks\//,
  commissions:
    /\/features\/commissions\/(CommissionsFrame\.tsx|texts\.ts|queries\.ts)$|\/domain\/commissions\/(api|known-messages)\.ts$/,
  team: /\/features\/team\/([\w-]+\/)?(filter-texts|queries|use-[\w-]+)\.ts$/,
  table: /\/data\/Table\//,
  exports: /\/domain\/export\/|\/kit\/save-(text|file)\.ts$|\/icons\/(download|printer)\.m?js$/,
}

/** Groups of the bundler, in the order in which they take modules. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: mainChunk },
  { name: 'dates', test: dates },
  { name: partsChunk, minShareCount: 5 },
  { name: rulesChunk, minShareCount: 4 },
  { name: sharedChunk, minShareCount: 7 },
  // the frame of the account has the drawings that nearly all of its pages show
  { name: 'drawings', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 20 },
  ...Object.entries(companions).map(([name, test]) => ({ name, test, minShareCount: 2 })),
]
