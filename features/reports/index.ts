export { ReportsPage } from './ReportsPage.tsx'
