import { paths } from '#domain/store/paths.ts'
import { CartPage, useCartRead } from '#features/cart'
import { Suggestions, suggestionQueries } from '#features/catalogue'
import type { PageQueries, PageTitle } from '../../router/page.ts'
import { CouponOfCart } from '../../joins/CouponOfCart.ts'
import { useStockSource } from '../../joins/use-stock-source.ts'
import { useProductsAhead } from '../../joins/use-products-ahead.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'
import { useReadyPage } from '../../router/use-ready-page.ts'

export function Page() {
  const { add } = useAddToCart()
  useReadyPage(paths.checkout())
  const { cart } = useCartRead()
  useProductsAhead(cart)
  return (
    <CartPage
      {...useStockSource()}
      Coupon={CouponOfCart}
      suggestions={
        <Suggestions onAddToCart={add} without={(cart?.items ?? []).map(({ sku }) => sku ?? '')} />
      }
    />
  )
}
export const queries: PageQueries = () => suggestionQueries()
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'cart.title' })
