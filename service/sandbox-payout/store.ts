import { brokenConstraint, type Db } from '#service/db/db.ts'
import {
  bool,
  defineRow,
  int,
  nullable,
  oneOf,
  text,
  timestamptz,
  uuid,
  type RowOf,
} from '#service/db/row.ts'
import { sql } from '#service/db/sql.ts'

/** State of an account at the sandbox's provider. */
const sandboxAccountRow = defineRow('sandbox_payout_account', {
  reference: uuid,
  username: text,
  email: text,
  name: text,
  state: oneOf('pending', 'active', 'refused'),
  decides_at: nullable(timestamptz),
  weekly_pay: bool,
  change: int,
  created_at: timestamptz,
})
export type SandboxPayoutAccount = RowOf<typeof sandboxAccountRow>

export const findSandboxAccount = (db: Db, reference: string): Promise<SandboxPayoutAccount | undefined> =>
  db.one(sql`select ${sandboxAccountRow} from sandbox_payout_account where reference = $1`, [reference])

/**
 * Opens an account once per reference.
 * @returns which of its names another account has; undefined when it was opened
 */
export async function insertSandboxAccount(
  db: Db,
  row: Omit<SandboxPayoutAccount, 'weekly_pay' | 'change'>,
): Promise<'username' | 'email' | undefined> {
  try {
    await db.query(
      `insert into sandbox_payout_account (reference, username, email, name, state, decides_at, created_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (reference) do nothing`,
      [row.reference, row.username, row.email, row.name, row.state, row.decides_at, row.created_at],
    )
    return undefined
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === 'sandbox_payout_username') return 'username'
    if (constraint === 'sandbox_payout_email') return 'email'
    throw error
  }
}

/** Applies a change of weekly pay, unless a later one has been applied. */
export const takeChange = (db: Db, reference: string, isWeekly: boolean, change: number): Promise<unknown> =>
  db.query(
    'update sandbox_payout_account set weekly_pay = $2, change = $3 where reference = $1 and change < $3',
    [reference, isWeekly, change],
  )

/** A payout at the sandbox's provider. */
const sandboxPayoutRow = defineRow('sandbox_payout', {
  id: uuid,
  account: uuid,
  amount_minor: int,
  pays_at: timestamptz,
  created_at: timestamptz,
})
export type SandboxPayout = RowOf<typeof sandboxPayoutRow>

/** Takes a payout on, once per id. */
export const insertSandboxPayout = (db: Db, row: SandboxPayout): Promise<unknown> =>
  db.query(
    'insert into sandbox_payout (id, account, amount_minor, pays_at, created_at) values ($1, $2, $3, $4, $5) on conflict (id) do nothing',
    [row.id, row.account, row.amount_minor, row.pays_at, row.created_at],
  )

export const findSandboxPayout = (db: Db, id: string): Promise<SandboxPayout | undefined> =>
  db.one(sql`select ${sandboxPayoutRow} from sandbox_payout where id = $1`, [id])

/** The newest payouts into an account. */
export const listSandboxPayouts = (db: Db, account: string): Promise<SandboxPayout[]> =>
  db.query(
    sql`select ${sandboxPayoutRow} from sandbox_payout where account = $1 order by created_at desc, id limit 20`,
    [account],
  )
