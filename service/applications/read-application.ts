import type { Refusal } from '#domain/contract/refusal.ts'
import { typedIdentifier, typedName } from '#domain/validation/typed-text.ts'
import {
  BATCH_MAX,
  isAboutGoods,
  isChange,
  LINES_MAX,
  ORDERS_MAX,
  REASON_MAX,
  userTypeOf,
  type ChangeType,
} from '#domain/applications/kinds.ts'
import { applicationRefusals } from '#domain/applications/refusals.ts'
import { piecesLeft } from '#domain/applications/refund.ts'
import { isOfThisMonth, mayApplyFor, mayChange } from '#domain/applications/rules.ts'
import type { NewApplication } from '#domain/applications/schema.ts'
import { nameFaults } from '#domain/customers/person-name.ts'
import { isCalendarDay } from '#domain/dates/calendar-day.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import type { CustomerRow } from '#service/customers/store.ts'
import type { Db } from '#service/db/db.ts'
import { refuse, invalidValue, required } from '#service/http/fault.ts'
import type { TeamAccount } from '#service/team/store.ts'
import { countLookUp } from './look-up-limit.ts'
import { findOwnOrders, type OrderWithItems } from './order-store.ts'
import { readPlacement } from './placement-refusal.ts'
import type { NewItem, SaidFields } from './store.ts'

/** Content of an application, checked against account and orders, without its photos and code. */
export interface ReadApplication {
  readonly fields: SaidFields
  readonly newAccount: string | null
  readonly orders: readonly OrderWithItems[]
  readonly items: readonly NewItem[]
}

/**
 * Reads a text up to a maximum length.
 * @throws Fault 400 when it is empty, too long or contains markup
 */
function readText(value: string | undefined, name: string, max: number): string {
  const text = value?.trim() ?? ''
  if (!text) throw required(name)
  // oxlint-disable-next-line no-control-regex -- what nobody types, apart from line breaks
  if (Array.from(text).length > max || /[<>{}]|[\u0000-\u0009\u000b\u000c\u000e-\u001f]/.test(text))
    throw invalidValue(name, text)
  return text
}

/**
 * Reads the applicant's details from the request; they belong to the caller's own account.
 * @throws Fault 400
 */
function readApplicant(given: NewApplication, row: CustomerRow): SaidFields {
  if (
    typedIdentifier(given.associate_id) !== row.referral_id ||
    given.user_type !== userTypeOf(row.group_label)
  )
    throw refuse(applicationRefusals.account)
  const wrong = nameFaults({ firstname: given.given_name, lastname: given.surname })
  if (wrong.lastname) throw invalidValue('surname', given.surname)
  if (wrong.firstname) throw invalidValue('given_name', given.given_name)
  const email = typedIdentifier(given.email).toLowerCase()
  if (!isEmailAddress(email)) throw invalidValue('email', email)
  return {
    associate_id: row.referral_id,
    surname: typedName(given.surname),
    given_name: typedName(given.given_name),
    user_type: given.user_type,
    email,
    mobile_number: given.mobile_number.trim(),
  }
}

/**
 * Finds the associate named in a change.
 * @throws Fault 400 with the message of this kind of change
 */
async function readNewAccount(
  db: Db,
  type: ChangeType,
  given: string | undefined,
  customerId: number,
  now: Date,
): Promise<TeamAccount> {
  const number = typedIdentifier(given ?? '')
  if (!number) throw required('new_account')
  // Counted like the look-up of the form: a refusal tells whether a number exists.
  await countLookUp(db, customerId, now)
  return readPlacement(db, type, number, customerId)
}

/**
 * Why an order cannot have an application of a kind; null when it can. A refund needs an order that was paid and has
 * something left.
 */
export function orderRefusal(
  type: NewApplication['type'] | undefined,
  { status, paid_at }: Pick<OrderWithItems, 'status' | 'paid_at'>,
): Refusal | null {
  if (status === 'closed') return applicationRefusals.orderRefunded
  if (!mayApplyFor(status)) return applicationRefusals.order
  return type === 'refund' && paid_at === null ? applicationRefusals.orderUnpaid : null
}

/**
 * Reads the orders of an application, in the order given.
 * @throws Fault 400 for an order that is not the caller's or cannot have such an application
 */
async function readOrders(
  db: Db,
  type: NewApplication['type'],
  numbers: readonly string[],
  customerId: number,
): Promise<OrderWithItems[]> {
  const named = [...new Set(numbers.map(typedIdentifier).filter(Boolean))]
  if (named.length > ORDERS_MAX) throw invalidValue('order_numbers', named.length)
  const found = named.length === 0 ? [] : await findOwnOrders(db, named, customerId)
  return named.map((number) => {
    const order = found.find(({ increment_id: own }) => own === number)
    if (!order) throw refuse(applicationRefusals.order)
    const refusal = orderRefusal(type, order)
    if (refusal) throw refuse(refusal)
    return order
  })
}

