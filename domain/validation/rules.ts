import { isCardNumber } from '../payment/card.ts'

/** A fault of a value, named after its message. */
export type ValueFault =
  | 'number'
  | 'integer'
  | 'decimal'
  | 'currency'
  | 'domain'
  | 'creditCard'
  | 'min'
  | 'max'
  | 'exists'

/** A rule for a typed value. Rules accept an empty text; whether a value is required is a separate rule. */
export type ValueRule = (text: string) => ValueFault | undefined

const matching =
  (fault: ValueFault, pattern: RegExp): ValueRule =>
  (text) =>
    text.trim() === '' || pattern.test(text.trim()) ? undefined : fault

/** Any number, such as 1,234.5 or -3. */
export const isNumber = matching('number', /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/)
export const isInteger = matching('integer', /^[+-]?\d+$/)
export const isDecimal = matching('decimal', /^[+-]?\d+(\.\d+)?$/)
/** An amount with at most two decimals, optionally preceded by HK$. */
export const isCurrency = matching('currency', /^(HK\$)?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/)
/** A host name: labels of letters, digits and hyphens; the last one letters only. */
export const isDomain = matching(
  'domain',
  /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{2,59})$/i,
)
export const isCreditCard: ValueRule = (text) =>
  text.trim() === '' || isCardNumber(text) ? undefined : 'creditCard'

const valueOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', '')))
/** At least this number; a text that is not a number is another rule's fault. */
export const atLeast =
  (least: number): ValueRule =>
  (text) =>
    valueOf(text) < least ? 'min' : undefined
export const atMost =
  (most: number): ValueRule =>
  (text) =>
    valueOf(text) > most ? 'max' : undefined
/** Not among the existing values, ignoring case. */
export const isNewAmong =
  (existing: readonly string[]): ValueRule =>
  (text) =>
    existing.some((other) => other.trim().toLowerCase() === text.trim().toLowerCase()) ? 'exists' : undefined

/** Returns the first fault, in the order of the rules. */
export const firstFault = (text: string, ...rules: readonly ValueRule[]): ValueFault | undefined =>
  rules.reduce<ValueFault | undefined>((found, rule) => found ?? rule(text), undefined)
