export { HomePage, type HomePageProps } from './HomePage.tsx'
export { homePageQueries, homePageSubject } from './queries.ts'
