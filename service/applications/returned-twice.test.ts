import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as api from '#domain/applications/api.ts'
import { APPLICATION_PREFIX } from '#domain/applications/kinds.ts'
import { applicationRefusals as texts } from '#domain/applications/refusals.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { decideApplication } from './decide.ts'
import {
  applicationOf,
  file,
  newApplicant,
  newCode,
  placedOrder,
  vitaminC,
  type Applicant,
} from './filing.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({}, { connections: 4 })
})
afterAll(() => service.stop())

const refundOf = (number: string, quantity = 2) => ({
  type: 'refund' as const,
  order_numbers: [number],
  return_reason: 'Ordered too many',
  items: [{ ...vitaminC, quantity }],
})
const refusal = (message: string, parameters?: unknown) => ({
  ok: false,
  status: 400,
  message,
  ...(parameters ? { parameters } : {}),
})
const check = ({ token }: Applicant, orderId: string) =>
  service.call(api.checkApplicationOrder, { query: { orderId } }, { token })
const filed = async (applicant: Applicant, given: Parameters<typeof file>[2]) => {
  const answer = await file(service, applicant, given)
  if (!answer.ok) throw new Error(answer.message)
  return answer.value.app_id
}

describe('the same goods', () => {
  it('are returned once: an open application counts, a refused one does not', async () => {
    const applicant = await newApplicant(service)
    const number = await placedOrder(service, applicant)
    const first = await filed(applicant, refundOf(number))
    expect(await file(service, applicant, refundOf(number))).toMatchObject(
      refusal(texts.returned.sentence, [0, 'Vitamin C']),
    )
    await decideApplication(service.db, first, { status: 'rejected', remark: null }, new Date())
    const second = await filed(applicant, refundOf(number, 1))
    await decideApplication(service.db, second, { status: 'approved', remark: null }, new Date())
    expect(await file(service, applicant, refundOf(number))).toMatchObject(
      refusal(texts.returned.sentence, [1, 'Vitamin C']),
    )
    await filed(applicant, refundOf(number, 1))
  })
  it('are returned once of many applications at the same time', async () => {
    const applicant = await newApplicant(service)
    const number = await placedOrder(service, applicant)
    // Each has a mobile and so a code of its own: none is a repetition of another.
    const mobiles = Array.from({ length: 8 }, (_, index) => `1390013${1000 + index}`)
    const codes = await Promise.all(mobiles.map((mobile) => newCode(service, mobile, APPLICATION_PREFIX)))
    const answers = await Promise.all(
      mobiles.map((mobile, index) =>
        service.call(
          api.saveApplication,
          {
            query: { mobile, code: codes[index]!, prefix: APPLICATION_PREFIX },
            body: {
              application: applicationOf(applicant, { ...refundOf(number), mobile_number: mobile }),
            },
          },
          { token: applicant.token },
        ),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers)
      if (!answer.ok) expect(answer).toMatchObject(refusal(texts.returned.sentence, [0, 'Vitamin C']))
  })
  it('are shown as returned or asked for when the order is looked up', async () => {
    const applicant = await newApplicant(service)
    const number = await placedOrder(service, applicant)
    const approved = await filed(applicant, refundOf(number, 1))
    await decideApplication(service.db, approved, { status: 'approved', remark: null }, new Date())
    await filed(applicant, refundOf(number, 1))
    const answer = await check(applicant, number)
    if (!answer.ok || !answer.value) throw new Error('the order was not found')
    expect(answer.value.items).toMatchObject([
      { sku: 'VITC', qty_ordered: 2, qty_refunded: 1, qty_requested: 1 },
      { sku: 'COLL', qty_ordered: 3, qty_refunded: 0, qty_requested: 0 },
    ])
    expect(answer.value.sold).toMatchObject({
      money: 1188,
      credit: 0,
      points: 0,
      refunded: { goods: 151.2, fee: 15.12, money: 136.08 },
    })
  })
})

describe('an order', () => {
  it('that was refunded in full, or is not paid, says so; another number is not found', async () => {
    const applicant = await newApplicant(service)
    const [closed, unpaid] = [
      await placedOrder(service, applicant, { status: 'closed' }),
      await placedOrder(service, applicant, { status: 'order_placed' }),
    ]
    expect(await check(applicant, closed)).toMatchObject(refusal(texts.orderRefunded.sentence))
    expect(await file(service, applicant, refundOf(closed))).toMatchObject(
      refusal(texts.orderRefunded.sentence),
    )
    expect(await file(service, applicant, refundOf(unpaid))).toMatchObject(
      refusal(texts.orderUnpaid.sentence),
    )
    expect(await file(service, applicant, refundOf('999999999'))).toMatchObject(refusal(texts.order.sentence))
  })
})

describe('the amount of a refund', () => {
  it('follows what was paid: points come back as points, and the decision writes what it came to', async () => {
    const applicant = await newApplicant(service)
    const number = await placedOrder(service, applicant)
    await service.db.query(
      'update sales_order set loyalty_minor = 118800, grand_total_minor = 3000, paid_minor = 3000, shipping_minor = 3000 where increment_id = $1',
      [number],
    )
    const id = await filed(applicant, refundOf(number))
    const read = async () =>
      (await service.expectOk(api.getApplication, { query: { appId: id } }, { token: applicant.token }))
        .refund
    const amounts = { goods: 302.4, fee: 30.24, refund: 272.16, money: 0, credit: 0, points: 272.16 }
    expect(await read()).toEqual(amounts)
    await decideApplication(service.db, id, { status: 'approved', remark: null }, new Date())
    expect(await read()).toEqual(amounts)
  })
})
