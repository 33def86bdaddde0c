export { HomePage, type HomePageProps } from './HomePage.tsx'
export { homePageQueries } from './queries.ts'
