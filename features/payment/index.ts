export { PaymentPage } from './pay/PaymentPage.tsx'
export { OrderCheckPage, PlanetReturnPage, ProcessPage } from './result/ProcessPage.tsx'
export { successTitle } from './result/success-title.ts'
export { OrderSuccessPage } from './result/OrderSuccessPage.tsx'
