export { BusinessOverviewPage, type BusinessOverviewProps } from './BusinessOverviewPage.tsx'
export { GlossaryPage } from './glossary/GlossaryPage.tsx'
