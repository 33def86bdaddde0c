import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { CODE_LENGTH, isReferrerCode } from '#domain/auth/code.ts'
import { referrerDigits } from '#domain/auth/referrer.ts'
import { passwordFault, type PasswordFault, type PasswordOwner } from '#domain/auth/password.ts'
import { readTypedCode } from '#domain/two-step/code.ts'
import { isBoundMobile, type BoundMobile } from '#domain/customers/bound-mobile.ts'
import {
  anyText,
  optionalEmail,
  nameRule,
  requiredMessage,
  requiredText,
} from '#features/kit/form/field-schemas.ts'
import { withRule, type MessageId } from '#features/kit/form/message.ts'
import { mobileFaultMessage } from '#features/kit/form/mobile-message.ts'
import * as z from 'zod/mini'

const isCode = (text: string) => /^\d+$/.test(text) && text.length === CODE_LENGTH

/** Message for a code that another field makes necessary; undefined if it is one. */
const codeMessage = (text: string) =>
  requiredMessage(text) ?? (isCode(text) ? undefined : 'forms.validation.codeWrong')

const code = requiredText.check(z.refine(isCode, 'forms.validation.codeWrong'))

const passwordMessages: Readonly<Record<Exclude<PasswordFault, 'empty'>, MessageId>> = {
  tooShort: 'account.validation.passwordRule',
  noLetter: 'account.validation.passwordRule',
  noNumber: 'account.validation.passwordRule',
  repeats: 'account.validation.passwordRepeats',
  shopName: 'account.validation.passwordShop',
  ownName: 'account.validation.passwordName',
  ownEmail: 'account.validation.passwordEmail',
  ownMobile: 'account.validation.passwordMobile',
}

/** Message for a new password; undefined for a good one, and for an empty one, which its own field tells. */
function passwordMessage(text: string, owner: PasswordOwner): MessageId | undefined {
  const fault = text.trim() ? passwordFault(text, owner) : null
  return fault && fault !== 'empty' ? passwordMessages[fault] : undefined
}

/** A code of 7 or 8 digits; anything else is read as a mobile, which only the service can check. */
const referrer = anyText.check(
  z.refine((text) => {
    const digits = referrerDigits(text)
    return !typedIdentifier(text) || isReferrerCode(digits) || /^\d{10,15}$/.test(digits)
  }, 'account.validation.referrer'),
)

const mobileRule = ({ countryCode, mobile }: { countryCode: string; mobile: string }) => ({
  mobile: mobileFaultMessage(countryCode, mobile),
})

/** Rules of a new password and its repetition. An empty one is already told by its own field. */
const newPasswordRule = ({ password, again }: { password: string; again: string }, owner: PasswordOwner) => ({
  password: passwordMessage(password, owner),
  again: !again.trim() || password === again ? undefined : 'account.validation.passwordsDiffer',
})

/** Signing in by mobile and code. */
export const mobileForm = withRule(z.object({ countryCode: anyText, mobile: anyText, code }), mobileRule)

/** A code alone. */
export const codeForm = z.object({ code })

/** Signing in by user name and password. */
export const accountForm = z.object({ username: requiredText, password: requiredText })

/** Registration. */
export const signUpForm = withRule(
  z.object({
    countryCode: anyText,
    mobile: anyText,
    code: anyText,
    lastname: anyText,
    firstname: anyText,
    email: optionalEmail,
    password: requiredText,
    again: requiredText,
    referrer,
    adult: z.boolean().check(z.refine((isAdult) => isAdult, 'forms.validation.adult')),
    needsCode: z.boolean(),
  }),
  (values) => ({
    ...nameRule(values),
    ...mobileRule(values),
    ...newPasswordRule(values, values),
    code: values.needsCode ? codeMessage(values.code) : undefined,
  }),
)
export type SignUpValues = z.output<typeof signUpForm>

/** A new password, with the current one. @param owner the customer */
export const passwordForm = (owner: PasswordOwner) =>
  withRule(z.object({ current: requiredText, password: requiredText, again: requiredText }), (values) =>
    newPasswordRule(values, owner),
  )

/** Message for a new number, which must be a mobile other than the bound one; undefined if it is. */
export const newMobileMessage = (
  bound: BoundMobile | null,
  countryCode: string,
  mobile: string,
): string | undefined =>
  mobileFaultMessage(countryCode, mobile) ??
  (isBoundMobile(bound, countryCode, mobile) ? 'account.validation.mobileSame' : undefined)

/** @param bound the bound number; a change requires the code to the new number and a code to this one, or the password. */
export const phoneForm = (bound: BoundMobile | null) =>
  withRule(
    z.object({
      proof: anyText,
      countryCode: anyText,
      mobile: anyText,
      code,
      ownCode: anyText,
      password: anyText,
    }),
    ({ proof, countryCode, mobile, ownCode, password }) => ({
      mobile: newMobileMessage(bound, countryCode, mobile),
      ownCode: proof === 'sms' ? codeMessage(ownCode) : undefined,
      password: proof === 'password' ? requiredMessage(password) : undefined,
    }),
  )

/** Message for a code of the authenticator app, or a recovery code; undefined if it is one of them. */
const secondStepMessage = (text: string) =>
  requiredMessage(text) ?? (readTypedCode(text) ? undefined : 'account.otp.incomplete')

/**
 * How customers prove who they are: a code to the bound number, or the password.
 * @param withSecondStep whether a code of the authenticator app, or a recovery code, is asked for as well
 */
export const identityForm = (withSecondStep: boolean) =>
  withRule(
    z.object({ proof: anyText, ownCode: anyText, password: anyText, otp: anyText }),
    ({ proof, ownCode, password, otp }) => ({
      ownCode: proof === 'sms' ? codeMessage(ownCode) : undefined,
      password: proof === 'password' ? requiredMessage(password) : undefined,
      otp: withSecondStep ? secondStepMessage(otp) : undefined,
    }),
  )

/** Who has forgotten the password: an e-mail address or a user name. */
export const forgotForm = z.object({ key: requiredText })

/** A new password after a reset. @param owner what is known about the person: the address of the link */
export const resetForm = (owner: PasswordOwner) =>
  withRule(z.object({ password: requiredText, again: requiredText }), (values) =>
    newPasswordRule(values, owner),
  )
