import { attributeText } from '../contract/wire.ts'
import { toHongKongDate, wholeDaysBetween } from '../dates/hong-kong.ts'
import type { Customer } from './schema.ts'

/** Facts derived from a customer; `unknown` (not loaded yet) is neither associate nor not (decisions.md A-43). */
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

/** The customer group in lower case; 'guest' when there is none (shopping.md §3). */
export const groupOf = (customer: Customer | null | undefined): string => customer?.extension_attributes?.group_label?.toLowerCase() || 'guest'

/** @param renewIn days before the expiry in which renewal is offered (store config). Windows: decisions.md. */
export function customerFlags(customer: Customer | null | undefined, now: Date, renewIn: number): CustomerFlags {
  const group = groupOf(customer)
  const attributes = customer?.custom_attributes
  const isAssociate = group === 'associate'
  const expiry = attributeText(attributes, 'associate_expire_date')?.slice(0, 10)
  const days = isAssociate && expiry ? wholeDaysBetween(toHongKongDate(now), expiry) : null
  const inWindow = days !== null && days >= 0 && days <= renewIn
  const isYes = (code: string) => ['1', 'true'].includes(attributeText(attributes, code) ?? '')
  return {
    group, isAssociate, isNotAssociate: Boolean(customer) && !isAssociate,
    termsAccepted: isYes('tc_agreed_status'), nameConfirmed: isYes('name_confirmed'),
    daysToExpiry: days, shouldRenewMembership: inWindow, membershipWillExpire: inWindow, membershipHasExpired: days !== null && days < 0,
  }
}

/** An associate who has to accept the terms before anything else (shopping.md §2). */
export const mustAcceptTerms = (customer: Customer | null | undefined): boolean => groupOf(customer) === 'associate' && !['1', 'true'].includes(attributeText(customer?.custom_attributes, 'tc_agreed_status') ?? '')
