export { BuyAgain } from './BuyAgain.tsx'
export { HomePage, homePageQueries, homePageSubject } from './home/index.ts'
export { BrandsPage, brandsPageQueries } from './brands/index.ts'
export {
  BundlesPage,
  bundlesPageQueries,
  bundlesPageSubject,
  CategoryPage,
  categoryPageQueries,
  categoryOf,
  categoryPageSubject,
  listingQuery,
  PAGE_SIZE,
  PromotionsPage,
  promotionsPageQueries,
  promotionsPageSubject,
  readListing,
  type Where,
} from './listing/index.ts'
export {
  listedProduct,
  ProductPage,
  productPageQueries,
  productQuery,
  ratingQuery,
  reviewsQuery,
  type ProductChoice,
} from './product/index.ts'
export { Suggestions, suggestionQueries } from './Suggestions.tsx'
export { ProductTile } from './ProductTile.tsx'
export { productsByIdQuery } from './search-query.ts'
