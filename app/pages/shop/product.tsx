import { quantityInCart } from '#domain/cart/same-choice.ts'
import { paths } from '#domain/store/paths.ts'
import { useCartRead } from '#features/cart'
import { listedProduct, ProductPage, productPageQueries, productQuery } from '#features/catalogue'
import type { PageIsKnown, PageQueries, PageSubject, PageTitle } from '../../router/page.ts'
import { CartLink } from '../../joins/CartLink.tsx'
import { ProductButtons } from '../../joins/ProductButtons.tsx'
import { useStockSource } from '../../joins/use-stock-source.ts'
import { useReadyPage } from '../../router/use-ready-page.ts'
import { useAddToCart } from '../../joins/use-add-to-cart.ts'

export function Page() {
  const { add, buy } = useAddToCart()
  const { cart } = useCartRead()
  useReadyPage(paths.cart())
  return (
    <ProductPage
      onAddToCart={add}
      onBuyNow={buy}
      {...useStockSource()}
      cartLink={<CartLink />}
      inCart={(choice) => quantityInCart(cart?.items ?? [], choice)}
      productButtons={(product) => <ProductButtons key={product.sku} product={product} />}
    />
  )
}
export const queries: PageQueries = ({ params }) => productPageQueries(params)
export const subject: PageSubject = ({ params }) => [productQuery(params.sku ?? '')]
export const isKnown: PageIsKnown = ({ params: { sku = '' } }, client) =>
  listedProduct(client, sku) !== undefined
export const title: PageTitle = ({ params: { sku = '' }, read, client, group }) =>
  (read(productQuery(sku, group)) ?? read(productQuery(sku)) ?? listedProduct(client, sku, group))?.name
