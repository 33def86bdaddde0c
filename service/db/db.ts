import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Sql } from './sql.ts'
import { callLimits, driverLimits, type TimeLimits } from './time-limits.ts'
import { markedAsTransaction, refuseInTransaction } from './transaction-guard.ts'
import { isConnectionLost, namedError } from './unavailable.ts'
import { log } from '#service/log/log.ts'
import { measuring } from '#service/metrics/measured.ts'

/** A parameter of a statement. For jsonb columns pass objects and arrays of objects through JSON.stringify. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | Date
  | Buffer
  | null
  | undefined
  | readonly SqlValue[]

/**
 * The interface to SQL in this service: text with `$1` parameters in, rows out. Column types are returned as: int,
 * bigint and numeric → number; date → 'YYYY-MM-DD'; timestamptz → Date; jsonb → parsed. A statement written with `sql`
 * types its rows itself; for a plain string, `T` is what the caller asserts.
 */
export interface Db {
  /** All rows. */
  query<T extends object = Record<string, unknown>>(
    sql: string | Sql<T>,
    params?: readonly SqlValue[],
  ): Promise<T[]>
  /** The first row, or undefined. */
  one<T extends object = Record<string, unknown>>(
    sql: string | Sql<T>,
    params?: readonly SqlValue[],
  ): Promise<T | undefined>
  /**
   * Runs `work` in a transaction (inside another one: in a savepoint). Commits when `work` resolves and rolls back
   * when it throws. After a deadlock or serialisation failure it runs `work` again, up to three times in all, so
   * `work` must do nothing outside the database.
   */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** A `Db` that owns its connections. */
export interface Database extends Db {
  readonly url: string
  /** Its connections now, and callers that wait for one. */
  connections(): { readonly inUse: number; readonly idle: number; readonly waiting: number }
  /**
   * Ends its connections once they are idle.
   * @param patience milliseconds after which those that are left are cut: a frozen server ends none
   */
  close(patience?: number): Promise<void>
}

const int8 = 20,
  numeric = 1700,
  date = 1082
const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8 || oid === numeric) return Number
    if (oid === date) return (value: string) => value
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

interface Statement {
  readonly text: string
  readonly values: unknown[]
  readonly name?: string
}
interface Runner {
  query(statement: Statement): Promise<{ rows: unknown[] }>
}

/** Prepared statements by text. This code has some hundreds of different ones; generated statements may add more. */
const names = new Map<string, string>()
const NAMES_MAX = 1_000

const ANEW = '/* planned anew */ '

/**
 * A statement that the database plans anew each time, because its values decide on the best plan: one person has ten
 * people below, another everybody. A cached plan cannot distinguish them.
 */
export const plannedAnew = (sql: string): string => ANEW + sql

/**
 * Compares with a list, `p.id = ${anyOf('$2::int[]')}`, in a statement that is called all the time. PostgreSQL sees how
 * long a list is that is itself the parameter, expects a plan for that length to be cheaper, and plans anew for every
 * call, which takes three times as long as finding a few products.
 */
export const anyOf = (parameter: string): string => `any(array(select unnest(${parameter})))`

/**
 * A named statement is parsed and planned once per connection instead of on every call, which saves half the cost of
 * placing an order.
 */
function statement(sql: string, params: readonly SqlValue[]): Statement {
  const values = [...params]
  let name = names.get(sql)
  // Statements without parameters are rare and may be several in one text, which cannot be prepared; they work on
  // whole tables.
  if (name === undefined && values.length > 0 && names.size < NAMES_MAX && !sql.startsWith(ANEW))
    names.set(sql, (name = `s${names.size}`))
  return { text: sql, values, ...(name === undefined ? {} : { name }) }
}

function reading(runner: Runner): Pick<Db, 'query' | 'one'> {
  const rows = async (sql: string, params: readonly SqlValue[] = []) => {
    const measured = measuring()
    const began = measured ? performance.now() : 0
    try {
      return (await runner.query(statement(sql, params))).rows
    } catch (error) {
      throw namedError(error)
    } finally {
      measured?.statement((performance.now() - began) / 1000)
    }
  }
  return {
    query: async <T extends object>(sql: string, params?: readonly SqlValue[]) =>
      (await rows(sql, params)) as T[],
    one: async <T extends object>(sql: string, params?: readonly SqlValue[]) =>
      (await rows(sql, params))[0] as T | undefined,
  }
}

