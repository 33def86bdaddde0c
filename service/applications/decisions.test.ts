import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/applications/api.ts'
import { listMessages } from '#domain/messages/api.ts'
import { settleVolume } from '#service/commissions/close.ts'
import { newShopper, order, payByCard, productWith } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { file, newApplicant, placedOrder, vitaminC, type Applicant } from './filing.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({}, { connections: 4 })
})
afterAll(() => service.stop())

describe('a decision of the sandbox', () => {
  const decide = (id: number, body: object) =>
    service.request(`/sandbox/applications/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const filedBy = async (applicant: Applicant, given: Parameters<typeof file>[2]) => {
    const filed = await file(service, applicant, given)
    if (!filed.ok) throw new Error(filed.message)
    return filed.value.app_id
  }
  const detailOf = ({ token }: Applicant, appId: number) =>
    service.expectOk(api.getApplication, { query: { appId } }, { token })
  const collagen = {
    product_name: 'Collagen',
    sku: 'COLL',
    quantity: 3,
    batch_number: 'K0933',
    opened: false,
  }
  /** An application for everything of one order and a part of another. @returns numbers of the orders and the application */
  const returned = async (applicant: Applicant) => {
    const [whole, part] = [await placedOrder(service, applicant), await placedOrder(service, applicant)]
    const id = await filedBy(applicant, {
      type: 'refund',
      order_numbers: [whole, part],
      return_reason: 'Ordered too many',
      items: [
        { ...vitaminC, order_number: whole },
        { ...collagen, order_number: whole },
        { ...vitaminC, order_number: part, quantity: 1 },
      ],
    })
    return { id, whole, part }
  }
  const statusOf = async (number: string) =>
    (
      await service.db.one<{ status: string }>('select status from sales_order where increment_id = $1', [
        number,
      ])
    )?.status

  it('that approves a refund closes the orders that are returned whole, once', async () => {
    const applicant = await newApplicant(service)
    const { id, whole, part } = await returned(applicant)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => decide(id, { status: 'approved', remark: 'Received.' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
    expect(await detailOf(applicant, id)).toMatchObject({ status: 'approved', remark: 'Received.' })
    expect([await statusOf(whole), await statusOf(part)]).toEqual(['closed', 'received'])
  })

  it('that approves two halves closes the order with the second, each paid back by itself', async () => {
    const applicant = await newApplicant(service)
    const number = await placedOrder(service, applicant)
    const half = (quantity: number) => ({
      type: 'refund' as const,
      order_numbers: [number],
      return_reason: 'Ordered too many',
      items: [
        { ...vitaminC, quantity: 1 },
        { ...collagen, quantity },
      ],
    })
    const first = await filedBy(applicant, half(1))
    expect((await decide(first, { status: 'approved' })).status).toBe(200)
    expect(await statusOf(number)).toBe('received')
    const second = await filedBy(applicant, half(2))
    expect((await decide(second, { status: 'approved' })).status).toBe(200)
    expect(await statusOf(number)).toBe('closed')
    const refunds = await Promise.all([first, second].map((id) => detailOf(applicant, id)))
    const mails = await service.outbox(applicant.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Refund request ${second}: approved`,
      `Refund request ${first}: approved`,
    ])
    expect(mails[1]?.body).toContain('Back to your payment method: HK$401.76')
    expect(mails[1]?.body).toMatch(new RegExp(`http.*/e-application-form/${first}`))
    const messages = await service.expectOk(listMessages, undefined, { token: applicant.token })
    expect(messages.filter(({ type }) => type === 'answer').map(({ title }) => title)).toEqual([
      `Refund request ${second}: approved`,
      `Refund request ${first}: approved`,
    ])
    expect(refunds.map(({ refund }) => refund)).toEqual([
      { goods: 446.4, fee: 44.64, refund: 401.76, money: 401.76, credit: 0, points: 0 },
      { goods: 741.6, fee: 74.16, refund: 667.44, money: 667.44, credit: 0, points: 0 },
    ])
  })

  it('that approves more than is left is refused, and changes nothing', async () => {
    const applicant = await newApplicant(service)
    const { id, whole } = await returned(applicant)
    // as if it had been filed before pieces counted once
    await service.db.query(`update application set status = 'rejected' where id = $1`, [id])
    const again = await filedBy(applicant, {
      type: 'refund',
      order_numbers: [whole],
      return_reason: 'Ordered too many',
      items: [{ ...vitaminC, order_number: whole, quantity: 1 }],
    })
    await service.db.query(`update application set status = 'pending' where id = $1`, [id])
    expect((await decide(again, { status: 'approved' })).status).toBe(200)
    expect((await decide(id, { status: 'approved' })).status).toBe(400)
    expect(await statusOf(whole)).toBe('received')
    expect((await detailOf(applicant, id)).status).toBe('pending')
    expect((await decide(id, { status: 'rejected' })).status).toBe(200)
  })

  it('that refuses leaves everything as it was, and is shown', async () => {
    const applicant = await newApplicant(service)
    const { id, whole } = await returned(applicant)
    expect(await (await service.request('/sandbox')).text()).toContain(`Refuse ${id}`)
    expect((await decide(id, { status: 'rejected', remark: 'Opened.' })).status).toBe(200)
    expect(await detailOf(applicant, id)).toMatchObject({ status: 'rejected', remark: 'Opened.' })
    const [mail] = await service.outbox(applicant.email)
    expect(mail?.subject).toBe(`Refund request ${id}: not approved`)
    expect(mail?.body).toContain('Remark: Opened.')
    expect(mail?.body).not.toContain('HK$')
    expect(await statusOf(whole)).toBe('received')
    expect(await (await service.request('/sandbox')).text()).not.toContain(`Refuse ${id}`)
    expect((await decide(id, { status: 'maybe' })).status).toBe(400)
    expect((await decide(999_999_999, { status: 'approved' })).status).toBe(404)
  })

  it('that approves a refund takes back what the order earned and its volume', async () => {
    const shopper = await newShopper(service)
    await service.db.query(
      `update customer set group_label = 'associate', tc_agreed = true, associate_expires_on = '2099-01-01', referral_id = '8190001',
         email = 'earner@jadeleaf.example', mobile_prefix = '852', mobile = '61990001' where id = $1`,
      [shopper.customerId],
    )
    const { sku } = await productWith(service, 10)
    const orderId = await order(service, shopper, sku, 2)
    await payByCard(service, shopper, orderId, '4111111111111111')
    const [bought] = await service.db.query<{ increment_id: string; sku: string; name: string; qty: number }>(
      'select o.increment_id, i.sku, i.name, i.qty from sales_order o join sales_order_item i on i.order_id = o.id where o.id = $1',
      [orderId],
    )
    const sums = async () => {
      await settleVolume(service.db, new Date())
      return service.db.one<{ points: number; volume: number }>(
        `select (select coalesce(sum(remaining), 0)::int from loyalty_credit where customer_id = $1) as points,
           (select coalesce(sum(volume), 0)::int from volume_entry where order_id = $2) as volume`,
        [shopper.customerId, orderId],
      )
    }
    const before = await sums()
    expect(before?.points).toBeGreaterThan(0)
    expect(before?.volume).toBeGreaterThan(0)
    const applicant = {
      id: shopper.customerId,
      token: shopper.token,
      referralId: '8190001',
      email: 'earner@jadeleaf.example',
      mobile: '61990001',
    }
    const { increment_id: number = '', name = '', qty = 0 } = bought ?? {}
    const id = await filedBy(applicant, {
      type: 'refund',
      user_type: 'associate',
      order_numbers: [number],
      return_reason: 'Ordered too many',
      items: [
        { order_number: number, sku, product_name: name, quantity: qty, batch_number: 'B1', opened: false },
      ],
    })
    expect((await decide(id, { status: 'approved' })).status).toBe(200)
    expect(await statusOf(number)).toBe('closed')
    expect(await sums()).toEqual({ points: 0, volume: 0 })
  })

  const associate = { group: 'associate', expiresOn: '2099-01-01' }
  const asked = (applicant: Applicant, type: 'enroller' | 'sponsor', account: string) =>
    filedBy(applicant, { type, user_type: 'associate', new_account: account, reason: 'Moved' })
  const places = (applicant: Applicant) =>
    service.db.one('select sponsor_id, enroller_id, upline from customer where id = $1', [applicant.id])

  it('that approves a change of sponsor moves, and takes an enroller along who is not above any more', async () => {
    const [applicant, sponsor] = [
      await newApplicant(service, associate),
      await newApplicant(service, associate),
    ]
    await service.db.query(
      `update customer set upline = '{}', sponsor_id = null, enroller_id = null where id = $1`,
      [sponsor.id],
    )
    const id = await asked(applicant, 'sponsor', sponsor.referralId)
    expect((await decide(id, { status: 'approved' })).status).toBe(200)
    expect(await places(applicant)).toEqual({
      sponsor_id: sponsor.referralId,
      enroller_id: sponsor.referralId,
      upline: [sponsor.id],
    })
  })

  it('that approves a change of sponsor within the line leaves the enroller, and one of enroller changes it', async () => {
    const [applicant, sponsor] = [
      await newApplicant(service, associate),
      await newApplicant(service, associate),
    ]
    const moved = await asked(applicant, 'sponsor', sponsor.referralId)
    expect((await decide(moved, { status: 'approved' })).status).toBe(200)
    expect(await places(applicant)).toMatchObject({ sponsor_id: sponsor.referralId, enroller_id: '8000003' })
    const enrolled = await asked(applicant, 'enroller', sponsor.referralId)
    expect((await decide(enrolled, { status: 'approved' })).status).toBe(200)
    expect(await places(applicant)).toMatchObject({
      sponsor_id: sponsor.referralId,
      enroller_id: sponsor.referralId,
    })
  })

  it('is refused when the tree has changed since the application was filed, and the application stays open', async () => {
    const [applicant, sponsor, other] = [
      await newApplicant(service, associate),
      await newApplicant(service, associate),
      await newApplicant(service, associate),
    ]
    const toSponsor = await asked(applicant, 'sponsor', sponsor.referralId)
    const toEnroller = await asked(applicant, 'enroller', '8000003')
    const before = await places(applicant)
    // the sponsor moves below the applicant, and the applicant out of the line of the enroller
    await service.db.query('update customer set upline = array[$2::int, 3] where id = $1', [
      sponsor.id,
      applicant.id,
    ])
    await service.db.query(`update customer set upline = '{}', sponsor_id = null where id = $1`, [other.id])
    await service.db.query('update customer set sponsor_id = $2, upline = array[$3::int] where id = $1', [
      applicant.id,
      other.referralId,
      other.id,
    ])
    for (const [id, message] of [
      [toSponsor, 'This associate is below you in your team. Please choose somebody else.'],
      [toEnroller, "The enroller is not in the sponsor's upline."],
    ] as const) {
      const answer = await decide(id, { status: 'approved' })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain(message)
      expect(await detailOf(applicant, id)).toMatchObject({ status: 'pending' })
      expect((await decide(id, { status: 'rejected' })).status).toBe(200)
    }
    expect(await places(applicant)).toMatchObject({
      enroller_id: (before as { enroller_id: string }).enroller_id,
    })
  })
})
