import { enrollerUnder } from '#domain/team/placement.ts'
import type { Db } from '#service/db/db.ts'
import type { CustomerGroup } from '#service/http/context.ts'

/** Somebody in the sponsorship tree, as other nouns look them up. */
export interface TeamAccount {
  readonly id: number
  readonly referralId: string
  /** The full name: other customers see it by `shownName` only. */
  readonly firstname: string
  readonly lastname: string
  readonly shares_details: boolean
  readonly group: CustomerGroup
  /** Ids of everybody above, the sponsor first. */
  readonly upline: readonly number[]
  /** Referral ids of the sponsor and the enroller; null for somebody who came without one. */
  readonly sponsorId: string | null
  readonly enrollerId: string | null
  /** First Hong Kong day as an associate, 'YYYY-MM-DD'; null for somebody who has never been one. */
  readonly joinedOn: string | null
}

interface AccountRow {
  id: number
  referral_id: string
  firstname: string
  lastname: string
  shares_details: boolean
  group_label: CustomerGroup
  upline: number[]
  sponsor_id: string | null
  enroller_id: string | null
  joined_on: string | null
}

const accountColumns =
  'id, referral_id, firstname, lastname, shares_details, group_label, upline, sponsor_id, enroller_id, joined_on'

const accountOf = (row: AccountRow): TeamAccount => ({
  id: row.id,
  referralId: row.referral_id,
  firstname: row.firstname,
  lastname: row.lastname,
  shares_details: row.shares_details,
  group: row.group_label,
  upline: row.upline,
  sponsorId: row.sponsor_id,
  enrollerId: row.enroller_id,
  joinedOn: row.joined_on,
})

/** The account of a referral id (7 or 8 digits), whatever its user type; undefined when nobody has it. */
export async function findAccount(db: Db, referralId: string): Promise<TeamAccount | undefined> {
  const row = await db.one<AccountRow>(`select ${accountColumns} from customer where referral_id = $1`, [
    referralId,
  ])
  return row && accountOf(row)
}

/** The account of a customer id; undefined for a customer without a referral id. */
export async function findAccountOfCustomer(db: Db, customerId: number): Promise<TeamAccount | undefined> {
  const row = await db.one<AccountRow>(
    `select ${accountColumns} from customer where id = $1 and referral_id is not null`,
    [customerId],
  )
  return row && accountOf(row)
}

/** Where a customer stands, with or without a referral id. */
export const findPlaced = (
  db: Db,
  customerId: number,
): Promise<Pick<TeamAccount, 'id' | 'group' | 'upline' | 'sponsorId'> | undefined> =>
  db.one('select id, group_label as "group", upline, sponsor_id as "sponsorId" from customer where id = $1', [
    customerId,
  ])

/** Ids of everybody above a customer, the sponsor first. */
export const uplineOf = async (db: Db, customerId: number): Promise<readonly number[]> =>
  (await db.one<{ upline: number[] }>('select upline from customer where id = $1', [customerId]))?.upline ??
  []

/** Where somebody stands in the tree: the columns that a new customer is written with. */
export interface TeamPlace {
  readonly sponsor_id: string | null
  readonly enroller_id: string | null
  readonly upline: readonly number[]
}

/** Key of the lock of the tree: whoever joins it shares it, whoever moves a branch has it alone. */
const TREE_LOCK = 4_207_100

/** Keeps branches where they are until the end of a transaction, for somebody who joins one. */
const keepTree = (tx: Db): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock_shared($1)', [TREE_LOCK])

/** Waits for everybody who changes the tree, and lets nobody else change it until the end of the transaction. */
export const lockTree = (tx: Db): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock($1)', [TREE_LOCK])

/**
 * Counts people who joined (or, as a negative number, left) the downlines of others, the first of whom has one child more (or
 * less). The rows are locked in the order of their ids, as everybody does.
 * @param above ids, the sponsor first
 */
