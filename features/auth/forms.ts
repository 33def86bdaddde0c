import { CODE_LENGTH, isReferrerCode } from '#domain/auth/code.ts'
import { passwordFault } from '#domain/auth/password.ts'
import { isBoundMobile, type BoundMobile } from '#domain/customers/bound-mobile.ts'
import { fieldRules } from '#features/kit/form/field-rules.ts'
import { withRule } from '#features/kit/form/with-rule.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'

const field = z.string()

/** `fieldRules` and the rules of codes, passwords and referrers. */
function authRules(intl: IntlShape) {
  const rules = fieldRules(intl)
  const { required } = rules
  return {
    ...rules,
    code: (value: string) =>
      required(value) ??
      (/^\d+$/.test(value) && value.length === CODE_LENGTH
        ? undefined
        : intl.formatMessage({ id: 'forms.validation.codeWrong' })),
    password: (value: string) =>
      required(value) ??
      (passwordFault(value) ? intl.formatMessage({ id: 'account.validation.passwordRule' }) : undefined),
    same: (value: string, again: string) =>
      required(again) ??
      (value === again ? undefined : intl.formatMessage({ id: 'account.validation.passwordsDiffer' })),
    /** A code of 7 or 8 digits; anything else is read as a mobile, which only the service can check (decisions.md A-67). */
    referrer: (value: string) =>
      !value.trim() || isReferrerCode(value.trim()) || /^\d{9,15}$/.test(value.trim())
        ? undefined
        : intl.formatMessage({ id: 'account.validation.referrer' }),
  }
}

export const mobileForm = (intl: IntlShape) =>
  withRule(z.object({ countryCode: field, mobile: field, code: field }), (values) => {
    const rules = authRules(intl)
    return { mobile: rules.mobile(values.countryCode, values.mobile), code: rules.code(values.code) }
  })

export const codeForm = (intl: IntlShape) =>
  withRule(z.object({ code: field }), (values) => ({ code: authRules(intl).code(values.code) }))

export const accountForm = (intl: IntlShape) =>
  withRule(z.object({ username: field, password: field }), (values) => {
    const rules = authRules(intl)
    return { username: rules.required(values.username), password: rules.required(values.password) }
  })

export const signUpForm = (intl: IntlShape) =>
  withRule(
    z.object({
      countryCode: field,
      mobile: field,
      code: field,
      lastname: field,
      firstname: field,
      email: field,
      password: field,
      again: field,
      referrer: field,
      adult: z.boolean(),
      needsCode: z.boolean(),
    }),
    (values) => {
      const rules = authRules(intl)
      return {
        mobile: rules.mobile(values.countryCode, values.mobile),
        code: values.needsCode ? rules.code(values.code) : undefined,
        lastname: rules.name(values.lastname),
        firstname: rules.name(values.firstname),
        email: rules.email(values.email),
        password: rules.password(values.password),
        again: rules.same(values.password, values.again),
        referrer: rules.referrer(values.referrer),
        adult: values.adult ? undefined : intl.formatMessage({ id: 'forms.validation.adult' }),
      }
    },
  )
export type SignUpValues = z.output<ReturnType<typeof signUpForm>>

export const passwordForm = (intl: IntlShape) =>
  withRule(z.object({ current: field, password: field, again: field }), (values) => {
    const rules = authRules(intl)
    return {
      current: rules.required(values.current),
      password: rules.password(values.password),
      again: rules.same(values.password, values.again),
    }
  })

/** Rule for a new number: a mobile other than the bound one. */
export const newMobileFault = (
  intl: IntlShape,
  bound: BoundMobile | null,
  countryCode: string,
  mobile: string,
): string | undefined =>
  authRules(intl).mobile(countryCode, mobile) ??
  (isBoundMobile(bound, countryCode, mobile)
    ? intl.formatMessage({ id: 'account.validation.mobileSame' })
    : undefined)

/** @param bound the bound number; a change requires the code to the new number and a code to this one, or the password. */
export const phoneForm = (intl: IntlShape, bound: BoundMobile | null) =>
  withRule(
    z.object({
      proof: field,
      countryCode: field,
      mobile: field,
      code: field,
      ownCode: field,
      password: field,
    }),
    (values) => {
      const rules = authRules(intl)
      return {
        mobile: newMobileFault(intl, bound, values.countryCode, values.mobile),
        code: rules.code(values.code),
        ownCode: values.proof === 'sms' ? rules.code(values.ownCode) : undefined,
        password: values.proof === 'password' ? rules.required(values.password) : undefined,
      }
    },
  )

export const forgotForm = (intl: IntlShape) =>
  withRule(z.object({ key: field }), (values) => ({ key: authRules(intl).required(values.key) }))

export const resetForm = (intl: IntlShape) =>
  withRule(z.object({ password: field, again: field }), (values) => {
    const rules = authRules(intl)
    return { password: rules.password(values.password), again: rules.same(values.password, values.again) }
  })
