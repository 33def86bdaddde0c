import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listMessages } from '#domain/messages/api.ts'
import { formatMoney, toDecimal } from '#domain/money/money.ts'
import * as orders from '#domain/orders/api.ts'
import type { Order } from '#domain/orders/schema.ts'
import { deleteAccount, exportPersonalData } from '#domain/personal-data/api.ts'
import { newShopper, order, payByCard, productWith } from '#service/orders/buying.testing.ts'
import { typeCommand } from '#service/staff/commands/typing.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { makeRefunds } from './make-refunds.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

/** A paid order that the staff have refunded. */
async function refundedOrder() {
  const shopper = await newShopper(service)
  const { sku } = await productWith(service, 5)
  const id = await order(service, shopper, sku)
  await payByCard(service, shopper, id, '4111111111111111')
  const number = String(id).padStart(9, '0')
  expect((await typeCommand(service, `order ${number} refund`)).refusal).toBeUndefined()
  const refund = (await service.db.one<{ id: string; amount_minor: number }>(
    'select r.id, r.amount_minor from payment_refund r join payment p on p.id = r.payment_id where p.order_id = $1',
    [id],
  ))!
  const { email } = (await service.db.one<{ email: string }>('select email from customer where id = $1', [
    shopper.customerId,
  ]))!
  return { ...shopper, id, number, email, refund }
}
type Refunded = Awaited<ReturnType<typeof refundedOrder>>

/** All that says how the refund stands: the order, alone and in the list, the export, the refusal to delete the account. */
async function told({ token, id }: Refunded) {
  const { extension_attributes: more } = await service.expectOk(
    orders.getOrder,
    { params: { id } },
    { token },
  )
  const list = await service.expectOk(orders.listOrders, undefined, { token })
  const listed = Array.isArray(list) ? list : (list as unknown as { items: Order[] }).items
  const exported = (await service.expectOk(exportPersonalData, undefined, { token })) as unknown as {
    orders: { given_back: { state: string }[] }[]
  }
  const leaving = await service.call(deleteAccount, { body: {} }, { token })
  return {
    order: more?.refunds,
    list: listed.find((each) => each.entity_id === id)?.extension_attributes?.refunds,
    exported: exported.orders[0]?.given_back.map(({ state }) => state),
    leaving: leaving.ok ? undefined : leaving.code,
  }
}
const news = async ({ email, token, refund }: Refunded) => ({
  mails: (await service.outbox(email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(formatMoney(refund.amount_minor)) && /refund of/.test(subject)),
  messages: (await service.expectOk(listMessages, undefined, { token, store: 'en' }))
    .map(({ title }) => title)
    .filter((title) => /refund of/.test(title)),
})

it('a refund that no provider makes is told in one way everywhere, until the staff have made it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const refunded = await refundedOrder()
  const amountMinor = refunded.refund.amount_minor
  const all = toDecimal(amountMinor)
  const amount = formatMoney(amountMinor)
  const standing = (refunds: object, exported: string) => ({
    order: refunds,
    list: refunds,
    exported: [exported],
  })

  expect(await told(refunded)).toEqual({
    ...standing({ paid: 0, on_way: all, delayed: 0 }, 'on_way'),
    leaving: 'personalData.refundDue',
  })
  expect(await news(refunded)).toEqual({ mails: [], messages: [] })

  // the provider says no
  await service.db.query(
    `update sandbox_payment set state = 'failed' where id in (select id from payment where order_id = $1)`,
    [refunded.id],
  )
  const now = await service.services.ports.clock()
  for (let times = 0; times < 2; times++) await makeRefunds(service.services, now)
  expect(await told(refunded)).toEqual({
    ...standing({ paid: 0, on_way: 0, delayed: all }, 'delayed'),
    leaving: 'personalData.refundDelayed',
  })
  const delayed = {
    mails: [`Your refund of ${amount} for Jadeleaf order ${refunded.number} is delayed`],
    messages: [`We couldn't send your refund of ${amount} yet`],
  }
  expect(await news(refunded)).toEqual(delayed)

  await typeCommand(service, `refund ${refunded.refund.id} paid`)
  const { leaving, ...paid } = await told(refunded)
  expect(paid).toEqual(standing({ paid: all, on_way: 0, delayed: 0 }, 'paid'))
  expect(leaving).not.toMatch(/refund/)
  const { mails, messages } = await news(refunded)
  expect(mails.toSorted()).toEqual(
    [
      `We've sent your refund of ${amount} for Jadeleaf order ${refunded.number}`,
      ...delayed.mails,
    ].toSorted(),
  )
  expect(messages.toSorted()).toEqual([`We've sent your refund of ${amount}`, ...delayed.messages].toSorted())
  log.mockRestore()
})

it('an order without refunds tells none', async () => {
  const shopper = await newShopper(service)
  const { sku } = await productWith(service, 5)
  const id = await order(service, shopper, sku)
  const { extension_attributes: more } = await service.expectOk(
    orders.getOrder,
    { params: { id } },
    { token: shopper.token },
  )
  expect(more).not.toHaveProperty('refunds')
})
