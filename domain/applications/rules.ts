import { mobileFault, normaliseMobile } from '../auth/phone.ts'
import { isBoundMobile, type BoundMobile } from '../customers/bound-mobile.ts'
import { toHongKongDate } from '../dates/hong-kong.ts'
import { parseServiceTime } from '../dates/service-time.ts'
import { paymentState } from '../orders/payment-state.ts'
import { APPLICATION_PREFIX } from './kinds.ts'
import type { ApplicationSummary } from './schema.ts'

/** Whether the service opens the three changes to a customer. */
export const isChangeOpen = (isEnable: unknown): boolean => Number(isEnable) === 1

/**
 * Who may ask for a change: everyone except associates whose membership has ended.
 * @param expiresOn last day of the membership, 'YYYY-MM-DD'; null without one
 * @param today Hong Kong date
 */
export const mayChange = (group: string, expiresOn: string | null, today: string): boolean =>
  group !== 'associate' || (expiresOn !== null && expiresOn >= today)

/** Whether an order was placed in the current Hong Kong month; only those can be transferred. */
export const isOfThisMonth = (createdAt: Date, now: Date): boolean =>
  toHongKongDate(createdAt).slice(0, 7) === toHongKongDate(now).slice(0, 7)

/** Whether an application may be about an order: one that is neither unpaid, cancelled nor closed. */
export const mayApplyFor = (status: string): boolean =>
  ['paid', 'held', 'onAccount'].includes(paymentState(status))

/** Whether this mobile number has applied for a referrer before: it may do so once. */
export const hasAskedForReferrer = (applications: readonly Pick<ApplicationSummary, 'type'>[]): boolean =>
  applications.some(({ type }) => type === 'referrer')

interface Asked {
  order_number: string
  sku: string
  product_name: string
}

/** Finds an earlier replenishment request for a product of an order; only one each is allowed. */
export const replenishmentOf = <Filed extends ApplicationSummary>(
  applications: readonly Filed[],
  { order_number: order, sku, product_name: name }: Asked,
): Filed | undefined =>
  applications.find(
    ({ type, order_numbers: orders, items }) =>
      type === 'replenishment' &&
      orders?.includes(order) === true &&
      items?.some((item) => (item.sku === undefined ? item.product_name === name : item.sku === sku)) ===
        true,
  )

/** Whether a text has the shape of an account number: 7 or 8 digits. */
export const isAccountNumber = (text: string): boolean => /^\d{7,8}$/.test(text)

/**
 * Returns the mobile that receives an application's code: the customer's own with its country code, any other with the
 * fixed prefix; null for anything that is not a mobile.
 */
export function mobileOfApplication(bound: BoundMobile | null, typed: string): BoundMobile | null {
  if (bound && isBoundMobile(bound, bound.countryCode, typed)) return bound
  return mobileFault(APPLICATION_PREFIX, typed)
    ? null
    : { countryCode: APPLICATION_PREFIX, mobile: normaliseMobile(APPLICATION_PREFIX, typed) }
}

/** 'wing.lee@jadeleaf.example' → 'w***e@jadeleaf.example'. */
export function maskEmail(email: string | null): string | null {
  const [name, domain] = email?.split('@') ?? []
  if (!name || !domain) return null
  return `${name.slice(0, 1)}***${name.length > 1 ? name.slice(-1) : ''}@${domain}`
}

type LifePoint = 'filed' | 'review' | 'answer'
export interface LifeStep {
  point: LifePoint
  state: 'done' | 'current' | 'next' | 'failed'
  /** Time of the step; null while it lies ahead or is not known. */
  at: Date | null
}

/**
 * Steps of an application: filed, under review, answered. The documents do not describe what follows an answer (C-7.1).
 */
export function applicationLife({
  status,
  created_at,
  updated_at,
}: Pick<ApplicationSummary, 'status' | 'created_at' | 'updated_at'>): LifeStep[] {
  const [filedAt, updatedAt] = [parseServiceTime(created_at), parseServiceTime(updated_at)]
  const isAnswered = status !== 'pending'
  return [
    { point: 'filed', state: 'done', at: filedAt },
    { point: 'review', state: isAnswered ? 'done' : 'current', at: null },
    {
      point: 'answer',
      state: isAnswered ? (status === 'rejected' ? 'failed' : 'done') : 'next',
      at: isAnswered ? updatedAt : null,
    },
  ]
}
