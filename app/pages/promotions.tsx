import { PromotionsPage, promotionsPageQueries } from '#features/catalogue'
import type { PageQueries, PageTitle } from '../page.ts'
import { useAddToCart } from './add-to-cart.ts'

export function Page() {
  const { add } = useAddToCart()
  return <PromotionsPage onAddToCart={add} />
}
export const queries: PageQueries = ({ params, search }) => promotionsPageQueries(params, search)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.nav.promotions' })
