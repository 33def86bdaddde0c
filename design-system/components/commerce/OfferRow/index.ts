export { OfferRow, type OfferRowProps } from './OfferRow.tsx'
