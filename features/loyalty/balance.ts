import { attributeText } from '#domain/contract/attributes.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { parsePoints, type TenThousandths } from '#domain/loyalty/points.ts'

/** The balance of a customer's points: the profile's, so that every page says the same. */
export const balanceOf = (customer: Customer): TenThousandths =>
  parsePoints(attributeText(customer.custom_attributes, 'total_amount_available'))
