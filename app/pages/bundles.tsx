import { BundlesPage, bundlesPageQueries } from '#features/catalogue'
import type { PageQueries, PageTitle } from '../page.ts'
import { useAddToCart } from './add-to-cart.ts'

export function Page() {
  const { add } = useAddToCart()
  return <BundlesPage onAddToCart={add} />
}
export const queries: PageQueries = ({ params, search }) => bundlesPageQueries(params, search)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.nav.bundles' })
