export { PriceRange, type PriceRangeProps } from './PriceRange.tsx'
export { settleRange, type PriceBounds, type PriceSpan } from './price-span.ts'
