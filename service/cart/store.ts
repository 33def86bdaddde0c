import { utc } from '#domain/dates/utc.ts'
import { randomInt } from 'node:crypto'
import { QUANTITY_MAX } from '#domain/cart/quantity.ts'
import type { Db } from '#service/db/db.ts'
import { computed, jsonb, nullable, text, type RowOf } from '#service/db/row.ts'
import { sql, type Sql } from '#service/db/sql.ts'
import { cartItemRow, cartRow } from './rows.ts'

/** A cart. */
export interface CartRow extends RowOf<typeof cartRow> {
  /** The lines, where they were read together with the cart. Not after one of them was changed. */
  items?: readonly CartItemRow[] | null
  /** Set if the cart was read without a lock: it changes with each change of the cart or its lines. */
  version?: string
}

/** A line of a cart. */
export type CartItemRow = RowOf<typeof cartItemRow>

/** Days for which an unused guest cart is kept. */
const GUEST_CART_DAYS = 30
/** Maximum number of lines in a cart; only a robot needs more. */
export const LINES_MAX = 500

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const maskedId = () => Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('')
const oldestGuestCart = (now: Date) => utc(now).subtract(GUEST_CART_DAYS, 'day').toDate()

/** Whether a cart is read with a lock until the end of the transaction. */
export type Reading = 'locked' | 'plain'

const linesOfCart = `(select coalesce(jsonb_agg(${cartItemRow.asJson('i')} order by i.id), '[]') from cart_item i where i.cart_id = c.id)`
const linesUnlessChanged = `case when c.xmin = (select before.xmin from cart before where before.id = c.id) then ${linesOfCart} end`
const lines = jsonb<CartItemRow[]>()

/**
 * A cart with its lines. A lock that had to wait gets the newest row of the cart, but lines from before the wait. Their
 * `xmin` then differ, because every change of a line changes the row of its cart: such lines are left out.
 */
const selectCart = (reading: Reading, condition: string): Sql<CartRow> =>
  reading === 'plain'
    ? sql`select ${cartRow.of('c')}, ${computed('version', text, 'c.xmin::text')}, ${computed('items', lines, linesOfCart)} from cart c where ${condition}`
    : sql`select ${cartRow.of('c')}, ${computed('items', nullable(lines), linesUnlessChanged)} from cart c where ${condition} for update of c`

/** Another call has changed the cart since it was read without a lock. */
export class CartChanged extends Error {}

/** SQL that is true while a cart is as it was read; without a version it is locked. */
export const isAsRead = (parameter: string) => `(${parameter}::text is null or xmin::text = ${parameter})`

/**
 * Creates a guest cart.
 * @returns its masked id of 32 characters
 */
export async function insertGuestCart(db: Db, storeId: number, now: Date): Promise<string> {
  const id = maskedId()
  await db.query('insert into cart (masked_id, store_id, created_at, updated_at) values ($1, $2, $3, $3)', [
    id,
    storeId,
    now,
  ])
  return id
}

/** A guest's cart by masked id; undefined once it has been merged or is 30 days old. */
export const findGuestCart = (
  db: Db,
  masked: string,
  now: Date,
  reading: Reading = 'plain',
): Promise<CartRow | undefined> =>
  db.one(selectCart(reading, 'c.masked_id = $1 and c.customer_id is null and c.updated_at > $2'), [
    masked,
    oldestGuestCart(now),
  ])

/** The active cart of a customer. */
export const findCustomerCart = (
  db: Db,
  customerId: number,
  reading: Reading = 'plain',
): Promise<CartRow | undefined> =>
  db.one(selectCart(reading, 'c.customer_id = $1 and c.is_active'), [customerId])

/** The customer's active cart, created if missing; safe under concurrent calls. */
export async function ensureCustomerCart(
  db: Db,
  customerId: number,
  storeId: number,
  now: Date,
  reading: Reading = 'plain',
): Promise<CartRow> {
  const lock = reading === 'locked' ? ' for update' : ''
  for (;;) {
    // A new row stays locked until the creating transaction ends.
    const cart = await db.one(
      sql`with found as (select ${cartRow.columns} from cart where customer_id = $1 and is_active${lock}),
         made as (insert into cart (customer_id, store_id, created_at, updated_at)
           select $1, $2, $3::timestamptz, $3 where not exists (select from found)
           on conflict (customer_id) where is_active and customer_id is not null do nothing returning ${cartRow.columns})
       select ${cartRow} from found union all select ${cartRow.columns} from made`,
      [customerId, storeId, now],
    )
    if (cart) return cart
  }
}

export const cartItems = (db: Db, cartId: number): Promise<CartItemRow[]> =>
  db.query(sql`select ${cartItemRow} from cart_item where cart_id = $1 order by id`, [cartId])

/**
 * Adds a line, or sets the quantity of the line with the same product and choice. The total last told no longer counts.
 * @throws CartChanged
 */
export async function putItem(
  db: Db,
  item: Omit<CartItemRow, 'id'>,
  now: Date,
  version?: string,
): Promise<CartItemRow> {
  const row = await db.one(
    sql`with used as (update cart set updated_at = $7, quoted_minor = null where id = $1 and ${isAsRead('$8')} returning id)
     insert into cart_item (cart_id, product_id, sku, qty, options, options_key, created_at) select id, $2, $3, $4, $5, $6, $7::timestamptz from used
     on conflict (cart_id, product_id, options_key) do update set qty = excluded.qty returning ${cartItemRow}`,
    [
      item.cart_id,
      item.product_id,
      item.sku,
      item.qty,
      JSON.stringify(item.options),
      item.options_key,
      now,
      version ?? null,
    ],
  )
  if (!row) throw new CartChanged()
  return row
}

