export { OrdersPage } from './list/OrdersPage.tsx'
export { OrderPage } from './OrderPage.tsx'
export { OrderStatus } from './OrderStatus.tsx'
export { OrderGoodsText } from './OrderGoodsText.tsx'
