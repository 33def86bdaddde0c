export { PayoutRequestPage } from './PayoutRequestPage.tsx'
export { PayoutSettings } from './PayoutSettings.tsx'
