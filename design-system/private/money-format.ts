import { createContext, use } from 'react'

/** Writes an amount of minor units (cents) as text, such as `-HK$1,234.50`. */
export type FormatMoney = (minor: number) => string

let standard: Intl.NumberFormat | undefined

/** Without an application's own: as Intl writes Hong Kong dollars in English. */
const formatStandard: FormatMoney = (minor) =>
  (standard ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'HKD' })).format(minor / 100)

/** The application's money format: its screens, its mails and the design system write amounts alike. */
export const MoneyFormatContext = createContext<FormatMoney>(formatStandard)

/** The money format of the application. */
export const useFormatMoney = (): FormatMoney => use(MoneyFormatContext)

/** A formatted amount in parts, so that each can have a size of its own. */
export interface MoneyParts {
  sign: string
  currency: string
  whole: string
  /** With its separator: `.50`; empty when the format has no decimals. */
  cents: string
}

/** Splits a formatted amount. A text of another form is all `whole`. */
export function splitMoney(text: string): MoneyParts {
  const [, sign = '', currency = '', whole = text, cents = ''] =
    /^([-−]?)([^\d-]*)(\d[\d,]*)(\.\d+)?$/.exec(text) ?? []
  return { sign, currency, whole, cents }
}
