import { formatMobile, mobileFault } from '#domain/auth/phone.ts'
import {
  PAYOUT_AGE,
  payoutApplicationFaults,
  USERNAME_MAX,
  USERNAME_MIN,
  type PayoutFault,
} from '#domain/payouts/application.ts'
import type { PayoutApplication } from '#domain/payouts/schema.ts'
import { fieldRules, mobileText } from '#features/kit/form/field-rules.ts'
import { withRule } from '#features/kit/form/with-rule.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'

const field = z.string()
const Draft = z.object({
  username: field,
  email: field,
  lastname: field,
  firstname: field,
  dob: field,
  country: field,
  city: field,
  street: field,
  phonePrefix: field,
  phone: field,
})
/** The request as a person fills it in. */
export type PayoutDraft = z.output<typeof Draft>

/** The draft as it is sent. */
export const toApplication = (draft: PayoutDraft): PayoutApplication => ({
  username: draft.username.trim(),
  email: draft.email.trim(),
  firstname: draft.firstname.trim(),
  lastname: draft.lastname.trim(),
  dob: draft.dob,
  address: { street: [draft.street.trim()], city: draft.city.trim(), country_id: draft.country },
  phone: formatMobile(draft.phonePrefix, draft.phone.trim()),
})

/** The request's schema, whose rule is the one that the service goes by. @param today Hong Kong date */
export const payoutForm = (intl: IntlShape, today: string) =>
  withRule(Draft, (draft) => {
    const faults = payoutApplicationFaults(toApplication(draft), today)
    const rules = fieldRules(intl)
    const texts: Readonly<Record<Exclude<PayoutFault, 'mobile' | 'name'>, string>> = {
      required: intl.formatMessage({ id: 'forms.validation.required' }),
      email: intl.formatMessage({ id: 'forms.validation.email' }),
      username: intl.formatMessage(
        { id: 'payouts.validation.username' },
        { min: USERNAME_MIN, max: USERNAME_MAX },
      ),
      date: intl.formatMessage({ id: 'payouts.validation.date' }),
      minor: intl.formatMessage({ id: 'payouts.validation.minor' }, { age: PAYOUT_AGE }),
      long: intl.formatMessage({ id: 'account.validation.street' }),
    }
    const textOf = (name: keyof typeof faults): string | undefined => {
      const fault = faults[name]
      if (!fault || fault === 'mobile') return undefined
      if (fault === 'name') return rules.name(name === 'lastname' ? draft.lastname : draft.firstname)
      return texts[fault]
    }
    const mobile = mobileFault(draft.phonePrefix, draft.phone)
    return {
      username: textOf('username'),
      email: textOf('email'),
      lastname: textOf('lastname'),
      firstname: textOf('firstname'),
      dob: textOf('dob'),
      country: textOf('country'),
      city: textOf('city'),
      street: textOf('street'),
      phone: mobile ? mobileText(intl, mobile) : undefined,
    }
  })
