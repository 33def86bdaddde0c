import type { Cart } from '#domain/cart/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { CartPage, ownCartQueries, useCartRead } from '#features/cart'
import { productsByIdQuery, Suggestions, suggestionQueries } from '#features/catalogue'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { asFetchAhead, type OwnQueries, type PageQueries, type PageTitle } from '../../router/page.ts'
import { CouponOfCart } from '../../joins/CouponOfCart.ts'
import { useStockSource } from '../../joins/use-stock-source.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'
import { savesData, useReadyPage } from '../../router/use-ready-page.ts'

/** Reads the products of a cart's lines ahead: a press on one shows it at once, with what a list would have told of it. */
function useProductsAhead(cart: Cart | null | undefined): void {
  const { group } = useSession()
  const ids = (cart?.items ?? []).flatMap((line) => line.extension_attributes?.product?.id ?? [])
  useQuery({
    ...asFetchAhead(productsByIdQuery(ids, group)),
    enabled: ids.length > 0 && !savesData(),
  })
}

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
export const ownQueries: OwnQueries = () => ownCartQueries()
export const queries: PageQueries = () => suggestionQueries()
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'cart.title' })
