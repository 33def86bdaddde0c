export { ProductPage, type ProductPageProps } from './ProductPage.tsx'
export { listedProduct } from './listed-product.ts'
export { productPageQueries, productQuery } from './queries.ts'
export type { AddToCart, ProductChoice } from './chosen.ts'
