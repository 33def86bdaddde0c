export { HomePage } from './HomePage.tsx'
export { homePageQueries, homePageSubject } from './queries.ts'
