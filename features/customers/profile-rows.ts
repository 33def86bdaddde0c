import { formatMobile } from '#domain/auth/phone.ts'
import { boundMobile } from '#domain/customers/bound-mobile.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { joinName } from '#domain/customers/name.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { formatDate } from '#domain/dates/format-date.ts'
import { formatLoyalty } from '#domain/money/money.ts'
import type { IntlShape } from 'react-intl'

/** Returns a customer's details as terms and descriptions. */
export function profileRows(intl: IntlShape, customer: Customer): { term: string; description: string }[] {
  const missing = intl.formatMessage({ id: 'dashboard.profile.missing' })
  const bound = boundMobile(customer)
  const isAssociate = customer.extension_attributes?.group_label?.toLowerCase() === 'associate'
  const expires = isAssociate ? attributeText(customer.custom_attributes, 'associate_expire_date') : undefined
  const points = Math.round(
    (Number(attributeText(customer.custom_attributes, 'total_amount_available')) || 0) * 10_000,
  )
  return [
    {
      term: intl.formatMessage({ id: 'dashboard.profile.name' }),
      description: joinName(customer.firstname, customer.lastname) || missing,
    },
    { term: intl.formatMessage({ id: 'account.field.email' }), description: customer.email || missing },
    {
      term: intl.formatMessage({ id: 'account.field.mobile' }),
      description: bound ? formatMobile(bound.countryCode, bound.mobile) : missing,
    },
    {
      term: intl.formatMessage({ id: 'dashboard.profile.number' }),
      description: attributeText(customer.custom_attributes, 'referral_id') ?? missing,
    },
    {
      term: intl.formatMessage({ id: 'dashboard.profile.kind' }),
      description: intl.formatMessage({
        id: isAssociate ? 'account.choice.associate' : 'account.choice.preferred',
      }),
    },
    ...(expires
      ? [
          {
            term: intl.formatMessage({ id: 'dashboard.profile.until' }),
            description: formatDate(new Date(`${expires.slice(0, 10)}T00:00:00+08:00`), intl.locale),
          },
        ]
      : []),
    ...(isAssociate || points > 0
      ? [{ term: intl.formatMessage({ id: 'dashboard.profile.points' }), description: formatLoyalty(points) }]
      : []),
  ]
}
