export { PaymentPage } from './pay/PaymentPage.tsx'
export { OrderCheckPage, PlanetReturnPage, ProcessPage, type ProcessKind } from './result/ProcessPage.tsx'
export { OrderSuccessPage } from './result/OrderSuccessPage.tsx'
