export { PaymentTile, type PaymentTileProps } from './PaymentTile.tsx'
export type { PaymentMark } from './marks.tsx'
