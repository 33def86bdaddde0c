import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '#service/log/log.ts'
import { connectDatabase, sqlState, type Database, type DatabaseOptions, type Db } from './db.ts'
import { oneLine } from '#service/start-error.ts'
import type { TimeLimits } from './time-limits.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Milliseconds between two looks at how far the replica is. */
const LOOK_MS = 5_000

/** Milliseconds after which a read that the replica has not answered is asked of the main database as well. */
const LATE_MS = 500

/** Milliseconds that a replica has for ending its connections; then they are cut. */
const CLOSE_MS = 250

/** For looks at the replica. No read waits for one. */
const lookLimits: TimeLimits = {
  connect: 2_000,
  statement: LATE_MS,
  lock: LATE_MS,
  idleInTransaction: LATE_MS,
}

/** A replica whose answers are used while it keeps up. */
export interface Replica {
  /** Reads from the replica, or from the main database while the replica is behind or away. Transactions go to the main one. */
  readonly reads: Db
  /** The same for reads that are known to take long: the main database is not asked as well while the replica is at work. */
  readonly longReads: Db
  /** Its connections now. */
  readonly connections: Database['connections']
  /** Closes its connections, those to a replica that does not answer as well. */
  close(): Promise<void>
}

/** The replica cancels a statement that keeps it from replaying changes. */
const isConflict = (error: unknown) => sqlState(error) === '40001'

/** Whether the replica has replayed what the main database had written up to `position`. One that replays nothing, such as the main database itself, has. */
async function hasReplayed(replica: Db, position: string): Promise<boolean> {
  const found = await replica.one<{ is_there: boolean }>(
    'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, not pg_is_in_recovery()) as is_there',
    [position],
  )
  return found?.is_there === true
}

interface Watch {
  /** Whether the replica keeps up and answers. */
  isCurrent(): boolean
  /** A read is late: the replica is not asked until it has answered a look, which starts at once. @returns whether it has */
  doubt(): Promise<boolean>
  /** The replica did not answer: until the next look it is not asked. */
  lost(reason: unknown): void
  close(): void
}

/**
 * Looks again and again whether the replica has replayed what the main database had written at the look before.
 * @param replica a connection for the looks alone: those of the reads may all be waiting
 */
function watch(replica: Db, main: Db, lookMs: number): Watch {
  let isCurrent = false
  let doubted: Promise<boolean> | undefined
  let position: string | undefined
  let timer: NodeJS.Timeout
  let isClosed = false
  const turn = (now: boolean, reason = 'It is behind') => {
    if (now && !isCurrent) log.info('The replica answers reads.')
    if (!now && isCurrent) log.warn(`The main database answers instead of the replica: ${reason}.`)
    isCurrent = now
  }
  const look = async () => {
    const before = position
    position = (await main.one<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn'))?.lsn
    if (before !== undefined) turn(await hasReplayed(replica, before))
  }
  const lost = (reason: unknown) => {
    turn(false, oneLine(reason))
  }
  const askAgain = async () => {
    try {
      await replica.query('select')
      return true
    } catch (error) {
      lost(error)
      return false
    } finally {
      doubted = undefined
    }
  }
  const doubt = () => (doubted ??= askAgain())
  const lookIn = (ms: number) => {
    if (isClosed) return
    timer = setTimeout(() => {
      void look()
        .catch(lost)
        .finally(() => {
          lookIn(lookMs)
        })
    }, ms)
    timer.unref()
  }
  lookIn(0)
  const close = () => {
    isClosed = true
    clearTimeout(timer)
  }
  return { isCurrent: () => isCurrent && !doubted, doubt, lost, close }
}

/** What a promise resolves to in time. @returns undefined when it is late */
const inTime = <T>(answer: Promise<T>): Promise<{ value: T } | undefined> => {
  const answered = new AbortController()
  const late = sleep(LATE_MS, undefined, { signal: answered.signal }).catch(() => undefined)
  return Promise.race([answer.then((value) => ({ value })), late]).finally(() => {
    answered.abort()
  })
}

/**
 * Opens a replica of the main database for reads that may be some seconds old (docs/decisions/0070). Every five seconds it
 * must have replayed all that the main database had written at the look before; so its answers are at most ten seconds old.
 */
export function openReplica(
  url: string,
  main: Db,
  { lookMs = LOOK_MS, ...options }: DatabaseOptions & { readonly lookMs?: number } = {},
): Replica {
  const replica = connectDatabase(url, options)
  const looking = connectDatabase(url, { connections: 1, limits: lookLimits })
  const { isCurrent, doubt, lost, close } = watch(looking, main, lookMs)
  /**
   * Asks the replica while it is current. What it cannot answer, the main database does; of what is late, the first answer
   * counts. A long read is late only when the replica does not answer looks either.
   */
  const ask = async <T>(of: (db: Db) => Promise<T>, isLong: boolean): Promise<T> => {
    if (!isCurrent()) return of(main)
    const answer = of(replica)
    try {
      let answered: { value: T } | undefined
      do answered = await inTime(answer)
      while (!answered && isLong && (await doubt()))
      if (answered) return answered.value
    } catch (error) {
      if (error instanceof DatabaseUnavailable) lost(error)
      else if (!isConflict(error)) throw error
      return of(main)
    }
    if (!isLong) void doubt()
    return Promise.any([of(main), answer]).catch((error: AggregateError) => {
      throw error.errors[0]
    })
  }
  const reading = (isLong: boolean): Db => ({
    query: (sql, params) => ask((db) => db.query(sql, params), isLong),
    one: (sql, params) => ask((db) => db.one(sql, params), isLong),
    tx: (work) => main.tx(work),
  })
  return {
    reads: reading(false),
    longReads: reading(true),
    connections: replica.connections,
    async close() {
      close()
      await Promise.all([replica.close(CLOSE_MS), looking.close(CLOSE_MS)])
    },
  }
}
