import type { Db } from '#service/db/db.ts'
import type { Outbox } from '#service/sandbox/outbox.ts'
import type { Settings } from '#service/settings.ts'

/** Price and permission group of a signed-in customer. */
export type CustomerGroup = 'preferred' | 'associate'

/** The customer whose token came with the request. */
export interface Caller { readonly id: number; readonly group: CustomerGroup }

/** A store view: one per language (contract.md §1.1). */
export interface Store { readonly code: string; readonly id: number }

/** What every handler may use besides its parsed request. */
export interface RequestContext {
  readonly db: Db
  /** The service's time: the real one plus the sandbox clock's offset. */
  readonly now: Date
  readonly store: Store
  readonly customer: Caller | null
  /** The caller. @throws Fault 401 when nobody is signed in */
  requireCustomer(): Caller
  /** Value of `Idempotency-Key`, when sent: at most 128 characters. */
  readonly idempotencyKey: string | undefined
  /** Address of the caller, for limits only; never logged. */
  readonly ip: string
  readonly settings: Settings
  /** Shoppers may choose the stock source whose stock they are shown. */
  readonly inventorySelection: boolean
  readonly outbox: Outbox
  /** The raw request's URL, for building absolute addresses. */
  readonly url: URL
  readonly requestHeaders: Headers
  /** Headers to send with the answer. `Cache-Control` is `no-store` unless set here; with a signed-in caller it always is. */
  readonly responseHeaders: Headers
}
