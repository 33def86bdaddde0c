import type { CategoryTree } from '#domain/store/schema.ts'
import { topCategories } from '#domain/store/categories.ts'
import { CategoryPage, categoryPageQueries } from '#features/catalogue'
import type { PageQueries, PageTitle } from '../page.ts'
import { commonQuery } from '../shell-queries.ts'
import { useAddToCart } from './add-to-cart.ts'

export function Page() {
  const { add } = useAddToCart()
  return <CategoryPage onAddToCart={add} />
}
export const queries: PageQueries = ({ params, search }) => categoryPageQueries(params, search)

const find = (tree: readonly CategoryTree[], id: number): CategoryTree | undefined => tree.find((category) => category.id === id) ?? tree.flatMap((category) => find(category.children_data, id) ?? [])[0]

/** The words searched for, or the category's name. */
export const title: PageTitle = ({ intl, params, search, read }) => {
  const common = read(commonQuery())
  const category = common && find(topCategories(common), Number(params.child ?? params.parent))
  return search.get('q') || category?.name || intl.formatMessage({ id: 'shell.nav.categories' })
}