/**
 * Refuses products of which the orders have fewer pieces, or fewer that are not refunded or asked for.
 * @throws Fault 400
 */
export function refuseTooMany(
  type: NewApplication['type'],
  items: readonly Pick<NewItem, 'order_id' | 'sku' | 'product_name' | 'quantity'>[],
  orders: readonly OrderWithItems[],
): void {
  for (const { order_id: order, sku, product_name: name } of items) {
    const asked = items.filter((item) => item.order_id === order && item.sku === sku)
    const product = orders.find(({ id }) => id === order)?.items.find((item) => item.sku === sku)
    const wanted = asked.reduce((sum, { quantity }) => sum + quantity, 0)
    const bought = product?.qty ?? 0
    if (wanted > bought) throw refuse(applicationRefusals.quantity, [bought, name])
    const left = product
      ? piecesLeft({
          qty_ordered: bought,
          qty_refunded: product.qty_refunded,
          qty_requested: product.qty_requested,
        })
      : 0
    if (type === 'refund' && wanted > left) throw refuse(applicationRefusals.returned, [left, name])
    // one line per product, because a replenishment can be requested only once
    if (type === 'replenishment' && asked.length > 1) throw refuse(applicationRefusals.replenished)
  }
}

/**
 * Reads the product lines of an application as lines of its orders.
 * @throws Fault 400 for a product or quantity that is in no order
 */
function readItems(given: NewApplication, orders: readonly OrderWithItems[]): NewItem[] {
  const lines = given.items ?? []
  if (lines.length === 0) throw required('items')
  if (lines.length > LINES_MAX) throw invalidValue('items', lines.length)
  const items = lines.map((line): NewItem => {
    const matches = orders.flatMap((order) =>
      order.items
        .filter(({ sku, name, names }) =>
          line.sku === undefined
            ? [name, ...Object.values(names)].includes(line.product_name)
            : sku === line.sku,
        )
        .map((item) => ({ order, item })),
    )
    const match =
      matches.find(({ order }) => order.increment_id === (line.order_number ?? order.increment_id)) ??
      undefined
    if (!match) throw invalidValue('product_name', line.product_name)
    if (!Number.isInteger(line.quantity) || line.quantity < 1) throw invalidValue('quantity', line.quantity)
    return {
      order_id: match.order.id,
      order_number: match.order.increment_id,
      sku: match.item.sku,
      product_name: match.item.name,
      quantity: line.quantity,
      batch_number: readText(line.batch_number, 'batch_number', BATCH_MAX),
      opened: line.opened,
    }
  })
  refuseTooMany(given.type, items, orders)
  return items
}

/**
 * Reads an application and checks it against the account and its orders.
 * @throws Fault 400 with the messages of
 */
export async function readApplication(
  db: Db,
  given: NewApplication,
  row: CustomerRow,
  now: Date,
): Promise<ReadApplication> {
  if (!row.email) throw refuse(applicationRefusals.emailMissing)
  const { type } = given
  const today = toHongKongDate(now)
  if (isChange(type) && !mayChange(row.group_label, row.associate_expires_on, today))
    throw refuse(applicationRefusals.closed)
  if (!isCalendarDay(given.application_date) || given.application_date > today)
    throw invalidValue('application_date', given.application_date)
  const applicant = { ...readApplicant(given, row), application_date: given.application_date }
  const orders =
    isAboutGoods(type) || type === 'referrer'
      ? await readOrders(db, type, given.order_numbers ?? [], row.id)
      : []
  if (isChange(type)) {
    const account = await readNewAccount(db, type, given.new_account, row.id, now)
    if (orders.some(({ created_at: at }) => !isOfThisMonth(at, now)))
      throw refuse(applicationRefusals.otherMonth)
    const reason = readText(given.reason, 'reason', REASON_MAX)
    return { fields: { ...applicant, reason }, newAccount: account.referralId, orders, items: [] }
  }
  if (orders.length === 0) throw required('order_numbers')
  const items = readItems(given, orders)
  if (type === 'refund') {
    const return_reason = readText(given.return_reason, 'return_reason', REASON_MAX)
    return { fields: { ...applicant, return_reason }, newAccount: null, orders, items }
  }
  const { replenishment_type } = given
  if (!replenishment_type) throw required('replenishment_type')
  const reason = given.reason?.trim() ? { reason: readText(given.reason, 'reason', REASON_MAX) } : {}
  return { fields: { ...applicant, ...reason, replenishment_type }, newAccount: null, orders, items }
}
