/** Time limits for the database, in milliseconds. */
export interface TimeLimits {
  /**
   * Waiting for a free connection, including opening one. It is long because waiting is better than an error when
   * there are more buyers than connections.
   */
  readonly connect: number
  /** One statement, enforced by the server. */
  readonly statement: number
  /** Waiting for one lock, enforced by the server. */
  readonly lock: number
  /** An idle transaction, enforced by the server, which then closes the connection. */
  readonly idleInTransaction: number
}

/** For calls: connecting and the first statement together end before the browser's timeout (20 s). */
export const callLimits: TimeLimits = {
  connect: 10_000,
  statement: 8_000,
  lock: 7_000,
  idleInTransaction: 15_000,
}

/** For migrations, seeds and jobs, which work on whole tables and may take long. */
export const backgroundLimits: TimeLimits = {
  connect: 15_000,
  statement: 600_000,
  lock: 60_000,
  idleInTransaction: 120_000,
}

/**
 * Driver options for the limits. A frozen server enforces nothing, so the driver also counts, one second longer. The
 * limits belong to the session: a proxy that shares sessions between transactions (PgBouncer) must be configured to
 * pass them on.
 */
export const driverLimits = ({ connect, statement, lock, idleInTransaction }: TimeLimits) => ({
  connectionTimeoutMillis: connect,
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idleInTransaction,
  query_timeout: statement + 1_000,
})
