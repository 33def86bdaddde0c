export { BusinessOverviewPage } from './overview/BusinessOverviewPage.tsx'
export { CommissionsDashboardPage } from './CommissionsDashboardPage.tsx'
export { CommissionsPage } from './CommissionsPage.tsx'
export { GlossaryPage } from './glossary/GlossaryPage.tsx'
