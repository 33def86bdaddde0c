export { Amount, type AmountProps } from './Amount.tsx'
export type { AmountFormat } from './amount-parts.ts'
