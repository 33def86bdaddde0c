export { CategoryPage } from './CategoryPage.tsx'
export { PromotionsPage } from './PromotionsPage.tsx'
export { BundlesPage } from './BundlesPage.tsx'
export { bundlesPageQueries, categoryPageQueries, promotionsPageQueries } from './queries.ts'
