import type { OpenMatters } from '#domain/personal-data/deletion.ts'
import type { Db } from '#service/db/db.ts'
import { isDelayed, isOnWay } from '#service/orders/refunds/payment-refund-store.ts'

/** What happens to the rows of a table when customer `$1` deletes the account. */
interface Treatment {
  /** What stays and why, or that nothing does. */
  readonly effect: string
  /** Absent where the rows stay as they are. Can be repeated. */
  readonly statement?: string
}

/** Rows that go. @param condition which ones; those with the customer's id unless said otherwise */
const removed = (table: string, condition = 'customer_id = $1'): Treatment => ({
  effect: 'removed',
  statement: `delete from ${table} where ${condition}`,
})
const removedWith = (table: string): Treatment => ({ effect: `removed with its row of ${table}` })
const kept = (effect: string): Treatment => ({ effect })
const emptied = (effect: string, statement: string): Treatment => ({ effect, statement })

const ownOrders = 'select id from sales_order where customer_id = $1'
const ownPayments = `select id from payment where order_id in (${ownOrders})`
/** The customer's mobile `c`, if no other account has it: families share numbers, and their messages. */
const ownMobile = `customer c where c.id = $1 and c.mobile is not null
  and not exists (select 1 from customer o where o.id <> c.id and o.mobile_prefix = c.mobile_prefix and o.mobile = c.mobile)`

/** An address of an order, reduced to the country and the district. */
const district = (
  column: string,
) => `case when ${column} is not null then jsonb_strip_nulls(jsonb_build_object(
  'country_id', ${column} -> 'country_id', 'region_id', ${column} -> 'region_id', 'region_code', ${column} -> 'region_code',
  'region', ${column} -> 'region', 'city', ${column} -> 'city', 'extension_attributes', jsonb_build_object(
    'city_id', ${column} #> '{extension_attributes,city_id}', 'district_id', ${column} #> '{extension_attributes,district_id}',
    'district', ${column} #> '{extension_attributes,district}')))
  end`

const ACCOUNTS = 'kept for the accounts; names nobody'
const FIGURES = 'kept for the figures of the people above; names nobody'

/**
 * Every table that holds something of a customer, with what a deletion does to it, in the order of the statements.
 * `customer` itself is last, because others are found by the contacts in it.
 */
export const treatments: Readonly<Record<string, Treatment>> = {
  token: removed('token'),
  reset_token: removed('reset_token'),
  sms_code: removed('sms_code', `number in (select mobile_prefix || mobile from ${ownMobile})`),
  idempotency: removed('idempotency'),
  address: removed('address'),
  cart: removed('cart'),
  cart_item: removedWith('cart'),
  wishlist: removed('wishlist'),
  wishlist_item: removedWith('wishlist'),
  product_like: removed('product_like'),
  arrival_reminder: removed(
    'arrival_reminder',
    `recipient = 'customer:' || $1::text or recipient = (select email from customer where id = $1::int)`,
  ),
  message: removed('message'),
  report_view: removed('report_view'),
  tracker_choice: removed('tracker_choice'),
  feedback: removed('feedback'),
  customer_coupon: removed('customer_coupon'),
  payout_account: removed('payout_account'),
  two_step: removed('two_step'),
  two_step_recovery_code: removedWith('two_step'),
  // before the invitations, which know their text messages
  outbox: removed(
    'outbox',
    `recipient = (select email from customer where id = $1) or recipient in (select '+' || mobile_prefix || mobile from ${ownMobile})
     or id in (select sms_id from invitation where inviter_id = $1)`,
  ),
  invitation: removed(
    'invitation',
    `inviter_id = $1 or customer_id = $1 or email = (select email from customer where id = $1)
     or (mobile_prefix, mobile) in (select mobile_prefix, mobile from ${ownMobile})`,
  ),
  application: emptied(
    'type, dates, amounts and orders stay for the accounts',
    `update application set mobile = '', fields = '{}', new_account = null, remark = null, remark_by_language = null, origin = null where customer_id = $1`,
  ),
  application_item: kept(ACCOUNTS),
  application_photo: removed(
    'application_photo',
    'application_id in (select id from application where customer_id = $1)',
  ),
  review_attachment: removed(
    'review_attachment',
    'review_id in (select id from review where customer_id = $1)',
  ),
  review: emptied(
    'stars and text stay for those who choose a product, and belong to nobody',
    `update review set nickname = '', customer_id = null, order_id = null where customer_id = $1`,
  ),
  sales_order: emptied(
    'number, dates, amounts, country and district stay for the accounts',
    `update sales_order set shipping_address = ${district('shipping_address')}, billing_address = ${district('billing_address')}, pickup_point = null, origin = null where customer_id = $1`,
  ),
  sales_order_item: kept(ACCOUNTS),
  sales_order_history: emptied(
    'statuses and dates stay for the accounts',
    `update sales_order_history set comment = '' where order_id in (${ownOrders})`,
  ),
  shipment: emptied(
    'carrier, goods and dates stay for the accounts; the tracking number leads to the address',
    `update shipment set track_number = 'deleted-' || id, events = '[]' where order_id in (${ownOrders})`,
  ),
  payment: emptied(
    'amounts, states and the number at the provider stay for the accounts',
    `update payment set redirect_url = null, message = null where order_id in (${ownOrders})`,
  ),
  payment_event: emptied(
    'amounts and states stay for the accounts',
    `update payment_event set body = '{}' where payment_id in (${ownPayments})`,
  ),
  payment_authorisation: kept(ACCOUNTS),
  payment_refund: kept(ACCOUNTS),
  order_refund: kept(ACCOUNTS),
  coupon_use: kept(ACCOUNTS),
  stock_reservation: kept(ACCOUNTS),
  loyalty_entry: kept(ACCOUNTS),
  loyalty_credit: emptied(
    'what was earned stays for the accounts; what is left of it lapses',
    'update loyalty_credit set remaining = 0 where customer_id = $1',
  ),
  loyalty_use: kept(ACCOUNTS),
  payout_credit_entry: kept(ACCOUNTS),
  commission_payment: kept(ACCOUNTS),
  commission_debt: kept(ACCOUNTS),
  payout: kept(ACCOUNTS),
  membership_grant: kept(ACCOUNTS),
  volume_entry: kept(FIGURES),
  period_figures: kept(FIGURES),
  period_result: kept(FIGURES),
  period_joiners: kept(FIGURES),
  period_leg: kept(FIGURES),
  // No associate any more: nobody can be placed or enrolled below a place without a person.
  customer: emptied(
    'member number, dates and place in the team stay for the people above and below',
    `update customer set email = null, firstname = '', lastname = '', mobile_prefix = null, mobile = null, dob = null, password_hash = '',
       group_label = 'preferred', associate_expires_on = null, is_subscribed = false, shares_details = false, may_use_credit = false
     where id = $1`,
  ),
}

