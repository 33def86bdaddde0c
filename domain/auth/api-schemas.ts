import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { attribute, flag, ok, text } from '../contract/wire.ts'
import { Customer } from '../customers/schema.ts'
import { CaptchaChallenge } from './captcha.ts'
import { AccountChoice, CountryCode, SentCode } from './schema.ts'

const mobileCode = {
  mobile: z.string(),
  countryCode: z.string(),
  code: z.string(),
  customerId: z.optional(z.number()),
}
/** Our addition: the code of two-step sign-in, wanted by accounts that have it. */
const otp = z.optional(z.string())

/** `type` 0: the number must be free, 1: must belong to an account, 2: not checked (C-6.2). */
export const sendCode = schemas({
  params: z.object({ type: z.string(), prefix: z.string(), mobile: z.string() }),
  response: SentCode,
  summary:
    'Sends a code by SMS; 400 `Not a valid EC mobile number`, `The phone number you entered is already bound to your account`; 429 when asked too often.',
})
export const sendCodeWithCaptcha = schemas({
  params: z.object({
    type: z.string(),
    prefix: z.string(),
    mobile: z.string(),
    formId: z.string(),
    captcha: z.string(),
  }),
  response: SentCode,
  summary: "The same with a form id and the captcha's answer (A-63).",
})
export const createCaptcha = schemas({
  body: z.object({ formId: z.string() }),
  response: z.looseObject({ imgSrc: z.string(), challenge: z.optional(CaptchaChallenge) }),
  summary:
    'A captcha for a form (C-6.16). Our addition: `challenge`, a proof of work that is valid once, for seven minutes; `imgSrc` is an empty picture then.',
})
export const loginByMobile = schemas({
  body: z.object({ ...mobileCode, otp }),
  response: text,
  summary:
    'A token for a mobile and its code; 400 with code 5020 when the mobile has several accounts (C-6.2), or the account has two-step sign-in and no `otp` was sent.',
})
export const loginByAccount = schemas({
  body: z.object({ username: z.string(), password: z.string(), otp }),
  response: text,
  summary:
    'A token for e-mail, referral id or username and password; 401 without telling which was wrong (C-4.3). 400 with code 5020 when the account has two-step sign-in and no `otp` was sent.',
})
export const logout = schemas({
  response: ok,
  summary: 'Revokes the token. Never prefetched, never retried (C-6.2).',
})
export const revokeTokens = schemas({
  response: ok,
  summary: "Ends all of the customer's sessions (C-1.5).",
})
export const registerCustomer = schemas({
  body: z.object({
    customer: z.looseObject({
      email: z.optional(z.nullable(z.string())),
      firstname: z.string(),
      lastname: z.string(),
      store_id: z.optional(z.number()),
      website_id: z.optional(z.number()),
      dob: z.optional(z.string()),
      custom_attributes: z.optional(z.array(attribute)),
    }),
    password: z.string(),
    code: z.string(),
    maskId: z.optional(z.string()),
    customerType: z.optional(z.string()),
    over18: z.optional(z.boolean()),
  }),
  response: Customer,
  summary: 'Registers a customer; the answer carries extension_attributes.customer_token (C-4.4).',
})
export const requestPasswordReset = schemas({
  body: z.object({
    email: z.string(),
    keyField: z.optional(z.string()),
    template: z._default(z.string(), 'email_reset'),
    websiteId: z.optional(z.union([z.string(), z.number()])),
  }),
  response: z.boolean(),
  summary: 'Sends a link to set a new password (C-4.2).',
})
export const createResetToken = schemas({
  body: z.object(mobileCode),
  response: text,
  summary: 'A reset token for a mobile and its code (C-6.2).',
})
export const resetPassword = schemas({
  body: z.object({ email: z.string(), resetToken: z.string(), newPassword: z.string() }),
  response: ok,
  summary: 'Sets a new password with a reset token and ends every session (C-2.11).',
})
export const changePassword = schemas({
  body: z.object({ currentPassword: z.string(), newPassword: z.string() }),
  response: ok,
  summary: 'Changes the password; 401 when the current one is wrong (C-4.5).',
})
export const listUsernames = schemas({
  params: z.object({ prefix: z.string(), mobile: z.string(), code: z.string() }),
  response: z.array(AccountChoice),
  summary: 'The accounts of a verified mobile; 404 `Cannot find customer.` (C-6.2).',
})
export const verifyCode = schemas({
  params: z.object({ mobile: z.string(), code: z.string() }),
  response: ok,
  summary:
    'Whether a code fits a mobile (with its prefix digits); 400 `Please enter the correct security code` (C-6.2).',
})
export const listCountryCodes = schemas({
  response: z.looseObject({ items: z.array(CountryCode), register_verify: flag }),
  summary: 'Phone country codes on offer, and whether registration wants a code (C-6.2).',
})
