import { getProduct } from '#domain/catalogue/api.ts'
import { paths } from '#domain/store/paths.ts'
import { HomePage, homePageQueries, homePageSubject } from '#features/catalogue'
import type { PageQueries, PageSubject, PageTitle } from '../../router/page.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'
import { useReadyPage } from '../../router/use-ready-page.ts'

export function Page() {
  const { add } = useAddToCart()
  useReadyPage(paths.product('-'), getProduct)
  return <HomePage onAddToCart={add} />
}
export const queries: PageQueries = () => homePageQueries()
export const subject: PageSubject = () => homePageSubject()
export const title: PageTitle = () => undefined
