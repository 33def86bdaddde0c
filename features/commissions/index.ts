export { CommissionsDashboardPage } from './CommissionsDashboardPage.tsx'
export { CommissionsPage } from './CommissionsPage.tsx'
