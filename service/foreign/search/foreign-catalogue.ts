import { listBrands, listProducts } from '#domain/catalogue/api.ts'
import type { Brand, Product } from '#domain/catalogue/schema.ts'
import { topCategories } from '#domain/store/categories.ts'
import { getCommon } from '#domain/store/api.ts'
import type { CategoryTree } from '#domain/store/schema.ts'
import { languages, type LanguageCode } from '#domain/store/languages.ts'
import type { Category } from '#service/catalogue/cache/cache-store.ts'
import { derivedCaches, type Catalogue } from '#service/catalogue/cache/catalogue.ts'
import { giveWay } from '#service/catalogue/cache/give-way.ts'
import { idSets } from '#service/catalogue/entry-store.ts'
import type { ProductIndex, Texts } from '#service/catalogue/search/product-index.ts'
import type { ReadService } from './read-service.ts'
import { entryOf, isListed, skusOf, textsOf, withoutLongTexts } from './read-product.ts'

/** What one language's lists say. */
interface InLanguage {
  readonly code: LanguageCode
  /** Without their long texts, which take most of the memory. */
  readonly products: readonly Product[]
  readonly texts: ReadonlyMap<number, Texts>
  readonly brands: readonly Brand[]
  readonly categories: readonly NamedCategory[]
}

/** Products, categories and brands of another service, with an index of their words. */
export interface ForeignCatalogue {
  readonly catalogue: Catalogue
  readonly index: ProductIndex
  /** Lists for guests by language, as they were read. */
  readonly lists: ReadonlyMap<LanguageCode, readonly Product[]>
}

/** All products that the service shows to a group in a language. @throws when the service does not answer as documented */
export async function readProducts(
  read: ReadService,
  languageCode: LanguageCode,
  customerGroup: string,
): Promise<readonly Product[]> {
  const { items } = await read(languageCode, listProducts, {
    params: { languageCode },
    query: { customerGroup },
  })
  return items.filter(isListed)
}

async function readLanguage(read: ReadService, code: LanguageCode): Promise<InLanguage> {
  const products = await readProducts(read, code, 'guest')
  const brands = await read(code, listBrands, {}).catch(() => [])
  const common = await read(code, getCommon, { params: { languageCode: code } })
  const named = { brands, categories: childrenOf(topCategories(common), ROOT) }
  return {
    code,
    products: products.map(withoutLongTexts),
    texts: textsById(products, named),
    ...named,
  }
}

/** Root category of our listings: Magento's first. Another service's may have any id. */
const ROOT = 2

interface NamedCategory {
  readonly id: number
  readonly name: string
  readonly level: number
  readonly position: number
  readonly parentId: number
}

/** Categories of some trees, all below a parent. */
const childrenOf = (trees: readonly CategoryTree[], parentId: number): NamedCategory[] =>
  trees.flatMap(({ id, name, level, position, children_data: below }) =>
    id == null || id === ROOT
      ? childrenOf(below, parentId)
      : [{ id, name, level, position, parentId }, ...childrenOf(below, id)],
  )

/** Things that have a name in each language, in the order of the first. */
function namedIn<T extends { id: number; name: string }>(
  all: readonly InLanguage[],
  of: (language: InLanguage) => readonly T[],
): { first: T; names: Record<string, string> }[] {
  const known = new Map<number, { first: T; names: Record<string, string> }>()
  for (const language of all)
    for (const one of of(language)) {
      const entry = known.get(one.id) ?? { first: one, names: {} }
      entry.names[language.code] = one.name
      known.set(one.id, entry)
    }
  return [...known.values()]
}

/** Categories by level and position, the root first. */
const categoriesOf = (all: readonly InLanguage[]): Category[] => [
  { id: ROOT, parentId: null, names: {} },
  ...namedIn(all, ({ categories }) => categories)
    .toSorted(({ first: a }, { first: b }) => a.level - b.level || a.position - b.position || a.id - b.id)
    .map(({ first: { id, parentId }, names }) => ({ id, parentId, names })),
]

/** What is searched of each product, in the language of its list. */
function textsById(
  products: readonly Product[],
  { brands, categories }: Pick<InLanguage, 'brands' | 'categories'>,
): Map<number, Texts> {
  const sets = idSets()
  return new Map(
    products.map((product) => {
      const { id, brandId, categories: own } = entryOf(product, 0, sets)
      const brand = brands.find((one) => one.id === brandId)?.name ?? ''
      const names = categories.flatMap((one) => (own.ids.includes(one.id) ? one.name : []))
      return [id, textsOf(product, { brand, categories: names })]
    }),
  )
}

const byLanguage = (all: readonly InLanguage[], id: number): Partial<Record<LanguageCode, Texts>> =>
  Object.fromEntries(
    all.flatMap(({ code, texts }) => {
      const own = texts.get(id)
      return own ? [[code, own]] : []
    }),
  )

/**
 * Reads the whole catalogue by the documented calls, one language after another, and indexes it.
 * @throws when no language can be read
 */
export async function readCatalogue(read: ReadService): Promise<ForeignCatalogue> {
  const all: InLanguage[] = []
  let failure: unknown
  for (const { code } of languages)
    await readLanguage(read, code).then(
      (language) => all.push(language),
      (error: unknown) => (failure ??= error),
    )
  const [first] = all
  if (!first) throw failure
  const sets = idSets()
  const entries = first.products.map((product, at) => entryOf(product, at, sets))
  const catalogue: Catalogue = {
    entries,
    placeOf: new Map(entries.map(({ id }, at) => [id, at])),
    categories: categoriesOf(all),
    brands: namedIn(all, ({ brands }) => brands).map(({ first: { id, url_key }, names }) => ({
      id,
      key: url_key,
      names,
    })),
    ...derivedCaches(),
  }
  const index = new (await import('#service/catalogue/search/product-index.ts')).ProductIndex()
  for (const [place, product] of first.products.entries()) {
    index.add(place, { skus: skusOf(product), byLanguage: byLanguage(all, product.id ?? 0) })
    await giveWay(true)
  }
  return {
    catalogue,
    index,
    lists: new Map(all.map(({ code, products }) => [code, products])),
  }
}
