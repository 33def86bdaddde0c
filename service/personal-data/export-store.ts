import type { Db } from '#service/db/db.ts'
import { stateOfRefund } from '#service/orders/refunds/payment-refund-store.ts'

/** A subject of the export: the tables that it reads, and the statement that makes its entries of customer `$1`. */
interface Subject {
  readonly tables: readonly string[]
  readonly entries: string
}

const money = (column: string, name: string) => `round(${column} / 100.0, 2) as ${name}`
const points = (column: string, name: string) => `round(${column} / 10000.0, 4) as ${name}`
/** The rows of a part of an entry, as a JSON array. */
const list = (name: string, statement: string) =>
  `(select coalesce(jsonb_agg(part), '[]') from (${statement}) part) as ${name}`
const photos = (table: string, condition: string) =>
  list(
    'photos',
    `select media_type, encode(content, 'base64') as base64 from ${table} where ${condition} order by position`,
  )

/** What is exported, in the order of the file. Amounts are in Hong Kong dollars. */
export const subjects = {
  account: {
    tables: ['customer'],
    entries: `select email, firstname, lastname, mobile_prefix, mobile, dob as date_of_birth, group_label as customer_group, referral_id as member_number,
      sponsor_id as sponsor_number, enroller_id as enroller_number, joined_on, associate_expires_on, shares_details as shares_details_with_team,
      is_subscribed as receives_newsletter, tc_agreed as accepted_terms, name_confirmed as confirmed_name, ${money('ipayout_minor', 'payout_credit')},
      ${points('loyalty_debt', 'points_owed')}, created_at, updated_at from customer where id = $1`,
  },
  addresses: {
    tables: ['address'],
    entries: `select firstname, lastname, company, street, district, city, region, postcode, country_id as country, mobile_prefix, telephone, id_number,
      default_shipping, default_billing, created_at from address where customer_id = $1 order by id`,
  },
  orders: {
    tables: [
      'sales_order',
      'sales_order_item',
      'sales_order_history',
      'shipment',
      'payment',
      'payment_authorisation',
      'payment_refund',
      'order_refund',
      'coupon_use',
    ],
    entries: `select increment_id as number, status, language, created_at, paid_at, ${money('grand_total_minor', 'total')}, ${money('subtotal_minor', 'subtotal')},
      ${money('discount_minor', 'discount')}, ${money('shipping_minor', 'shipping')}, ${money('loyalty_minor', 'paid_with_points')}, ${money('ipayout_minor', 'paid_with_payout_credit')},
      payment_method, shipping_title as delivery, shipping_address, billing_address, pickup_point,
      ${list('coupons', 'select code from coupon_use where order_id = o.id')},
      ${list('goods', `select sku, name, options_text as options, qty as quantity, ${money('row_total_minor', 'total')} from sales_order_item where order_id = o.id order by id`)},
      ${list('history', 'select status, comment, created_at from sales_order_history where order_id = o.id order by id')},
      ${list('parcels', 'select carrier_title as carrier, track_number, status, events, created_at from shipment where order_id = o.id order by id')},
      ${list('payments', `select p.provider, p.method, ${money('p.amount_minor', 'amount')}, p.status, ${money('a.amount_minor', 'to_be_taken_when_sent')}, p.created_at from payment p left join payment_authorisation a on a.payment_id = p.id and a.status <> 'done' where p.order_id = o.id order by p.seq`)},
      ${list('given_back', `select p.provider, ${money('r.amount_minor', 'amount')}, ${stateOfRefund('r')} as state, r.created_at from payment_refund r join payment p on p.id = r.payment_id where p.order_id = o.id order by r.created_at`)},
      ${list('refunds', `select ${money('money_minor', 'money')}, ${money('credit_minor', 'payout_credit')}, created_at from order_refund where order_id = o.id order by id`)}
      from sales_order o where customer_id = $1 order by id`,
  },
  carts: {
    tables: ['cart', 'cart_item'],
    entries: `select is_active, coupon_code as coupon, shipping_address, billing_address, pickup_point, created_at, updated_at,
      ${list('goods', 'select sku, qty as quantity from cart_item where cart_id = c.id order by id')} from cart c where customer_id = $1 order by id`,
  },
  applications: {
    tables: ['application', 'application_item', 'application_photo'],
    entries: `select id as number, type, status, mobile, fields, order_numbers, remark, created_at, updated_at,
      ${list('goods', 'select order_number, sku, product_name as name, quantity, batch_number, opened from application_item where application_id = a.id order by position')},
      ${photos('application_photo', 'application_id = a.id')} from application a where customer_id = $1 order by id`,
  },
  reviews: {
    tables: ['review', 'review_attachment'],
    entries: `select (select sku from product where id = r.product_id) as sku, nickname, title, detail as text, rating, created_at,
      ${photos('review_attachment', 'review_id = r.id')} from review r where customer_id = $1 order by id`,
  },
  favourites: {
    tables: ['wishlist', 'wishlist_item'],
    entries: `select (select sku from product where id = i.product_id) as sku, i.qty as quantity, i.added_at from wishlist w
      join wishlist_item i on i.wishlist_id = w.id where w.customer_id = $1 order by i.id`,
  },
  likes: {
    tables: ['product_like'],
    entries: `select (select sku from product where id = l.product_id) as sku, created_at from product_like l where customer_id = $1 order by created_at`,
  },
  back_in_stock_reminders: {
    tables: ['arrival_reminder'],
    entries: `select (select sku from product where id = r.product_id) as sku, r.recipient, r.created_at from arrival_reminder r
      join customer c on r.recipient in (c.email, 'customer:' || c.id) where c.id = $1 order by r.id`,
  },
  messages: {
    tables: ['message'],
    entries: `select kind, vars as details, is_read, created_at from message where customer_id = $1 order by id`,
  },
  emails_sent: {
    tables: ['outbox'],
    entries: `select o.recipient, o.subject, o.sent_at from outbox o join customer c on c.email = o.recipient where c.id = $1 and o.channel = 'email' and o.created_at >= c.created_at order by o.id`,
  },
  coupons: {
    tables: ['customer_coupon'],
    entries: `select code, received_at from customer_coupon where customer_id = $1 order by received_at`,
  },
  points: {
    tables: ['loyalty_entry', 'loyalty_credit', 'loyalty_use'],
    entries: `select kind, ${points('points', 'points')}, ${points('balance', 'balance')}, order_number, created_at from loyalty_entry where customer_id = $1 order by id`,
  },
  payout_account: {
    tables: ['payout_account'],
    entries: `select username, state, weekly_pay, created_at from payout_account where customer_id = $1`,
  },
  payout_credit: {
    tables: ['payout_credit_entry'],
    entries: `select kind, ${money('amount_minor', 'amount')}, ${money('balance_minor', 'balance')}, created_at from payout_credit_entry where customer_id = $1 order by id`,
  },
  memberships: {
    tables: ['membership_grant'],
    entries: `select years, expires_on, granted_at from membership_grant where customer_id = $1 order by granted_at`,
  },
  payouts: {
    tables: ['payout'],
    entries: `select pay_day, ${money('amount_minor', 'amount')}, status, paid_on, created_at from payout where customer_id = $1 order by id`,
  },
  commissions: {
    tables: ['commission_payment'],
    entries: `select period, payment_type, about_period, ${money('amount_minor', 'amount')}, payment_date from commission_payment where customer_id = $1 order by id`,
  },
  commission_debts: {
    tables: ['commission_debt'],
    entries: `select ${money('amount_minor', 'amount')}, ending, made_at from commission_debt where customer_id = $1 order by id`,
  },
  volumes: {
    tables: ['volume_entry'],
    entries: `select cause, volume, period, happened_at from volume_entry where customer_id = $1 order by id`,
  },
  business_periods: {
    tables: ['period_figures', 'period_result', 'period_joiners', 'period_leg'],
    entries: `select period, f.ppv, f.dpv, r.level, r.active_legs, r.leg_points, j.people as people_joined,
      (select sum(volume) from period_leg l where l.customer_id = $1 and l.period = f.period) as volume_of_legs
      from period_figures f left join period_result r using (customer_id, period) left join period_joiners j using (customer_id, period)
      where customer_id = $1 order by period`,
  },
  invitation_received: {
    tables: ['invitation'],
    entries: `select firstname, lastname, email, mobile_prefix, mobile, created_at, registered_at from invitation where customer_id = $1 order by id`,
  },
  invitations_sent: {
    // whom somebody invited is theirs to ask for
    tables: ['invitation'],
    entries: `select language, sent_at, registered_at from invitation where inviter_id = $1 order by id`,
  },
  report_views: {
    tables: ['report_view'],
    entries: `select name, query as settings, created_at from report_view where customer_id = $1 order by id`,
  },
  success_tracker: {
    tables: ['tracker_choice'],
    entries: `select level, terms_accepted_at from tracker_choice where customer_id = $1`,
  },
  feedback: {
    tables: ['feedback'],
    entries: `select text, page, created_at from feedback where customer_id = $1 order by id`,
  },
} as const satisfies Readonly<Record<string, Subject>>

/** Tables that hold something of customers and are not exported, each with the reason. */
export const notExported: Readonly<Record<string, string>> = {
  token: 'hashes of secrets',
  reset_token: 'hashes of secrets',
  two_step: 'an encrypted secret',
  two_step_recovery_code: 'hashes of secrets',
  idempotency: 'copies of answers, for a day',
  stock_reservation: 'goods of an order, which the order lists',
}

/** Reads all that is kept of a customer, by subject. */
export async function readPersonalData(db: Db, customerId: number): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {}
  for (const [name, { entries }] of Object.entries(subjects)) {
    const rows = await db.query<{ entry: unknown }>(`select to_jsonb(e) as entry from (${entries}) e`, [
      customerId,
    ])
    data[name] = rows.map(({ entry }) => entry)
  }
  return data
}
