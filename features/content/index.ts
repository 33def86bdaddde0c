export { ContentPage } from './ContentPage.tsx'
export { TermsText } from './TermsText.tsx'
export { TermsPage } from './TermsPage.tsx'
export { contentPageQueries, termsPageQueries } from './queries.ts'
