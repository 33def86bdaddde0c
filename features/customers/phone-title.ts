import { boundMobile } from '#domain/customers/bound-mobile.ts'
import type { Customer } from '#domain/customers/schema.ts'
import type { IntlShape } from 'react-intl'

/** Heads the page of the mobile number and names its tab. */
export const phoneTitle = (intl: IntlShape, customer: Customer | null | undefined): string =>
  intl.formatMessage({
    id: customer && !boundMobile(customer) ? 'dashboard.phone.bindTitle' : 'dashboard.phone.title',
  })
