export { OrdersPage } from './OrdersPage.tsx'
export { OrderPage } from './OrderPage.tsx'
export { OrderStatus } from './OrderStatus.tsx'
