export { PaymentPage } from './PaymentPage.tsx'
export { OrderCheckPage, PlanetReturnPage, ProcessPage, type ProcessKind } from './ProcessPage.tsx'
export { OrderSuccessPage } from './OrderSuccessPage.tsx'
