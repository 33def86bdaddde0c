import type { Capability } from '#domain/store/capabilities.ts'
import type { ServiceFault } from './service-fault.ts'

/** State shared by all calls of one visitor: one per browser, one per request on the server. */
export interface CallScope {
  /** Store code of the base address: `/rest/{language}/V1`. */
  language: string
  token: string | undefined
  /** Origin of the service; empty in a browser, which uses the page's own. */
  origin: string
  fetch: typeof fetch
  /** What the service lacks; nothing where this is absent. */
  lacking?: readonly Capability[] | undefined
  /** How often a read is tried again. */
  retries: number
  /** Called for every failed call. */
  onFailure?: (error: ServiceFault) => void
}

/** Options of one call besides its input. */
export interface CallOptions {
  /** The caller shows a fault itself; only an expired session is still notified. */
  handled?: boolean
  /** Triggered by a press: a fault without a message of the service is notified too. */
  isAction?: boolean
  /** A refusal that is an expected state of the screen: it is not reported, and no words are loaded for it. */
  isExpected?: (fault: ServiceFault) => boolean
  signal?: AbortSignal
  /** Idempotency key: a repeated write with the same key counts once. */
  idempotencyKey?: string
}
