import { isCardNumber } from '../payment/card.ts'

/** What is wrong with a value, by the name of its message (shopping.md §5 "General", decisions.md A-107). */
export type ValueFault = 'number' | 'integer' | 'decimal' | 'currency' | 'domain' | 'creditCard' | 'min' | 'max' | 'exists'

/** A rule of a value that was typed. An empty text is no fault of these: whether it is needed is another question. */
export type ValueRule = (text: string) => ValueFault | undefined

const matching = (fault: ValueFault, pattern: RegExp): ValueRule => (text) => (text.trim() === '' || pattern.test(text.trim()) ? undefined : fault)

/** Any number: 1,234.5 and -3 as well. */
export const isNumber = matching('number', /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/)
export const isInteger = matching('integer', /^[+-]?\d+$/)
export const isDecimal = matching('decimal', /^[+-]?\d+(\.\d+)?$/)
/** An amount with at most two decimals, with or without HK$ before it. */
export const isCurrency = matching('currency', /^(HK\$)?\s?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/)
/** A host name: labels of letters, digits and hyphens, the last one of letters. */
export const isDomain = matching('domain', /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{2,59})$/i)
export const isCreditCard: ValueRule = (text) => (text.trim() === '' || isCardNumber(text) ? undefined : 'creditCard')

const valueOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', '')))
/** Not below; what is no number is the fault of another rule. */
export const atLeast = (least: number): ValueRule => (text) => (valueOf(text) < least ? 'min' : undefined)
export const atMost = (most: number): ValueRule => (text) => (valueOf(text) > most ? 'max' : undefined)
/** Not among those that there are, whatever their case. */
export const isNewAmong = (existing: readonly string[]): ValueRule => (text) => (existing.some((other) => other.trim().toLowerCase() === text.trim().toLowerCase()) ? 'exists' : undefined)

/** The first fault that the rules find, in their order. */
export const firstFault = (text: string, ...rules: readonly ValueRule[]): ValueFault | undefined => rules.reduce<ValueFault | undefined>((found, rule) => found ?? rule(text), undefined)
