export { CategoryPage } from './CategoryPage.tsx'
export { PromotionsPage } from './PromotionsPage.tsx'
export { BundlesPage } from './BundlesPage.tsx'
export { PAGE_SIZE, readListing } from './listing-address.ts'
export {
  bundlesPageQueries,
  bundlesPageSubject,
  categoryOf,
  categoryPageQueries,
  categoryPageSubject,
  listingQuery,
  promotionsPageQueries,
  promotionsPageSubject,
  type Where,
} from './queries.ts'
