import pg from 'pg'

/**
 * The database did not answer in time or at all: a frozen or stopped server, a lock held too long, a pool without a
 * free connection. Callers get 503. `cause` is the driver's error.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: Error) {
    super(cause.message || String(Reflect.get(cause, 'code') ?? 'no reason given'), { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** SQLSTATEs that are not about the statement: time limits, a server stopping or starting, too many connections. */
const states = /^(57014|55P03|25P03|25P04|57P0[1-5]|53300|08...)$/

/** System errors, unrelated to the statement. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Driver errors without a code. */
const sentences =
  /^(timeout exceeded when trying to connect|Query read timeout|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Converts a driver error to `DatabaseUnavailable`, unless it is an answer to the statement. */
export function namedError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error
  if (error instanceof pg.DatabaseError)
    return states.test(error.code ?? '') ? new DatabaseUnavailable(error) : error
  return codes.has(String(Reflect.get(error, 'code'))) || sentences.test(error.message)
    ? new DatabaseUnavailable(error)
    : error
}

/** Whether the connection itself is lost, so that nothing more can be sent on it. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && !(error.cause instanceof pg.DatabaseError)
