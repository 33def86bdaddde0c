import { paymentRefusals } from '#domain/payment/refusals.ts'
import { refuseInTransaction } from '#service/db/transaction-guard.ts'
import { refuse, type Fault } from '#service/http/fault.ts'
import { log } from '#service/log/log.ts'
import { exchange, type Answer } from '#service/payment-gateway/exchange.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import type { Provider } from '#service/ports/payments.ts'

/** Milliseconds for a look-up, which is tried twice, and for a request that is sent once. A browser waits for both. */
export interface Timeouts {
  readonly lookup: number
  readonly change: number
}
export const defaultTimeouts: Timeouts = { lookup: 2_500, change: 8_000 }

/** A request to a provider. */
export interface ProviderCall {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const LOOKUP_TRIES = 2

/**
 * Sends a request and reads its answer, never inside a transaction. A look-up (GET) without a readable answer is sent
 * once more; anything else could happen twice.
 * @param provider what errors call it
 * @param read returns undefined for an unreadable answer
 * @throws NoAnswer; whatever `read` throws
 */
export async function ask<T>(
  provider: string,
  { method, url, headers, body }: ProviderCall,
  timeouts: Timeouts,
  read: (answer: Answer) => T | undefined,
): Promise<T> {
  refuseInTransaction('ask the provider before or after it.')
  const isLookup = method === 'GET'
  let wasSent = false
  let reason = ''
  for (let left = isLookup ? LOOKUP_TRIES : 1; left > 0; left--) {
    try {
      const init = { method, headers, ...(body === undefined ? {} : { body }) }
      const answer = await exchange(url, init, isLookup ? timeouts.lookup : timeouts.change)
      wasSent = true
      const value = read(answer)
      if (value !== undefined) return value
      reason = `the answer (status ${answer.status}) cannot be read`
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      wasSent ||= error.wasSent
      reason = error.message
    }
  }
  throw new NoAnswer(`${provider}: ${reason}`, { wasSent })
}

/**
 * A provider's refusal to start a payment, for the log and the shopper.
 * @returns Fault 502: nothing was started
 */
export function startRefused(provider: Provider, status: number, code: string): Fault {
  log.error(`The payment provider ${provider} refused a payment: ${status} ${code}`)
  return refuse(paymentRefusals.noAnswer)
}

/** Starts a payment. @throws Fault 502 if the request did not reach the provider, else as `work` */
export async function starting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NoAnswer && !error.wasSent) throw refuse(paymentRefusals.noAnswer)
    throw error
  }
}
