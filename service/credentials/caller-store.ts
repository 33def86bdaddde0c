import type { Db } from '#service/db/db.ts'
import type { Caller } from '#service/http/context.ts'
import type { CallMiddleware } from '#service/http/services.ts'
import { tokenHash } from './token-store.ts'

/** Columns read by `callerFrom`. */
export interface CallerRow {
  id: number | null
  group_label: Caller['group'] | null
  expires_at: Date | null
}

/** SQL joining a token ($1) with its customer in one row; select `callerColumns` from it. */
export const callerJoin = `(select 1) as always left join token t on t.hash = $1 left join customer c on c.id = t.customer_id`
export const callerColumns = 'c.id, c.group_label, t.expires_at'

export const callerParameter = (token: string | undefined): Buffer | null => (token ? tokenHash(token) : null)

/** Customer of a token; null for an invalid or expired one, which is not an error: the caller is a guest (contract.md §1.2). */
export const callerFrom = (row: CallerRow | undefined, now: Date): Caller | null =>
  row?.id && row.group_label && row.expires_at && row.expires_at > now
    ? { id: row.id, group: row.group_label }
    : null

/** Determines the caller of a call. Needs no query for a guest. */
export const callerMiddleware =
  ({
    db,
    clock,
    inventorySelection,
  }: {
    db: Db
    clock: () => Date
    inventorySelection: boolean
  }): CallMiddleware =>
  async ({ token }, answer) => {
    const now = clock()
    const row = token
      ? await db.one<CallerRow>(`select ${callerColumns} from ${callerJoin}`, [callerParameter(token)])
      : undefined
    return answer({ caller: callerFrom(row, now), now, inventorySelection })
  }
