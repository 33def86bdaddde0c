export { OrdersPage } from './OrdersPage.tsx'
export { OrderPage } from './OrderPage.tsx'
