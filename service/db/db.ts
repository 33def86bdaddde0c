import pg from 'pg'

/** A value that PostgreSQL can take as a parameter. Objects and arrays of objects are for jsonb columns: pass them through JSON.stringify. */
export type SqlValue = string | number | bigint | boolean | Date | Buffer | null | undefined | readonly SqlValue[]

/**
 * The whole surface of SQL in this service: text with `$1` parameters in, rows out.
 * Column types arrive as: int, bigint and numeric → number; date → 'YYYY-MM-DD'; timestamptz → Date; jsonb → parsed.
 */
export interface Db {
  /** All rows. */
  query<T extends object = Record<string, unknown>>(sql: string, params?: readonly SqlValue[]): Promise<T[]>
  /** The first row, or undefined. */
  one<T extends object = Record<string, unknown>>(sql: string, params?: readonly SqlValue[]): Promise<T | undefined>
  /**
   * Runs `work` in one transaction (inside another one: in a savepoint). It commits when `work` resolves and rolls back when it throws.
   * A deadlock or serialisation failure runs `work` again, at most three times, so it must do nothing outside the database.
   */
  tx<T>(work: (db: Db) => Promise<T>): Promise<T>
}

/** A `Db` that owns its connections. */
export interface Database extends Db {
  readonly url: string
  close(): Promise<void>
}

const int8 = 20, numeric = 1700, date = 1082
const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === int8 || oid === numeric) return Number
    if (oid === date) return (value: string) => value
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

interface Statement { readonly text: string; readonly values: unknown[]; readonly name?: string }
interface Runner { query(statement: Statement): Promise<{ rows: unknown[] }> }

/** Statements by their text. This code writes some hundreds of different ones; what is put together from tables' names may be more. */
const names = new Map<string, string>()
const NAMES_MAX = 1_000

/** A statement with a name is taken to pieces and planned once a connection instead of at each call: half of what an order costs. */
function statement(sql: string, params: readonly SqlValue[]): Statement {
  const values = [...params]
  let name = names.get(sql)
  // Without parameters come the rare ones: several statements in one text, which cannot be prepared, and work on whole tables.
  if (name === undefined && values.length > 0 && names.size < NAMES_MAX) names.set(sql, (name = `s${names.size}`))
  return { text: sql, values, ...(name === undefined ? {} : { name }) }
}

const reading = (runner: Runner): Pick<Db, 'query' | 'one'> => ({
  async query<T extends object>(sql: string, params: readonly SqlValue[] = []) {
    return (await runner.query(statement(sql, params))).rows as T[]
  },
  async one<T extends object>(sql: string, params: readonly SqlValue[] = []) {
    return (await runner.query(statement(sql, params))).rows[0] as T | undefined
  },
})

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
      await client.query(`rollback to savepoint ${name}`)
      throw error
    }
  },
})

/** SQLSTATE of a failed statement ('23505' unique violation, …), or undefined for any other error. */
export const sqlState = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined)

/** Name of the constraint that a statement broke, if it did. */
export const brokenConstraint = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.constraint : undefined)

/** A newer process changed a table under a statement that this connection had planned. A fresh connection plans anew. */
const isOutdated = (error: unknown) => error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
const worthRepeating = (error: unknown) => ['40001', '40P01'].includes(sqlState(error) ?? '')

async function once<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(inTransaction(client, 1))
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot even roll back is thrown away instead of going back to the pool.
    await client.query('rollback').catch((failure: Error) => { broken = failure })
    if (isOutdated(error)) broken ??= error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

/** A plan is compiled by no server: that takes a second, and no question of a shop is worth it. */
const planOnly = async (client: pg.ClientBase) => { await client.query('set jit = off') }

/** Opens a pool on `url`. Connections are made when first needed: an unreachable server shows at the first query. */
export function connectDatabase(url: string, { connections = 10 }: { connections?: number } = {}): Database {
  let closing: Promise<void> | undefined
  // Long: when more buyers come than there are connections, waiting beats a refusal.
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 15_000, application_name: 'jadeleaf', types: parsers, onConnect: planOnly })
  // Without a listener an idle connection that the server closes would end the process. While we close ourselves it is no news.
  pool.on('error', (error) => { if (!closing) console.error(`An idle database connection was lost: ${error.message}`) })
  // The pool's end resolves before the server has let go; a client's late error has nobody left to tell.
  pool.on('connect', (client) => client.on('error', () => {}))
  /** Each connection finds out by itself that its plans are outdated, and is closed for it. */
  const again = async <T>(work: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work()
      } catch (error) {
        if (attempt > connections || !isOutdated(error)) throw error
      }
    }
  }
  return {
    url,
    ...reading({ query: (asked) => again(() => pool.query(asked)) }),
    async tx(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await again(() => once(pool, work))
        } catch (error) {
          if (attempt === 3 || !worthRepeating(error)) throw error
        }
      }
    },
    close: () => (closing ??= pool.end()),
  }
}
