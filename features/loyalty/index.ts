export { HistoricOrders } from './HistoricOrders.tsx'
export { LoyaltyPage } from './LoyaltyPage.tsx'
export { LoyaltyStat } from './LoyaltyStat.tsx'
