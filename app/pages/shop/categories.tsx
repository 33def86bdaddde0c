import { getProduct } from '#domain/catalogue/api.ts'
import { findCategory, topCategories } from '#domain/store/categories.ts'
import { paths } from '#domain/store/paths.ts'
import { CategoryPage, categoryPageQueries, categoryPageSubject, readListing } from '#features/catalogue'
import type { PageQueries, PageSubject, PageTitle } from '../../router/page.ts'
import { commonQuery } from '../../shell/shell-queries.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'
import { useReadyPage } from '../../router/use-ready-page.ts'

export function Page() {
  const { add } = useAddToCart()
  useReadyPage(paths.product('-'), getProduct)
  return <CategoryPage onAddToCart={add} />
}
export const queries: PageQueries = ({ params, search }) => categoryPageQueries(params, search)
export const subject: PageSubject = ({ params, search }) => categoryPageSubject(params, search)

/** The words of the page's heading: what was searched for, or the category's name. */
export const title: PageTitle = ({ intl, params, search, read }) => {
  const common = read(commonQuery())
  const category = common && findCategory(topCategories(common), Number(params.child ?? params.parent))
  const { q } = readListing(search)
  if (q) return intl.formatMessage({ id: 'catalogue.listing.found' }, { q })
  return category?.name ?? intl.formatMessage({ id: 'catalogue.listing.all' })
}
