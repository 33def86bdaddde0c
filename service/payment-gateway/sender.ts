import { refuseInTransaction } from '#service/db/transaction-guard.ts'
import { NoAnswer } from '#service/ports/no-answer.ts'
import type { Provider } from '#service/ports/payments.ts'
import type { ClockPort } from '#service/ports/ports.ts'
import { exchange, type Answer } from './exchange.ts'
import type { MessageFormat, ProviderRequest } from './message-format.ts'

/** Connection settings of a provider. */
export interface ProviderConnection {
  /** Base address of its calls, without a trailing slash. */
  readonly address: string
  /** Key for signing requests to the provider and verifying its events. */
  readonly key: string
}

export interface SenderOptions {
  /** Address and key of a provider. */
  connect(provider: Provider): Promise<ProviderConnection>
  readonly clock: ClockPort
  readonly format: Pick<MessageFormat, 'headers'>
}

/**
 * Sends a request and reads its answer.
 * @param timeout milliseconds per attempt
 * @param read returns undefined for an unreadable answer
 * @throws NoAnswer after two attempts without a readable answer; whatever `read` throws
 */
export type Send = <T>(
  provider: Provider,
  request: ProviderRequest,
  timeout: number,
  read: (answer: Answer) => T | undefined,
) => Promise<T>

const TRIES = 2

/** Sends signed requests to the providers, never inside a transaction. Every request is repeatable. */
export function createSender({ connect, clock, format }: SenderOptions): Send {
  async function sendOnce(provider: Provider, request: ProviderRequest, timeout: number): Promise<Answer> {
    const { address, key } = await connect(provider)
    const url = new URL(address + request.path)
    const headers = format.headers(key, request, url.pathname, await clock())
    const body = request.method === 'POST' ? { body: request.body } : {}
    return exchange(url, { method: request.method, headers, ...body }, timeout)
  }

  return async (provider, request, timeout, read) => {
    refuseInTransaction('ask the provider before or after it.')
    let wasSent = false
    let reason = ''
    for (let tried = 0; tried < TRIES; tried++) {
      try {
        const value = read(await sendOnce(provider, request, timeout))
        if (value !== undefined) return value
        wasSent = true
        reason = 'the answer cannot be read'
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        wasSent ||= error.wasSent
        reason = error.message
      }
    }
    throw new NoAnswer(`${provider}: ${reason}`, { wasSent })
  }
}