const addToDownlines = (tx: Db, above: readonly number[], people: number): Promise<unknown> =>
  tx.query(
    `with locked as (select id from customer where id = any($1) order by id for no key update)
     update customer c set downline_count = downline_count + $2, children_count = children_count + case when c.id = $3 then sign($2) else 0 end
     from locked where locked.id = c.id`,
    [above, people, above[0] ?? null],
  )

/**
 * The place of somebody new below a sponsor, who counts as one more below everybody above. Pass the transaction that writes the
 * customer: until its end no branch is moved.
 * @param sponsor referral id; null for somebody who comes without one
 * @param enroller referral id of who enrolled them, the sponsor unless said otherwise; one who no longer fits the sponsor gives
 * way to the sponsor (`enrollerUnder`)
 */
export async function placeBelow(
  tx: Db,
  sponsor: string | null,
  enroller: string | null = sponsor,
): Promise<TeamPlace> {
  if (sponsor === null) return { sponsor_id: null, enroller_id: enroller, upline: [] }
  await keepTree(tx)
  const above = await findAccount(tx, sponsor)
  if (!above) return { sponsor_id: sponsor, enroller_id: enroller, upline: [] }
  // The tree may have changed since the enroller was chosen.
  const by = enroller === null || enroller === sponsor ? above : await findAccount(tx, enroller)
  const upline = [above.id, ...above.upline]
  await addToDownlines(tx, upline, 1)
  return { sponsor_id: sponsor, enroller_id: enrollerUnder(by, above).referralId, upline }
}

/**
 * Gives everybody in a moved branch whose enroller was left behind their sponsor as enroller: `enrollerUnder` for a whole
 * branch, which may be thousands of people.
 */
const replaceEnrollers = (tx: Db, customerId: number): Promise<unknown> =>
  tx.query(
    `update customer c set enroller_id = c.sponsor_id
     where (c.id = $1 or c.upline @> array[$1::int]) and c.sponsor_id is not null and c.enroller_id is not null
       and not exists (select 1 from customer e where e.referral_id = c.enroller_id and e.id = any(c.upline) and e.group_label = 'associate')`,
    [customerId],
  )

/**
 * Moves a customer, with everybody below them, under another sponsor. Pass a transaction: moves wait for one another and for
 * those who are joining. Who was enrolled by somebody no longer above has the sponsor as enroller. Figures of orders that
 * were paid before stay where they were earned.
 * @param sponsor referral id of the new sponsor
 * @returns false for a sponsor whom nobody knows, or who is the customer or stands below them: nothing has changed then
 */
export async function moveUnder(tx: Db, customerId: number, sponsor: string, now: Date): Promise<boolean> {
  await lockTree(tx)
  const above = await tx.one<{ upline: number[] }>(
    'select id || upline as upline from customer where referral_id = $1',
    [sponsor],
  )
  if (!above || above.upline.includes(customerId)) return false
  const before = await tx.one<{ upline: number[]; people: number }>(
    'select upline, downline_count + 1 as people from customer where id = $1',
    [customerId],
  )
  await addToDownlines(tx, before?.upline ?? [], 0 - (before?.people ?? 0))
  await addToDownlines(tx, above.upline, before?.people ?? 0)
  // Of those below, what lies above the customer is replaced, and what lies between stays.
  await tx.query(
    'update customer set upline = upline[:array_position(upline, $1::int)] || $2::int[] where upline @> array[$1::int]',
    [customerId, above.upline],
  )
  await tx.query(
    'update customer set sponsor_id = $2, enroller_id = coalesce(enroller_id, $2), upline = $3, updated_at = $4 where id = $1',
    [customerId, sponsor, above.upline, now],
  )
  await replaceEnrollers(tx, customerId)
  return true
}

/** Sets who enrolled a customer. @param enroller referral id, checked by the caller with `newEnrollerFault` */
export const setEnroller = (db: Db, customerId: number, enroller: string, now: Date): Promise<unknown> =>
  db.query('update customer set enroller_id = $2, updated_at = $3 where id = $1', [customerId, enroller, now])
