export { ProductPage } from './ProductPage.tsx'
export { listedProduct } from './listed-product.ts'
export { productPageQueries, productQuery, ratingQuery, reviewsQuery } from './queries.ts'
export type { ProductChoice } from './chosen.ts'
