import { formatMobile } from '#domain/auth/phone.ts'
import { NAME_MAX } from '#domain/customers/person-name.ts'
import {
  PAYOUT_AGE,
  payoutApplicationFaults,
  USERNAME_MAX,
  USERNAME_MIN,
  type PayoutFault,
} from '#domain/payouts/application.ts'
import type { PayoutApplication } from '#domain/payouts/schema.ts'
import { mobileFaultMessage } from '#features/kit/form/mobile-message.ts'
import { message, withRule } from '#features/kit/form/message.ts'
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

const messages: Readonly<Record<Exclude<PayoutFault, 'mobile'>, string>> = {
  required: 'forms.validation.required',
  name: message('forms.validation.personName', { max: NAME_MAX }),
  email: 'forms.validation.email',
  username: message('payouts.validation.username', { min: USERNAME_MIN, max: USERNAME_MAX }),
  date: 'payouts.validation.date',
  minor: message('payouts.validation.minor', { age: PAYOUT_AGE }),
  long: 'account.validation.street',
}

/** The request's schema, whose rule is the one that the service goes by. @param today Hong Kong date */
export const payoutForm = (today: string) =>
  withRule(Draft, (draft) => {
    const faults = payoutApplicationFaults(toApplication(draft), today)
    const messageOf = (name: keyof typeof faults): string | undefined => {
      const fault = faults[name]
      return fault && fault !== 'mobile' ? messages[fault] : undefined
    }
    return {
      username: messageOf('username'),
      email: messageOf('email'),
      lastname: messageOf('lastname'),
      firstname: messageOf('firstname'),
      dob: messageOf('dob'),
      country: messageOf('country'),
      city: messageOf('city'),
      street: messageOf('street'),
      phone: mobileFaultMessage(draft.phonePrefix, draft.phone),
    }
  })
