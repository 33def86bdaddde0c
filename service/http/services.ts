import type { Database, Db } from '#service/db/db.ts'
import type { Ports } from '#service/ports/ports.ts'
import type { Settings } from '#service/settings.ts'
import type { Caller, Store } from './context.ts'
import type { SecurityLog } from './security-log.ts'

/** Facts about a call that are known before its route runs. */
export interface CallStart {
  readonly caller: Caller | null
  /** The service's time. */
  readonly now: Date
  /** Whether shoppers may choose a stock source. */
  readonly inventorySelection: boolean
}

/** A call of the contract as received. */
export interface IncomingCall {
  readonly method: string
  /** Path below the base of the store: `/carts/mine`. */
  readonly path: string
  /** The bearer token, if there is one. */
  readonly token: string | undefined
  /** Closes the connection without an answer, if possible. */
  dropConnection(): void
}

/** Wraps every call: determines caller and time, and may answer instead of the route. */
export type CallMiddleware = (
  call: IncomingCall,
  answer: (start: CallStart) => Promise<Response>,
) => Promise<Response>

/** Shared by all calls, pages and jobs of a process. */
export interface Services {
  readonly db: Database
  /** For reads that may be some seconds old: a replica, or the database itself. */
  readonly reads: Db
  /** The same for reads that are known to take long: reports and exports. */
  readonly longReads: Db
  readonly settings: Settings
  readonly ports: Ports
  readonly storeOf: (code: string) => Store
  readonly middleware: CallMiddleware
  readonly securityLog: SecurityLog
  /** Closes the ports' connections, but not the database. */
  close(): Promise<void>
}

/** Periodic work. Any number of processes run it concurrently, so it locks the rows it takes. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  run(services: { readonly db: Db; readonly ports: Ports }, now: Date): Promise<void>
}
