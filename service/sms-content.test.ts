import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as auth from '#domain/auth/api.ts'
import { inviteNewcomer } from '#domain/enrollments/api.ts'
import { languages } from '#domain/store/languages.ts'
import { sendDueReminders } from '#service/catalogue/reminders/arrival-reminders.ts'
import { insertReminder } from '#service/catalogue/reminders/arrival-reminder-store.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { sendChangeNotices } from '#service/customers/change-notice.ts'
import { findCustomer } from '#service/customers/store.ts'
import { order, productWith, type Shopper } from '#service/orders/buying.testing.ts'
import { noRefund } from '#domain/orders/refund.ts'
import { tellCustomer } from '#service/orders/documents/mail.ts'
import { tellOfArrival, tellOfParcel } from '#service/orders/documents/parcel-mail.ts'
import { tellOfRefund } from '#service/orders/documents/refund-mail.ts'
import { deliverMembership } from '#service/orders/membership/membership.ts'
import type { PaymentRow } from '#service/orders/payment-store.ts'
import { lockOrder } from '#service/orders/store.ts'
import { sendDeletionNotice } from '#service/personal-data/deletion-notice.ts'
import { announceRefund } from '#service/payment/refund.ts'
import { startService, type TestService } from '../tests/harness/service.ts'

let service: TestService
let person: Awaited<ReturnType<typeof typist>>
beforeAll(async () => {
  service = await startService({}, { connections: 3 })
  person = await typist()
})
afterAll(() => service.stop())

/** Every text that the customer typed holds this. */
const TYPED = 'Zqx'
const [PREFIX, MOBILE] = ['852', '61770001']
const NOW = new Date()

/** An associate without an email, whose messages therefore go by SMS. */
async function typist(): Promise<Shopper & { referralId: string }> {
  const row = await service.db.one<{ id: number }>(
    `insert into customer (firstname, lastname, mobile_prefix, mobile, group_label, referral_id, sponsor_id, enroller_id, upline, associate_expires_on, tc_agreed, name_confirmed, password_hash)
     values ($1, $2, $3, $4, 'associate', '8700001', '8000003', '8000003', '{3}', '2099-01-01', true, true, 'x') returning id`,
    [`${TYPED} First`, `${TYPED} Last`, PREFIX, MOBILE],
  )
  const customerId = row?.id ?? 0
  return { customerId, referralId: '8700001', token: await issueToken(service.db, customerId, NOW) }
}

/** What sends each SMS of the shop, by the file that queues it: a lint rule (sms-in-tested-files) allows no other. */
const kinds: Readonly<
  Record<string, (person: Awaited<ReturnType<typeof typist>>, language: string) => Promise<void>>
