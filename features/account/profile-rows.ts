import { attributeText } from '#domain/contract/attributes.ts'
import { joinName } from '#domain/customers/name.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { dateInWords } from '#domain/dates/in-words.ts'
import { formatLoyalty } from '#domain/money/money.ts'
import type { IntlShape } from 'react-intl'
import { phoneText } from './address-draft.ts'
import type { BoundMobile } from './forms.ts'

/** The number that is bound to an account; null where there is none. */
export function boundMobile(customer: Customer): BoundMobile | null {
  const mobile = attributeText(customer.custom_attributes, 'mobile')
  return mobile ? { mobile, countryCode: attributeText(customer.custom_attributes, 'mobile_prefix') ?? '852' } : null
}

/** What the shop knows of a customer, as terms and descriptions. */
export function profileRows(intl: IntlShape, customer: Customer): { term: string; description: string }[] {
  const missing = intl.formatMessage({ id: 'dashboard.profile.missing' })
  const bound = boundMobile(customer)
  const isAssociate = customer.extension_attributes?.group_label?.toLowerCase() === 'associate'
  const expires = isAssociate ? attributeText(customer.custom_attributes, 'associate_expire_date') : undefined
  const points = Math.round((Number(attributeText(customer.custom_attributes, 'total_amount_available')) || 0) * 10_000)
  return [
    { term: intl.formatMessage({ id: 'dashboard.profile.name' }), description: joinName(customer.firstname, customer.lastname) || missing },
    { term: intl.formatMessage({ id: 'account.field.email' }), description: customer.email || missing },
    { term: intl.formatMessage({ id: 'account.field.mobile' }), description: bound ? phoneText(bound.countryCode, bound.mobile) : missing },
    { term: intl.formatMessage({ id: 'dashboard.profile.number' }), description: attributeText(customer.custom_attributes, 'referral_id') ?? missing },
    { term: intl.formatMessage({ id: 'dashboard.profile.kind' }), description: intl.formatMessage({ id: isAssociate ? 'account.choice.associate' : 'account.choice.preferred' }) },
    ...(expires ? [{ term: intl.formatMessage({ id: 'dashboard.profile.until' }), description: dateInWords(new Date(`${expires.slice(0, 10)}T00:00:00+08:00`), intl.locale) }] : []),
    ...(isAssociate || points > 0 ? [{ term: intl.formatMessage({ id: 'dashboard.profile.points' }), description: formatLoyalty(points) }] : []),
  ]
}
