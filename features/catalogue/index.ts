export { HomePage, homePageQueries, type HomePageProps } from './home/index.ts'
export { BundlesPage, bundlesPageQueries, CategoryPage, categoryPageQueries, PromotionsPage, promotionsPageQueries } from './listing/index.ts'
export { ProductPage, productPageQueries, productQuery, type AddToCart, type ProductChoice, type ProductPageProps } from './product/index.ts'
export { Suggestions, suggestionQueries } from './Suggestions.tsx'
