import type { Db } from '#service/db/db.ts'
import type { Caller } from '#service/http/context.ts'
import type { CallMiddleware } from '#service/http/services.ts'
import { tokenHash } from './token-store.ts'

interface CallerRow {
  readonly id: number
  readonly group: Caller['group']
  readonly expires_at: Date
}

/**
 * Finds the customer of a token; null for an invalid or expired one, which is not an error: the caller is a guest
 * (C-1.2). So is somebody whose account was deleted while a sign-in was under way. Needs no query without a token.
 */
export async function findCaller(db: Db, token: string | undefined, now: Date): Promise<Caller | null> {
  if (!token) return null
  const row = await db.one<CallerRow>(
    'select c.id, c.group_label as group, t.expires_at from token t join customer c on c.id = t.customer_id where t.hash = $1 and c.deleted_at is null',
    [tokenHash(token)],
  )
  return row && row.expires_at > now ? { id: row.id, group: row.group } : null
}

/** Determines the caller of a call. */
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
    return answer({ caller: await findCaller(db, token, now), now, inventorySelection })
  }
