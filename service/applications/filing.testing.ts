import { APPLICATION_PREFIX } from '#domain/applications/kinds.ts'
import { saveApplication } from '#domain/applications/api.ts'
import { awaitsPayment } from '#domain/orders/payment-state.ts'
import type { NewApplication } from '#domain/applications/schema.ts'
import { createCode } from '#service/credentials/code-store.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import type { TestService } from '../../tests/harness/service.ts'

/** Somebody who files applications, for the tests of this folder. */
export interface Applicant {
  readonly id: number
  readonly token: string
  readonly referralId: string
  readonly email: string
  readonly mobile: string
}

/** One white pixel. */
export const photo = {
  name: 'label.png',
  type: 'image/png',
  base64_encoded_data:
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
}

let made = 0

/** A new customer with e-mail, mobile and number. */
export async function newApplicant(
  service: TestService,
  { group = 'preferred', expiresOn = null as string | null } = {},
): Promise<Applicant> {
  const number = String(++made).padStart(3, '0')
  const applicant = {
    referralId: `81000${number}`,
    email: `applicant${number}@jadeleaf.example`,
    mobile: `61000${number}`,
  }
  const row = await service.db.one<{ id: number }>(
    `insert into customer (email, firstname, lastname, mobile_prefix, mobile, group_label, referral_id, sponsor_id, enroller_id, upline, associate_expires_on, tc_agreed, password_hash)
     values ($1, 'Test', 'Applicant', '852', $2, $3, $4, '8000003', '8000003', '{3}', $5, true, 'x') returning id`,
    [applicant.email, applicant.mobile, group, applicant.referralId, expiresOn],
  )
  const id = row?.id ?? 0
  return { ...applicant, id, token: await issueToken(service.db, id, new Date()) }
}

/** An order with two products, of which two and three pieces were bought; paid unless its status says otherwise. @returns its number */
export async function placedOrder(
  service: TestService,
  { id }: Applicant,
  { status = 'received', at = new Date() } = {},
): Promise<string> {
  const row = await service.db.one<{ id: number; increment_id: string }>(
    `insert into sales_order (id, increment_id, customer_id, store_id, language, status, subtotal_minor, grand_total_minor, paid_minor, paid_at, payment_method, created_at, updated_at) overriding system value
     select n, lpad(n::text, 9, '0'), $1, 3, 'en', $2, 118800, 118800, case when $4 then 118800 else 0 end, case when $4 then $3::timestamptz end, 'worldpay', $3, $3
     from nextval(pg_get_serial_sequence('sales_order', 'id')) n returning id, increment_id`,
    [id, status, at, !awaitsPayment(status) && status !== 'canceled'],
  )
  if (!row) throw new Error('the order was not stored')
  await service.db.query(
    `insert into sales_order_item (order_id, product_id, product_type, sku, name, qty, price_minor, row_total_minor)
     values ($1, 1, 'simple', 'VITC', 'Vitamin C', 2, 15120, 30240), ($1, 2, 'simple', 'COLL', 'Collagen', 3, 29520, 88560)`,
    [row.id],
  )
  return row.increment_id
}

export const vitaminC = {
  product_name: 'Vitamin C',
  sku: 'VITC',
  quantity: 2,
  batch_number: 'C2610',
  opened: false,
}

/** An application of somebody, with the fields that all of them have. */
export const applicationOf = (
  { referralId, email, mobile }: Applicant,
  given: Partial<NewApplication> & Pick<NewApplication, 'type'>,
): NewApplication => ({
  associate_id: referralId,
  surname: 'Applicant',
  given_name: 'Test',
  user_type: 'preferred_customer',
  email,
  mobile_number: mobile,
  application_date: '2026-11-22',
  photos: [photo],
  ...given,
})

/** The code that a number gets now, without the limits of asking for one. */
export const newCode = (service: TestService, mobile: string, countryCode = '852'): Promise<string> =>
  createCode(service.db, countryCode + mobile, new Date())

/** Files an application with a right code. */
export async function file(
  service: TestService,
  applicant: Applicant,
  given: Partial<NewApplication> & Pick<NewApplication, 'type'>,
) {
  const code = await newCode(service, applicant.mobile)
  return service.call(
    saveApplication,
    {
      query: { mobile: applicant.mobile, code, prefix: APPLICATION_PREFIX },
      body: { application: applicationOf(applicant, given) },
    },
    { token: applicant.token },
  )
}
