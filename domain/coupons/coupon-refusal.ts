import type { RefusalCode } from '../contract/refusal.ts'
import { toMinor, type Minor } from '../money/money.ts'

/** Why a coupon was not applied. `empty`: there is no cart, or nothing in it. `failed`: the call failed, so the code may still be valid. */
export type CouponRefusal =
  | { kind: 'invalid' }
  | { kind: 'empty' }
  | { kind: 'minimum'; minimum: Minor }
  | { kind: 'failed' }
  | { kind: 'other' }

/**
 * Derives the reason from a refused or failed call.
 * @param status undefined when there was no answer
 */
export function couponRefusal(fault: {
  status?: number | undefined
  refusal?: RefusalCode | undefined
  parameters?: unknown
}): CouponRefusal {
  const { status, refusal } = fault
  if (refusal === 'checkout.couponInvalid') return { kind: 'invalid' }
  if (refusal === 'cartEmpty' || refusal === 'missing') return { kind: 'empty' }
  if (refusal === 'checkout.couponMinimum') {
    const given: unknown = Array.isArray(fault.parameters) ? fault.parameters[0] : undefined
    const minimum = Number(given)
    if (Number.isFinite(minimum)) return { kind: 'minimum', minimum: toMinor(minimum) }
  }
  return status !== undefined && status >= 400 && status < 500 && status !== 404 && status !== 429
    ? { kind: 'other' }
    : { kind: 'failed' }
}
