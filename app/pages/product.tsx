import { ProductPage, productPageQueries, productQuery } from '#features/catalogue'
import type { PageQueries, PageSubject, PageTitle } from '../page.ts'
import { CartLink } from '../CartLink.tsx'
import { ProductMarks } from '../ProductMarks.tsx'
import { useStockSource } from '../stock-source.ts'
import { useAddToCart } from './add-to-cart.ts'

export function Page() {
  const { add, buy } = useAddToCart()
  return <ProductPage onAddToCart={add} onBuyNow={buy} {...useStockSource()} cartLink={<CartLink />} marks={(product) => <ProductMarks key={product.sku} product={product} />} />
}
export const queries: PageQueries = ({ params }) => productPageQueries(params)
export const subject: PageSubject = ({ params }) => productQuery(params.sku ?? '')
export const title: PageTitle = ({ params, read }) => read(productQuery(params.sku ?? ''))?.name
