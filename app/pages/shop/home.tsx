import { HomePage, homePageQueries, homePageSubject } from '#features/catalogue'
import type { PageQueries, PageSubject, PageTitle } from '../../router/page.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'

export function Page() {
  const { add } = useAddToCart()
  return <HomePage onAddToCart={add} />
}
export const queries: PageQueries = () => homePageQueries()
export const subject: PageSubject = () => homePageSubject()
export const title: PageTitle = () => undefined
