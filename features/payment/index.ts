export { PaymentPage } from './pay/PaymentPage.tsx'
export { OrderCheckPage, PlanetReturnPage, ProcessPage, type ProcessKind } from './result/ProcessPage.tsx'
export { successTitle } from './result/success-title.ts'
export { OrderSuccessPage } from './result/OrderSuccessPage.tsx'
