import { getProduct } from '#domain/catalogue/api.ts'
import { paths } from '#domain/store/paths.ts'
import { BundlesPage, bundlesPageQueries, bundlesPageSubject } from '#features/catalogue'
import type { PageQueries, PageSubject, PageTitle } from '../../router/page.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'
import { useReadyPage } from '../../router/use-ready-page.ts'

export function Page() {
  const { add } = useAddToCart()
  useReadyPage(paths.product('-'), getProduct)
  return <BundlesPage onAddToCart={add} />
}
export const queries: PageQueries = ({ params, search }) => bundlesPageQueries(params, search)
export const subject: PageSubject = ({ params, search }) => bundlesPageSubject(params, search)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'catalogue.bundles.title' })
