import { attributeText } from '../contract/attributes.ts'
import type { Customer } from '../customers/schema.ts'

/** Days of credit that a customer can choose from; empty if the service offers none. */
export const creditPeriods = (customer: Customer): number[] =>
  (attributeText(customer.custom_attributes, 'credit_periods') ?? '')
    .split(',')
    .flatMap((text) => (/^\d+$/.test(text.trim()) ? [Number(text)] : []))

/** Days of credit that our service offers to some customers; 0 means pay now. */
export const offeredCreditPeriods: readonly number[] = [0, 30, 60]
