import type { Db } from '#service/db/db.ts'
import type { Ports } from '#service/ports/ports.ts'
import type { Settings } from '#service/settings.ts'
import type { SecurityEvent } from './security-log.ts'

/** Price and permission group of a signed-in customer. */
export type CustomerGroup = 'preferred' | 'associate'

/** The customer whose token came with the request. */
export interface Caller {
  readonly id: number
  readonly group: CustomerGroup
}

/** A store view: one per language (C-1.1). */
export interface Store {
  readonly code: string
  readonly id: number
}

/** What a handler receives besides the parsed request. */
export interface RequestContext {
  readonly db: Db
  /** For reads that may be some seconds old: a replica, where there is one. Never for what a change is decided by. */
  readonly reads: Db
  /** The same for reads that are known to take long: reports and exports. */
  readonly longReads: Db
  /** The service's time: real time plus the offset of the sandbox clock. */
  readonly now: Date
  readonly store: Store
  readonly customer: Caller | null
  /** The caller. @throws Fault 401 when nobody is signed in */
  requireCustomer(): Caller
  /** Value of `Idempotency-Key`, if sent: at most 128 characters. */
  readonly idempotencyKey: string | undefined
  /** Address of the caller, for limits only; never logged. */
  readonly ip: string
  /** Records an event that is no refusal in the security log. @param account the account or name it concerns */
  noteSecurity(event: SecurityEvent, account: string): void
  readonly settings: Settings
  /** Whether shoppers may choose a stock source. */
  readonly inventorySelection: boolean
  /** Systems outside the shop. Messages to people use the outbox instead (`outbox/store.ts`). */
  readonly ports: Ports
  /**
   * Origin of the shop for absolute addresses in answers and messages (`shopOrigin`), because the `Host` header can
   * be forged.
   */
  readonly origin: string
  readonly requestHeaders: Headers
  /** Headers of the answer. `Cache-Control` is `private, no-store` unless set here, and always for a request with a token. */
  readonly responseHeaders: Headers
}
