import { z } from 'zod'
import { toDecimal, toMinor, type Minor } from '../money/money.ts'

/** The largest id and number of the database. */
const INT_MAX = 2_147_483_647

/** A short text that names a record in files and addresses: `vitamin-c-1000`. */
export const key = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]{0,63}$/, 'must be 1 to 64 letters, digits and the signs . _ -')

/** Position in a list, the smallest first. */
export const position = z.int('must be a whole number').min(0).max(INT_MAX).default(0)

/** Number of a record, kept from another shop so that addresses with it go on working; a new record without one gets the next. */
export const recordId = z.int('must be a whole number').min(1).max(INT_MAX).optional()

/** A whole number that is at least 0. */
export const count = z.int('must be a whole number').min(0, 'must be at least 0').max(INT_MAX)

/** An amount in HKD with at most two decimals: `123.40`. */
export const money = z
  .string('must be an amount in quotation marks, such as "123.40"')
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount such as 123.40, with at most two decimals')

/** A calendar day in Hong Kong: `2026-11-30`. */
export const day = z.iso.date('must be a day such as 2026-11-30')

/** An instant: `2026-11-30T09:00:00.000Z`. */
export const instant = z.iso.datetime({ message: 'must be a time such as 2026-11-30T09:00:00Z' })

const inSix = <T extends z.ZodType>(text: T) =>
  z.strictObject({ en: text, zh_cn: text, zh_hk: text, ms: text, vi: text, th: text })

/** A text in each of the six languages. */
export const requiredTexts = inSix(z.string().trim().min(1, 'is empty'))

/** A text in each of the six languages, any of which may be empty. */
export const optionalTexts = inSix(z.string().default('')).prefault({})

/** A value in each of the six languages, or none. */
export const inEachLanguage = <T extends z.ZodType>(value: T) =>
  inSix(z.nullable(value).default(null)).prefault({})

/** A list of keys, each once. */
export const keys = z
  .array(key)
  .refine((list) => new Set(list).size === list.length, 'names the same twice')
  .default([])

/** An amount of a file as minor units. */
export const minorOf = (amount: string): Minor => toMinor(amount)

/** Minor units as an amount of a file: 12340 is `123.40`. */
export const amountOf = (minor: Minor): string => toDecimal(minor).toFixed(2)
