import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getMe } from '#domain/customers/api.ts'
import { newShopper, placeOrder, productWith, readyCart } from '#service/orders/buying.testing.ts'
import { addPayoutCredit } from '#service/payouts/credit-store.ts'
import { typeCommand } from '#service/staff/commands/typing.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { deleteAccount as deleteForGood } from './delete-account.ts'
import { leaving, password } from './leaving.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(() => service.db.query('delete from rate_limit'))

const { leave, isDeleted, shopperWithPassword } = leaving(() => service)

/** Such a customer with a received order, of whose payment a part goes back. */
async function shopperWithRefund() {
  const shopper = await shopperWithPassword()
  const { sku } = await productWith(service, 5)
  await readyCart(service, shopper, sku)
  const placed = await placeOrder(service, shopper)
  if (!placed.ok) throw new Error('no order')
  const refundId = `refund-${shopper.customerId}`
  await service.db.query(`update sales_order set status = 'complete' where customer_id = $1`, [
    shopper.customerId,
  ])
  await service.db.query(
    `with paid as (
       insert into payment (id, order_id, method, provider, amount_minor, status, created_at, updated_at)
       select $2, id, 'worldpay_cc', 'worldpay', 100, 'success', now(), now() from sales_order where customer_id = $1 returning id
     )
     insert into payment_refund (id, payment_id, amount_minor, created_at, updated_at) select $2, id, 100, now(), now() from paid`,
    [shopper.customerId, refundId],
  )
  return { ...shopper, refundId }
}

describe('an account with something open', () => {
  it('stays while an order is not finished', async () => {
    const shopper = await shopperWithPassword()
    const { sku } = await productWith(service, 5)
    await readyCart(service, shopper, sku)
    expect(await placeOrder(service, shopper)).toMatchObject({ ok: true })
    expect(await leave(shopper.token)).toMatchObject({ status: 400, code: 'personalData.openOrder' })
    expect(await service.call(getMe, undefined, shopper)).toMatchObject({ ok: true })
  })
  it('stays while an application waits, a refund, a commission or payout credit is not paid: all are named at once', async () => {
    const { token, customerId, refundId } = await shopperWithRefund()
    const reasons = async () => {
      const answer = await service.request('/rest/en/V1/customers/me/deletion', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(password),
      })
      const { code, errors } = (await answer.json()) as { code: string; errors: { code: string }[] }
      expect(code).toBe(errors[0]?.code)
      return errors.map((error) => error.code.replace('personalData.', ''))
    }
    await service.db.query(
      `insert into application (customer_id, type, mobile, fields, created_at, updated_at) values ($1, 'sponsor', '51', '{}', now(), now())`,
      [customerId],
    )
    await service.db.query(
      `insert into commission_payment (customer_id, period, payment_type, about_period, amount_minor, payment_date)
       select $1, max(period), 'product commission payment', max(period), 100, '2099-01-15' from business_period`,
      [customerId],
    )
    await service.db.query('update customer set ipayout_minor = 1 where id = $1', [customerId])
    expect(await reasons()).toEqual(['openApplication', 'refundDue', 'commissionDue', 'payoutCredit'])
    await service.db.query(`update application set status = 'rejected' where customer_id = $1`, [customerId])
    await service.db.query('delete from commission_payment where customer_id = $1', [customerId])
    await service.db.query('update customer set ipayout_minor = 0 where id = $1', [customerId])
    for (const [status, reason] of [
      ['waiting', 'refundDue'],
      ['sent', 'refundDue'],
      ['failed', 'refundDelayed'],
    ]) {
      await service.db.query('update payment_refund set status = $2 where id = $1', [refundId, status])
      expect(await reasons()).toEqual([reason])
    }
    expect((await typeCommand(service, `refund ${refundId} paid`)).lines).toEqual([
      `Refund ${refundId} is recorded as paid.`,
    ])
    expect((await typeCommand(service, `refund ${refundId} paid`)).refusal).toBe(
      `No refund ${refundId} has ended without success.`,
    )
    expect(await isDeleted(customerId)).toBe(false)
    expect(await leave(token)).toMatchObject({ ok: true })
  })
  it('goes although a refund was made by capturing less', async () => {
    const { token, refundId } = await shopperWithRefund()
    await service.db.query(`update payment_refund set status = 'uncaptured' where id = $1`, [refundId])
    expect(await leave(token)).toMatchObject({ ok: true })
  })
  it('gives up payout credit with the account: exactly what was named, written in the ledger', async () => {
    const { token, customerId } = await shopperWithPassword()
    const opening = { customerId, kind: 'opening', reference: `t${customerId}`, amountMinor: 5 } as const
    await addPayoutCredit(service.db, opening, new Date())
    expect(await leave(token)).toMatchObject({ code: 'personalData.payoutCredit', parameters: [0.05] })
    for (const amount of [0.04, 0.06, 5, 0, -0.05])
      expect(await leave(token, { ...password, give_up_payout_credit: amount })).toMatchObject({
        code: 'personalData.payoutCredit',
      })
    expect(await leave(token, { ...password, give_up_payout_credit: 0.05 })).toMatchObject({ ok: true })
    expect(
      await service.db.query(
        'select kind, amount_minor, balance_minor from payout_credit_entry where customer_id = $1 order by id',
        [customerId],
      ),
    ).toEqual([
      { kind: 'opening', amount_minor: 5, balance_minor: 5 },
      { kind: 'given_up', amount_minor: -5, balance_minor: 0 },
    ])
  })
  it('has nothing to give up without payout credit', async () => {
    const { token, customerId } = await shopperWithPassword()
    expect(await leave(token, { ...password, give_up_payout_credit: 0.05 })).toMatchObject({ ok: true })
    expect(
      await service.db.query('select 1 from payout_credit_entry where customer_id = $1', [customerId]),
    ).toEqual([])
  })
  // Without the proof, which takes long enough to let every order come first.
  it.each([0, 1, 3, 6, 12, 25, 50, 400])(
    'is either deleted or has the order that is placed %i ms later',
    async (delay) => {
      const { sku } = await productWith(service, 50)
      const shopper = await newShopper(service)
      await readyCart(service, shopper, sku)
      const [placed, left] = await Promise.all([
        sleep(delay).then(() => placeOrder(service, shopper)),
        service.db
          .tx((tx) => deleteForGood(tx, shopper.customerId, { now: new Date(), origin: '' }))
          .catch((error: unknown) => error),
      ])
      const gone = await isDeleted(shopper.customerId)
      expect([placed.ok, left === true], JSON.stringify([placed, left])).toEqual([!gone, gone])
      const orders = await service.db.query('select 1 from sales_order where customer_id = $1', [
        shopper.customerId,
      ])
      expect(orders).toHaveLength(gone ? 0 : 1)
      if (delay === 400) expect(gone).toBe(true)
    },
  )
})
