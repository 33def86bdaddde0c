import { attributeText } from '../contract/attributes.ts'
import { toHongKongDate } from '../dates/hong-kong.ts'
import { wholeDaysBetween } from '../dates/service-time.ts'
import { groupOf } from './group.ts'
import type { Customer } from './schema.ts'

/** Facts derived from a customer. `unknown` (not loaded yet) is neither associate nor non-associate. */
export interface CustomerFlags {
  group: string
  isAssociate: boolean
  isNotAssociate: boolean
  termsAccepted: boolean
  nameConfirmed: boolean
  /** Whole Hong Kong days to the expiry date; negative when past; null without a date. */
  daysToExpiry: number | null
  shouldRenewMembership: boolean
  membershipWillExpire: boolean
  membershipHasExpired: boolean
}

/** @param renewIn days before expiry from which renewal is offered (store config). Windows. */
export function customerFlags(
  customer: Customer | null | undefined,
  now: Date,
  renewIn: number,
): CustomerFlags {
  const group = groupOf(customer)
  const attributes = customer?.custom_attributes
  const isAssociate = group === 'associate'
  const expiry = attributeText(attributes, 'associate_expire_date')?.slice(0, 10)
  const days = isAssociate && expiry ? wholeDaysBetween(toHongKongDate(now), expiry) : null
  const inWindow = days !== null && days >= 0 && days <= renewIn
  const isYes = (code: string) => ['1', 'true'].includes(attributeText(attributes, code) ?? '')
  return {
    group,
    isAssociate,
    isNotAssociate: Boolean(customer) && !isAssociate,
    termsAccepted: isYes('tc_agreed_status'),
    nameConfirmed: isYes('name_confirmed'),
    daysToExpiry: days,
    shouldRenewMembership: inWindow,
    membershipWillExpire: inWindow,
    membershipHasExpired: days !== null && days < 0,
  }
}
