export { DashboardPage, type DashboardEntry, type DashboardPageProps } from './DashboardPage.tsx'
export { OverviewPage } from './OverviewPage.tsx'
