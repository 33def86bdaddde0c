export { BusinessOverviewPage } from './BusinessOverviewPage.tsx'
export { GlossaryPage } from './glossary/GlossaryPage.tsx'
