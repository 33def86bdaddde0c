import type { TestService } from '../../tests/harness/service.ts'

/** Texts that nothing else in the database holds. */
export const planted = {
  name: 'Zephyrine',
  street: 'Quillfeather Lane',
  mobile: '59988776',
  email: 'zephyrine@quillfeather.example',
  idNumber: 'QX730219X',
} as const
export type Planted = typeof planted

const address = {
  country_id: 'HK',
  region: 'Kowloon',
  city: 'Yau Tsim Mong',
  street: [planted.street],
  telephone: planted.mobile,
  firstname: planted.name,
  lastname: planted.name,
  email: planted.email,
  custom_attributes: [{ attribute_code: 'id_number', value: planted.idNumber }],
  extension_attributes: {
    district: 'Mong Kok',
    district_id: '12',
    id_number: planted.idNumber,
    mobile_prefix: '852',
  },
}
const ownOrders = 'select id from sales_order where customer_id = 1'
const firstOrder = '(select min(id) from sales_order where customer_id = 1)'

/**
 * Every column that can hold something of a person, with the statement that writes it there; `{name}` and the like stand
 * for the texts.
 */
const writes: readonly (readonly [places: readonly string[], statement: string])[] = [
  [
    [
      'customer.firstname',
      'customer.lastname',
      'customer.email',
      'customer.mobile',
      'customer.searched_name',
    ],
    'update customer set firstname = {name}, lastname = {name}, email = {email}, mobile = {mobile}, ipayout_minor = 0 where id = 1',
  ],
  [
    ['address.firstname', 'address.lastname', 'address.telephone', 'address.street', 'address.id_number'],
    'update address set firstname = {name}, lastname = {name}, telephone = {mobile}, street = array[{street}], id_number = {id} where customer_id = 1',
  ],
  [
    ['sales_order.shipping_address', 'sales_order.billing_address', 'sales_order.pickup_point'],
    `update sales_order set status = 'complete', shipping_address = {address}::jsonb, billing_address = {address}::jsonb, pickup_point = {address}::jsonb where customer_id = 1`,
  ],
  [
    ['sales_order_history.comment'],
    `update sales_order_history set comment = {name} where order_id in (${ownOrders})`,
  ],
  [
    ['shipment.events', 'shipment.track_number'],
    `insert into shipment (order_id, carrier_code, carrier_title, track_number, status, events, created_at)
     values (${firstOrder}, 'sfexpress', 'SF Express', 'SF' || {mobile}, 'delivered', to_jsonb({name}::text), now())`,
  ],
  [
    ['payment.message', 'payment.redirect_url'],
    `insert into payment (id, order_id, provider, method, amount_minor, status, message, redirect_url, created_at, updated_at)
     values ('planted', ${firstOrder}, 'worldpay', 'worldpay', 1, 'failed', {name}, {email}, now(), now())`,
  ],
  [
    ['payment_event.body'],
    `insert into payment_event (provider, event_id, payment_id, status, outcome, body, received_at) values ('worldpay', 'planted', 'planted', 'failed', 'applied', {address}::jsonb, now())`,
  ],
  [
    ['application.fields', 'application.mobile', 'application.remark', 'application.remark_by_language'],
    `insert into application (customer_id, type, status, mobile, fields, remark, remark_by_language, created_at, updated_at)
     values (1, 'refund', 'approved', {mobile}, {address}::jsonb, {name}, jsonb_build_object('en', {name}), now(), now())`,
  ],
  [
    ['application_photo.name'],
    `insert into application_photo (application_id, position, name, media_type, content) select max(id), 0, {name}, 'image/png', '\\x00' from application where customer_id = 1`,
  ],
  [['review.nickname'], 'update review set nickname = {name} where customer_id = 1'],
  [
    ['cart.shipping_address', 'cart.billing_address', 'cart.pickup_point'],
    `insert into cart (masked_id, customer_id, store_id, is_active, shipping_address, billing_address, pickup_point, created_at, updated_at)
     values ('planted', 1, 1, false, {address}::jsonb, {address}::jsonb, {address}::jsonb, now(), now())`,
  ],
  [['message.vars'], `update message set vars = {address}::jsonb where customer_id = 1`],
  [
    ['report_view.name', 'report_view.name_key'],
    `insert into report_view (customer_id, name, name_key, query, created_at, updated_at) values (1, {name}, {name}, '', now(), now())`,
  ],
  [
    ['feedback.text'],
    `insert into feedback (customer_id, language, text, created_at) values (1, 'en', {name}, now())`,
  ],
  [
    ['arrival_reminder.recipient', 'arrival_reminder.origin'],
    `insert into arrival_reminder (product_id, recipient, origin, created_at) select min(id), {email}, null, now() from product union all select min(id), 'customer:1', {name}, now() from product`,
  ],
  [
    ['outbox.recipient', 'outbox.body', 'outbox.subject', 'outbox.variables'],
    `insert into outbox (channel, recipient, subject, body, variables, created_at) values ('email', {email}, {name}, {name}, {address}::jsonb, now()), ('sms', '+852' || {mobile}, '', {name}, '{}', now())`,
  ],
  [
    ['invitation.firstname', 'invitation.lastname', 'invitation.email', 'invitation.mobile'],
    `insert into invitation (mask_id, inviter_id, firstname, lastname, email, mobile_prefix, mobile, language, enroller_id, sponsor_id, sent_at, created_at, customer_id)
     values ('planted-1', 3, {name}, {name}, 'x@y.example', '852', '1', 'en', '8000003', '8000003', now(), now(), 1),
       ('planted-2', 3, 'A', 'B', {email}, '852', '2', 'en', '8000003', '8000003', now(), now(), null),
       ('planted-3', 3, 'A', 'B', 'x@y.example', '852', {mobile}, 'en', '8000003', '8000003', now(), now(), null)`,
  ],
  [
    ['sms_code.number'],
    `insert into sms_code (number, hash, salt, tries_left, expires_at) values ('852' || {mobile}, '\\x00', '\\x00', 1, now())`,
  ],
  [
    ['idempotency.answer'],
    `insert into idempotency (customer_id, key, call, request_hash, answer, created_at) values (1, 'planted', 'placeOrder', '', {address}::jsonb, now())`,
  ],
  [
    ['payout_account.username'],
    `insert into payout_account (customer_id, reference, username, state, created_at, updated_at) values (1, gen_random_uuid(), {name}, 'active', now(), now())`,
  ],
]

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const values: Readonly<Record<string, string>> = {
  name: quoted(planted.name),
  email: quoted(planted.email),
  mobile: quoted(planted.mobile),
  street: quoted(planted.street),
  id: quoted(planted.idNumber),
  address: quoted(JSON.stringify(address)),
}

/**
 * Gives the sandbox's preferred customer recognisable texts in every place that holds something of people, and ends what
 * is open with her.
 * @returns her session, the numbers of her orders, a product that she reviewed, and the columns that hold the texts
 */
export async function plantPerson({ db, tokenOf }: TestService) {
  const token = await tokenOf('preferred')
  const reviewed = await db.one<{ id: number }>(
    'select product_id as id from review where customer_id = 1 order by id limit 1',
  )
  for (const [, statement] of writes)
    await db.query(statement.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''))
  await db.query(`update application set status = 'rejected' where customer_id = 1 and status = 'pending'`)
  const orders = await db.query<{ increment_id: string }>(
    'select increment_id from sales_order where customer_id = 1 order by id',
  )
  return {
    id: 1,
    token,
    reviewed: reviewed?.id ?? 0,
    orders: orders.map(({ increment_id }) => increment_id),
    places: writes.flatMap(([places]) => places).sort(),
  }
}