/** SQL that notes on a cart that a line of it is changed now, so that the total last told no longer counts. $1 is the cart, $2 the line, $3 the time, $4 the cart's version. */
const touched = `with used as (update cart set updated_at = $3, quoted_minor = null
  where id = $1 and ${isAsRead('$4')} and exists (select from cart_item where cart_id = $1 and id = $2) returning id)`

/**
 * Sets the quantity of a line. The total last told no longer counts.
 * @throws CartChanged
 */
export async function setItemQuantity(
  db: Db,
  { id, version }: Pick<CartRow, 'id' | 'version'>,
  itemId: number,
  qty: number,
  now: Date,
): Promise<void> {
  const row = await db.one(
    `${touched} update cart_item i set qty = $5 from used where i.cart_id = used.id and i.id = $2 returning i.id`,
    [id, itemId, now, version ?? null, qty],
  )
  if (!row) throw new CartChanged()
}

/**
 * Removes a line. The total last told no longer counts.
 * @returns false if the cart has no such line, or was changed since it was read
 */
export const deleteItem = async (
  db: Db,
  { id, version }: Pick<CartRow, 'id' | 'version'>,
  itemId: number,
  now: Date,
): Promise<boolean> =>
  (await db.one(
    `${touched} delete from cart_item i using used where i.cart_id = used.id and i.id = $2 returning i.id`,
    [id, itemId, now, version ?? null],
  )) !== undefined

/**
 * Merges the customer's old cart into the guest's, which becomes the customer's (C-1.6): quantities of the same product
 * and choice are added, the old coupon is kept, and the masked id stops working. Both carts must be locked.
 */
export async function mergeCarts(
  db: Db,
  guest: CartRow,
  old: CartRow,
  customerId: number,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into cart_item (cart_id, product_id, sku, qty, options, options_key, created_at)
     select $2, product_id, sku, qty, options, options_key, created_at from cart_item where cart_id = $1 order by id
     on conflict (cart_id, product_id, options_key) do update set qty = least(cart_item.qty + excluded.qty,
       case when exists (select from product p where p.id = excluded.product_id and p.is_membership) then 1 else $3::int end)`,
    [old.id, guest.id, QUANTITY_MAX],
  )
  await db.query('update cart set is_active = false, updated_at = $2 where id = $1', [old.id, now])
  await db.query(
    `update cart set customer_id = $2, masked_id = null, updated_at = $3, quoted_minor = null, coupon_code = coalesce($4, coupon_code),
       shipping_address = $5, billing_address = $6, shipping_carrier = $7, shipping_method = $8, pickup_point = $9 where id = $1`,
    [
      guest.id,
      customerId,
      now,
      old.coupon_code,
      json(old.shipping_address),
      json(old.billing_address),
      old.shipping_carrier,
      old.shipping_method,
      json(old.pickup_point),
    ],
  )
}

const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null)

/** Deletes guest carts unused for 30 days. */
export const sweepGuestCarts = (db: Db, now: Date): Promise<unknown> =>
  db.query('delete from cart where customer_id is null and updated_at <= $1', [oldestGuestCart(now)])

/** Sets the store view in which a cart is read. */
export const setCartStore = (db: Db, cartId: number, storeId: number): Promise<unknown> =>
  db.query('update cart set store_id = $2 where id = $1', [cartId, storeId])

/** Sets or, with null, removes the coupon of a cart. */
export const setCartCoupon = (db: Db, cartId: number, code: string | null, now: Date): Promise<unknown> =>
  db.query('update cart set coupon_code = $2, quoted_minor = null, updated_at = $3 where id = $1', [
    cartId,
    code,
    now,
  ])

/** Sets which of the customer's balances pay for a cart. Using points removes the coupon. */
export const setCartBalances = (
  db: Db,
  cartId: number,
  { usesLoyalty, usesIPayout }: { usesLoyalty: boolean; usesIPayout: boolean },
  now: Date,
): Promise<unknown> =>
  db.query(
    'update cart set uses_loyalty = $2, uses_ipayout = $3, coupon_code = case when $2 then null else coupon_code end, quoted_minor = null, updated_at = $4 where id = $1',
    [cartId, usesLoyalty, usesIPayout, now],
  )

/** Records the grand total (cents) that the customer is told for a cart, unless it is the one told before. */
export async function noteQuote(
  db: Db,
  { id, quoted_minor }: Pick<CartRow, 'id' | 'quoted_minor'>,
  totalMinor: number,
): Promise<void> {
  if (quoted_minor !== totalMinor)
    await db.query('update cart set quoted_minor = $2 where id = $1', [id, totalMinor])
}

/** Adds or removes the membership chosen beside the cart. */
export const setMembershipSelected = (
  db: Db,
  cartId: number,
  isSelected: boolean,
  now: Date,
): Promise<unknown> =>
  db.query('update cart set membership_selected = $2, quoted_minor = null, updated_at = $3 where id = $1', [
    cartId,
    isSelected,
    now,
  ])
