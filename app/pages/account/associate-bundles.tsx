import { ProductTile } from '#features/catalogue'
import { AssociateBundlesPage } from '#features/membership'
import type { PageTitle } from '../../router/page.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'

/** The membership with the bundles that waive its fee, priced for the customer's group. */
export function Page() {
  const { add } = useAddToCart()
  return <AssociateBundlesPage onAdd={(sku) => add({ sku, quantity: 1 })} Tile={ProductTile} />
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'membership.join.title' })
