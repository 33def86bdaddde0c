import { HomePage, homePageQueries } from '#features/catalogue'
import type { PageQueries, PageTitle } from '../page.ts'
import { useAddToCart } from './add-to-cart.ts'

export function Page() {
  const { add } = useAddToCart()
  return <HomePage onAddToCart={add} />
}
export const queries: PageQueries = () => homePageQueries()
export const title: PageTitle = () => undefined
