import { BundlesPage } from '#features/catalogue'
import type { PageTitle } from '../page.ts'
import { useAddToCart } from './add-to-cart.ts'

/** The sets at the price of the signed-in person's group. */
export function Page() {
  const { add } = useAddToCart()
  return <BundlesPage onAddToCart={add} />
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.page.associateBundles' })
