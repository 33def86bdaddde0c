export {
  DashboardPage,
  type DashboardEntry,
  type DashboardPageProps,
  type DashboardSection,
} from './DashboardPage.tsx'
export { OverviewPage } from './OverviewPage.tsx'
