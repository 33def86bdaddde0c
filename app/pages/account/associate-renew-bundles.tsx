import { ProductTile } from '#features/catalogue'
import { RenewBundlesPage } from '#features/membership'
import type { PageTitle } from '../../router/page.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'

/** The renewal of a membership with the bundles that go with it. */
export function Page() {
  const { add } = useAddToCart()
  return <RenewBundlesPage onAdd={(sku) => add({ sku, quantity: 1 })} Tile={ProductTile} />
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'membership.renew.title' })
