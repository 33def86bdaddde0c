export { BrandsPage } from './BrandsPage.tsx'
export { brandsPageQueries } from './queries.ts'