> = {
  'auth/routes.ts': async (_person, store) => {
    // a code to sign in, and the notice that the number has an account already
    for (const type of ['1', '2']) {
      await service.db.query('delete from rate_limit')
      await service.expectOk(auth.sendCode, { params: { type, prefix: PREFIX, mobile: MOBILE } }, { store })
    }
  },
  'auth/password-reset.ts': async (_person, store) => {
    await service.expectOk(auth.requestPasswordReset, { body: { email: PREFIX + MOBILE } }, { store })
  },
  'customers/change-notice.ts': async ({ customerId }, store) => {
    const storeId = languages.find(({ code }) => code === store)?.storeId ?? 0
    const row = await findCustomer(service.db, customerId)
    if (!row) throw new Error('nobody')
    const context = { now: NOW, origin: 'https://shop.example' } as Parameters<typeof sendChangeNotices>[3]
    const change = { isNewEmail: true, isNewMobile: true }
    await service.db.tx((tx) => sendChangeNotices(tx, { ...row, store_id: storeId }, change, context))
  },
  'personal-data/deletion-notice.ts': async ({ customerId }, store) => {
    const storeId = languages.find(({ code }) => code === store)?.storeId ?? 0
    const row = await findCustomer(service.db, customerId)
    if (!row) throw new Error('nobody')
    await sendDeletionNotice(service.db, { ...row, store_id: storeId }, NOW, 'https://shop.example')
  },
  'orders/documents/notify.ts': async (person, language) => {
    const bought = { ...(await boughtBy(person)), language }
    for (const news of ['placed', 'paid', 'received', 'cancelled'] as const)
      await tellCustomer(service.db, bought, news, NOW)
    const parcel = { carrierTitle: 'SF', items: [], trackNumber: 'JL1' }
    for (const isPart of [true, false]) {
      await tellOfParcel(service.db, bought, parcel, isPart, NOW)
      await tellOfRefund(
        service.db,
        bought,
        {
          ...noRefund,
          pieces: new Map(),
          yearsLeft: 0,
          isCapped: false,
          isWhole: !isPart,
          endsMembership: false,
        },
        NOW,
      )
    }
    await tellOfArrival(service.db, bought, NOW)
    await service.db.query('delete from membership_grant where order_id = $1', [bought.id])
    await deliverMembership(service.db, bought, 1, NOW)
    const payment = { id: 'p', amount_minor: 100, provider: 'worldpay', method: 'worldpay' } as PaymentRow
    await announceRefund(service.db, bought, payment, NOW)
  },
  'catalogue/reminders/arrival-reminders.ts': async ({ customerId }, language) => {
    const { id } = await productWith(service, 10)
    const source = await service.db.one<{ source_code: string }>(
      'select source_code from stock where product_id = $1 and quantity > 0',
      [id],
    )
    await insertReminder(
      service.db,
      {
        productId: id,
        sourceCode: source?.source_code ?? '',
        recipient: `customer:${customerId}`,
        language,
        origin: 'https://shop.example',
      },
      NOW,
    )
    expect(await sendDueReminders(service.db, NOW)).toBe(1)
  },
  'enrollments/sms.ts': async ({ token, referralId }, language) => {
    const invitee = {
      firstname: TYPED,
      lastname: TYPED,
      email: `${TYPED}.${language}@example.com`,
      prefix: PREFIX,
      mobile: MOBILE,
      language,
      enroller_id: referralId,
      sponsor_id: referralId,
      over18: true,
    }
    await service.db.query('delete from invitation')
    await service.expectOk(inviteNewcomer, { body: { invitee } }, { token })
  },
}

/** An order whose address was typed as well; one is enough for all kinds. */
let orderId: number | undefined
async function boughtBy(person: Shopper) {
  orderId ??= await order(service, person, (await productWith(service, 10)).sku)
  const row = await lockOrder(service.db, orderId)
  if (!row) throw new Error('no order')
  const address = row.shipping_address && {
    ...row.shipping_address,
    firstname: TYPED,
    lastname: TYPED,
    street: [TYPED],
    company: TYPED,
  }
  return { ...row, shipping_address: address }
}

it('no SMS holds what a customer typed, in any language (docs/decisions/0030)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent = async () =>
    service.db.query<{ body: string }>(`select body from outbox where channel = 'sms' and recipient = $1`, [
      `+${PREFIX}${MOBILE}`,
    ])
  // placing it sends an SMS in the language of the order
  await boughtBy(person)
  for (const { code } of languages)
    for (const [file, send] of Object.entries(kinds)) {
      for (const table of ['rate_limit', 'outbox']) await service.db.query(`delete from ${table}`)
      await send(person, code)
      const bodies = await sent()
      expect(bodies, `${file} sends an SMS in ${code}`).not.toEqual([])
      for (const { body } of bodies) {
        expect(body, `${file} in ${code}`).not.toContain(TYPED)
        // what the mainland's carriers ask for
        expect(body.startsWith('【翠叶】'), `${file} in ${code}: ${body}`).toBe(code === 'zh_cn')
      }
    }
})
