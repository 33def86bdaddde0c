export { CategoryPage } from './CategoryPage.tsx'
export { PromotionsPage } from './PromotionsPage.tsx'
export { BundlesPage } from './BundlesPage.tsx'
export { readListing } from './listing-address.ts'
export {
  bundlesPageQueries,
  bundlesPageSubject,
  categoryPageQueries,
  categoryPageSubject,
  categoryOf,
  listingQuery,
  promotionsPageQueries,
  promotionsPageSubject,
} from './queries.ts'
