import { CODE_LENGTH, isReferrerCode } from '#domain/auth/code.ts'
import { passwordFault } from '#domain/auth/password.ts'
import { mobileFault, normaliseMobile } from '#domain/auth/phone.ts'
import type { IntlShape } from 'react-intl'
import * as z from 'zod/mini'
import { mobileText } from './say.ts'

const field = z.string()
/** Enough to catch a slip; whether it exists only a message to it can tell. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

type Faults<T> = Partial<Record<keyof T & string, string | undefined>>
/** A schema whose one rule answers the fault of every field, in words. */
const ruled = <S extends z.ZodMiniType>(schema: S, rule: (values: z.output<S>) => Faults<z.output<S>>) =>
  schema.check((context) => {
    for (const [name, message] of Object.entries(rule(context.value as z.output<S>)) as [string, string | undefined][]) {
      if (message) context.issues.push({ code: 'custom', message, path: [name], input: context.value })
    }
  })

/** The rules of the fields that several forms have, in the visitor's language. */
export function fieldRules(intl: IntlShape) {
  const required = (value: string) => (value.trim() ? undefined : intl.formatMessage({ id: 'account.validation.required' }))
  return {
    required,
    mobile: (countryCode: string, mobile: string) => { const fault = mobileFault(countryCode, mobile); return fault ? mobileText(intl, fault) : undefined },
    code: (value: string) => required(value) ?? (/^\d+$/.test(value) && value.length === CODE_LENGTH ? undefined : intl.formatMessage({ id: 'account.code.wrong' })),
    email: (value: string) => (!value.trim() || looksLikeEmail.test(value.trim()) ? undefined : intl.formatMessage({ id: 'account.validation.email' })),
    password: (value: string) => required(value) ?? (passwordFault(value) ? intl.formatMessage({ id: 'account.validation.passwordRule' }) : undefined),
    same: (value: string, again: string) => required(again) ?? (value === again ? undefined : intl.formatMessage({ id: 'account.validation.passwordsDiffer' })),
    /** A code of 7 or 8 digits; what cannot be one is read as a mobile, which only the service knows (decisions.md A-67). */
    referrer: (value: string) => (!value.trim() || isReferrerCode(value.trim()) || /^\d{9,15}$/.test(value.trim()) ? undefined : intl.formatMessage({ id: 'account.validation.referrer' })),
  }
}

export const mobileForm = (intl: IntlShape) => ruled(z.object({ countryCode: field, mobile: field, code: field }), (values) => {
  const rules = fieldRules(intl)
  return { mobile: rules.mobile(values.countryCode, values.mobile), code: rules.code(values.code) }
})

export const accountForm = (intl: IntlShape) => ruled(z.object({ username: field, password: field }), (values) => {
  const rules = fieldRules(intl)
  return { username: rules.required(values.username), password: rules.required(values.password) }
})

export const signUpForm = (intl: IntlShape) => ruled(z.object({
  countryCode: field, mobile: field, code: field, lastname: field, firstname: field, email: field, password: field, again: field, referrer: field, adult: z.boolean(), needsCode: z.boolean(),
}), (values) => {
  const rules = fieldRules(intl)
  return {
    mobile: rules.mobile(values.countryCode, values.mobile), code: values.needsCode ? rules.code(values.code) : undefined,
    lastname: rules.required(values.lastname), firstname: rules.required(values.firstname), email: rules.email(values.email),
    password: rules.password(values.password), again: rules.same(values.password, values.again), referrer: rules.referrer(values.referrer),
    adult: values.adult ? undefined : intl.formatMessage({ id: 'account.validation.adult' }),
  }
})

/** @param needsEmail whoever has an e-mail keeps one (contract.md §2.5). */
export const profileForm = (intl: IntlShape, needsEmail: boolean) => ruled(z.object({ lastname: field, firstname: field, email: field }), (values) => {
  const rules = fieldRules(intl)
  return { lastname: rules.required(values.lastname), firstname: rules.required(values.firstname), email: (needsEmail ? rules.required(values.email) : undefined) ?? rules.email(values.email) }
})

export const passwordForm = (intl: IntlShape) => ruled(z.object({ current: field, password: field, again: field }), (values) => {
  const rules = fieldRules(intl)
  return { current: rules.required(values.current), password: rules.password(values.password), again: rules.same(values.password, values.again) }
})

/** A mobile as a record has it; null where none is bound. */
export interface BoundMobile { countryCode: string; mobile: string }

/** The rule of a new number: a mobile other than the one that is bound. */
export const newMobileFault = (intl: IntlShape, bound: BoundMobile | null, countryCode: string, mobile: string): string | undefined =>
  fieldRules(intl).mobile(countryCode, mobile)
  ?? (bound && bound.countryCode === countryCode && bound.mobile === normaliseMobile(countryCode, mobile) ? intl.formatMessage({ id: 'account.validation.mobileSame' }) : undefined)

/** @param bound the number that is bound now; the proof is a code to the new one, or the password. */
export const phoneForm = (intl: IntlShape, bound: BoundMobile | null) => ruled(z.object({ proof: field, countryCode: field, mobile: field, code: field, password: field }), (values) => {
  const rules = fieldRules(intl)
  return {
    mobile: newMobileFault(intl, bound, values.countryCode, values.mobile),
    code: values.proof === 'sms' ? rules.code(values.code) : undefined, password: values.proof === 'password' ? rules.required(values.password) : undefined,
  }
})

export const forgotForm = (intl: IntlShape) => ruled(z.object({ key: field }), (values) => ({ key: fieldRules(intl).required(values.key) }))

export const resetForm = (intl: IntlShape) => ruled(z.object({ password: field, again: field }), (values) => {
  const rules = fieldRules(intl)
  return { password: rules.password(values.password), again: rules.same(values.password, values.again) }
})