/** Removes from all tables what names a customer. Pass a transaction. */
export async function removePerson(tx: Db, customerId: number): Promise<void> {
  for (const { statement } of Object.values(treatments))
    if (statement !== undefined) await tx.query(statement, [customerId])
}

/** Locks a customer's cart until the end of the transaction, as placing an order does before it locks the customer. */
export const lockCarts = (tx: Db, customerId: number): Promise<unknown> =>
  tx.query('select 1 from cart where customer_id = $1 and is_active order by id for update', [customerId])

/** Marks an account as deleted. */
export const markDeleted = (tx: Db, customerId: number, now: Date): Promise<unknown> =>
  tx.query('update customer set deleted_at = $2, updated_at = $2 where id = $1', [customerId, now])

/** Remembers the token with which an account was deleted, as a hash: the answer may be lost, and the call repeated. */
export const rememberDeletion = (tx: Db, hash: Buffer, now: Date): Promise<unknown> =>
  tx.query('insert into deletion_token (hash, deleted_at) values ($1, $2)', [hash, now])

/** Whether an account was deleted with this token. */
export const wasDeletedWith = async (db: Db, hash: Buffer): Promise<boolean> =>
  (await db.one('select 1 from deletion_token where hash = $1', [hash])) !== undefined

/** Forgets tokens of deletions before a time. */
export const forgetDeletions = (db: Db, before: Date): Promise<unknown> =>
  db.query('delete from deletion_token where deleted_at < $1', [before])

/** Accounts that were deleted since a moment. */
export const listDeletedSince = async (db: Db, since: Date): Promise<readonly number[]> =>
  (await db.query<{ id: number }>('select id from customer where deleted_at >= $1 order by id', [since])).map(
    ({ id }) => id,
  )

const countRefunds = (condition: string): string =>
  `(select count(*)::int from payment_refund r join payment p on p.id = r.payment_id join sales_order o on o.id = p.order_id
          where o.customer_id = $1 and ${condition})`

/** Reads what is open with a customer, apart from commissions. */
export const readOpenMatters = async (
  db: Db,
  customerId: number,
): Promise<Omit<OpenMatters, 'commissionMinor' | 'debtMinor'>> => {
  const row = await db.one<Omit<OpenMatters, 'commissionMinor' | 'debtMinor'>>(
    `select array(select distinct status from sales_order where customer_id = $1) as "orderStatuses",
       (select count(*)::int from application where customer_id = $1 and status = 'pending') as "pendingApplications",
       ${countRefunds(isOnWay('r'))} as "openRefunds", ${countRefunds(isDelayed('r'))} as "delayedRefunds",
       (select ipayout_minor from customer where id = $1) as "payoutCreditMinor"`,
    [customerId],
  )
  if (!row) throw new Error('What is open was not read')
  return row
}
