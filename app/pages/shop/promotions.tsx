import { getProduct } from '#domain/catalogue/api.ts'
import { paths } from '#domain/store/paths.ts'
import { PromotionsPage, promotionsPageQueries, promotionsPageSubject } from '#features/catalogue'
import type { PageQueries, PageSubject, PageTitle } from '../../router/page.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'
import { useReadyPage } from '../../router/use-ready-page.ts'

export function Page() {
  const { add } = useAddToCart()
  useReadyPage(paths.product('-'), getProduct)
  return <PromotionsPage onAddToCart={add} />
}
export const queries: PageQueries = ({ params, search }) => promotionsPageQueries(params, search)
export const subject: PageSubject = ({ params, search }) => promotionsPageSubject(params, search)
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'catalogue.promotions.title' })
