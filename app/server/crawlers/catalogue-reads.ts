import { listProducts } from '#domain/catalogue/api.ts'
import type { Product } from '#domain/catalogue/schema.ts'
import { shelfCriteria } from '#domain/catalogue/shelf-criteria.ts'
import { getCmsPage } from '#domain/content/api.ts'
import { topCategories } from '#domain/store/categories.ts'
import { getCommon } from '#domain/store/api.ts'
import { paths } from '#domain/store/paths.ts'
import type { CategoryTree, FooterLink } from '#domain/store/schema.ts'
import { call, callLanguage } from '#features/kit/call.ts'

/** Products of one file: as many as the service gives at once. */
const PRODUCTS_PER_FILE = 300

const productsAt = (currentPage: number, pageSize: number) =>
  call(listProducts, {
    params: { languageCode: callLanguage() },
    query: { customerGroup: 'guest', searchCriteria: { ...shelfCriteria({ pageSize }), currentPage } },
  })

/** How many files the products need. */
export const countProductFiles = async (): Promise<number> =>
  Math.ceil(((await productsAt(1, 1)).total_count ?? 0) / PRODUCTS_PER_FILE)

/** The products of a file, from 1; none beyond the last. */
export async function productsOfFile(file: number): Promise<readonly Product[]> {
  const { items, total_count: total = 0 } = await productsAt(file, PRODUCTS_PER_FILE)
  return (file - 1) * PRODUCTS_PER_FILE < total ? items : []
}

const common = () => call(getCommon, { params: { languageCode: callLanguage() } })

const withBelow = (trees: readonly CategoryTree[]): CategoryTree[] =>
  trees.flatMap((tree) => [tree, ...withBelow(tree.children_data.filter((below) => below.is_active))])

/** Ids of the categories that the menu shows, parents first. */
export const categoryIds = async (): Promise<readonly number[]> =>
  withBelow(topCategories(await common())).flatMap(({ id }) => id ?? [])

const linksBelow = (links: readonly FooterLink[]): string[] =>
  links.flatMap(({ url, children }) => [url, ...linksBelow(children ?? [])])

const articlesBegin = paths.content('')
const idOf = (url: string): string[] =>
  url.startsWith(articlesBegin)
    ? [decodeURIComponent(url.slice(articlesBegin.length).replace(/[?#].*$/, ''))]
    : []

/** The articles that the footer links to, with the time of their last change. */
export async function articles(): Promise<readonly { id: string; changed: string | undefined }[]> {
  const ids = new Set(linksBelow((await common()).footerLinks).flatMap(idOf))
  const found = await Promise.all(
    [...ids].map((id) =>
      call(getCmsPage, { params: { id } }, { handled: true }).then(
        (page) => [{ id, changed: page.update_time ?? undefined }],
        () => [],
      ),
    ),
  )
  return found.flat()
}