const inTransaction = (client: pg.PoolClient, depth: number): Db => ({
  ...reading(client),
  async tx(work) {
    const name = `nested_${depth}`
    await client.query(`savepoint ${name}`)
    try {
      const result = await work(inTransaction(client, depth + 1))
      await client.query(`release savepoint ${name}`)
      return result
    } catch (error) {
      if (!isConnectionLost(error)) await client.query(`rollback to savepoint ${name}`)
      throw error
    }
  },
})

/** SQLSTATE of a failed statement ('23505' unique violation, …), or undefined for any other error. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.code : undefined

/** Name of the constraint that a statement broke, if it did. */
export const brokenConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError ? error.constraint : undefined

/** Another process changed a table after this connection had planned the statement. A new connection plans again. */
const isOutdated = (error: unknown) =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
const worthRepeating = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '')

async function once<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // In a pipeline: the first statement of `work` follows in the same round trip.
    const [, result] = await Promise.all([client.query('begin'), work(inTransaction(client, 1))])
    await client.query('commit')
    return result
  } catch (thrown) {
    const error = namedError(thrown)
    // A connection that cannot even roll back is closed instead of returning to the pool.
    if (isConnectionLost(error)) broken = error as Error
    else
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
    if (isOutdated(error)) broken ??= error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

/** JIT compilation is off: it takes up to a second, more than any query of a shop would gain. */
const planOnly = async (client: pg.ClientBase) => {
  await client.query('set jit = off')
}

/** Options of a pool. */
export interface DatabaseOptions {
  /** Maximum number of connections. */
  readonly connections?: number
  readonly limits?: TimeLimits
  /** In development and tests: using the pool inside a transaction of the same call throws. */
  readonly strict?: boolean
}

/** A pool with the sockets of its connections, those that are being made as well. */
function openPool(url: string, connections: number, limits: TimeLimits) {
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    connectionString: url,
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
    max: connections,
    ...driverLimits(limits),
    // A statement is sent without waiting for the answer to the one before: `begin` costs no round trip.
    pipeline: true,
    keepAlive: true,
    application_name: 'jadeleaf',
    types: parsers,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
    onConnect: planOnly,
  })
  // Without a listener, an idle connection closed by the server would end the process. While the pool is closing,
  // such errors are expected.
  pool.on('error', (error) => {
    if (!pool.ending) log.error(`An idle database connection was lost: ${error.message}`)
  })
  // The pool's end resolves before the server has closed its connections; a late error of a client concerns nobody.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, sockets }
}

/** Ends a pool. @param patience milliseconds after which its sockets are closed, whatever the server does */
async function endPool({ pool, sockets }: ReturnType<typeof openPool>, patience?: number): Promise<void> {
  const ended = pool.end()
  if (patience === undefined) return ended
  const timer = new AbortController()
  await Promise.race([ended, sleep(patience, undefined, { signal: timer.signal }).catch(() => {})])
  timer.abort()
  for (const socket of sockets) socket.destroy()
}

/** Opens a pool on `url`. Connections are made on demand, so an unreachable server shows at the first query. */
export function connectDatabase(
  url: string,
  { connections = 10, limits = callLimits, strict = false }: DatabaseOptions = {},
): Database {
  let closing: Promise<void> | undefined
  const opened = openPool(url, connections, limits)
  const { pool } = opened
  /** Closes a connection whose plans are outdated. */
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    if (strict) refuseInTransaction()
    for (let attempt = 1; ; attempt++) {
      try {
        return await work()
      } catch (error) {
        if (attempt > connections || !isOutdated(error)) throw namedError(error)
      }
    }
  }
  return {
    url,
    connections: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ...reading({ query: (asked) => again(() => pool.query(asked)) }),
    async tx(work) {
      const marked = strict ? (db: Db) => markedAsTransaction(() => work(db)) : work
      for (let attempt = 1; ; attempt++) {
        try {
          return await again(() => once(pool, marked))
        } catch (error) {
          if (attempt === 3 || !worthRepeating(error)) throw error
        }
      }
    },
    close: (patience) => (closing ??= endPool(opened, patience)),
  }
}
