export { CategoryPage } from './CategoryPage.tsx'
export { PromotionsPage } from './PromotionsPage.tsx'
export { BundlesPage } from './BundlesPage.tsx'
export {
  bundlesPageQueries,
  bundlesPageSubject,
  categoryPageQueries,
  categoryPageSubject,
  promotionsPageQueries,
  promotionsPageSubject,
} from './queries.ts'
