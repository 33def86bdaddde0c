import { attributeText } from '../contract/attributes.ts'
import type { Customer } from './schema.ts'

/** The customer group in lower case; 'guest' when there is none. */
export const groupOf = (customer: Customer | null | undefined): string =>
  customer?.extension_attributes?.group_label?.toLowerCase() || 'guest'

/** Whether an associate must accept the terms before doing anything else. */
export const mustAcceptTerms = (customer: Customer | null | undefined): boolean =>
  groupOf(customer) === 'associate' &&
  !['1', 'true'].includes(attributeText(customer?.custom_attributes, 'tc_agreed_status') ?? '')
