import { afterAll, beforeAll, expect, it } from 'vitest'
import { newShopper, productWith, stockOf } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../harness/service.ts'
import { ask, placeOrder, readyCart, startProcess, type ServiceProcess } from './process.ts'

let inspector: TestService
let first: ServiceProcess
let second: ServiceProcess
beforeAll(async () => {
  // The test's own connection to the database that both processes share.
  inspector = await startService()
  ;[first, second] = await Promise.all([
    startProcess({ DATABASE_URL: inspector.db.url }),
    startProcess({ DATABASE_URL: inspector.db.url }),
  ])
}, 120_000)
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await inspector.stop()
})

const ordersOf = async (customerId: number) =>
  inspector.db.query<{ id: number; status: string }>(
    'select id, status from sales_order where customer_id = $1',
    [customerId],
  )

it('one cart sent to both at once becomes one order, which both know', async () => {
  const { sku } = await productWith(inspector, 50)
  const shopper = await newShopper(inspector)
  await readyCart(first, shopper.token, sku)
  const [here, there] = await Promise.all([
    placeOrder(first, shopper.token),
    placeOrder(second, shopper.token),
  ])
  expect(here.value.order_id).toBe(there.value.order_id)
  expect(await ordersOf(shopper.customerId)).toHaveLength(1)
  for (const service of [first, second])
    expect(
      (
        await ask<{ status: string }>(service, 'GET', `/customer/orders/${here.value.order_id ?? 0}`, {
          token: shopper.token,
        })
      ).value.status,
    ).toBe('pending_payment')
})

it('the last piece is sold once, whichever process is asked', async () => {
  const { sku, id } = await productWith(inspector, 1, 1)
  const shoppers = await Promise.all([newShopper(inspector), newShopper(inspector)])
  for (const { token } of shoppers) await readyCart(first, token, sku)
  const answers = await Promise.all([
    placeOrder(first, shoppers[0]!.token),
    placeOrder(second, shoppers[1]!.token),
  ])
  expect(answers.map(({ value }) => value.result).sort()).toEqual(['false', 'true'])
  expect(await stockOf(inspector, id)).toBe(0)
})

it('an order whose time ran out is cancelled once although both sweep, and its piece comes back once', async () => {
  const { sku, id } = await productWith(inspector, 5, 2)
  const shoppers = await Promise.all([newShopper(inspector), newShopper(inspector), newShopper(inspector)])
  for (const { token } of shoppers) {
    await readyCart(first, token, sku)
    await placeOrder(second, token)
  }
  expect(await stockOf(inspector, id)).toBe(2)
  await ask(second, 'PUT', '/sandbox/clock', { body: { offset_seconds: 31 * 60 } })
  await expect
    .poll(
      async () =>
        (await Promise.all(shoppers.map(({ customerId }) => ordersOf(customerId))))
          .flat()
          .map(({ status }) => status),
      { timeout: 30_000, interval: 500 },
    )
    .toEqual(['canceled', 'canceled', 'canceled'])
  expect(await stockOf(inspector, id)).toBe(5)
  for (const { customerId } of shoppers) {
    const [order] = await ordersOf(customerId)
    const notes = await inspector.db.query(
      'select 1 from sales_order_history where order_id = $1 and status = $2',
      [order?.id, 'canceled'],
    )
    expect(notes).toHaveLength(1)
    const person = await inspector.db.one<{ email: string }>('select email from customer where id = $1', [
      customerId,
    ])
    expect(
      (await inspector.outbox(person?.email ?? '')).filter(({ subject }) =>
        subject.endsWith('has been cancelled'),
      ),
    ).toHaveLength(1)
  }
  await ask(second, 'PUT', '/sandbox/clock', { body: { offset_seconds: 0 } })
}, 60_000)

it('a clock set in one is seen by the other, which then reads no settings', async () => {
  await ask(second, 'PUT', '/sandbox/clock', { body: { offset_seconds: 60 } })
  const offset = async () =>
    (await ask<{ offset_seconds: number }>(first, 'GET', '/sandbox/clock')).value.offset_seconds
  await expect.poll(offset, { timeout: 5_000, interval: 50 }).toBe(60)
  await inspector.db.tx(async (tx) => {
    await tx.query('lock table setting in access exclusive mode')
    expect((await ask(first, 'GET', '/products/spirulina')).status).toBe(200)
  })
  await ask(second, 'PUT', '/sandbox/clock', { body: { offset_seconds: 0 } })
})

it('when one is killed, the other goes on', async () => {
  const { sku } = await productWith(inspector, 50, 3)
  const shopper = await newShopper(inspector)
  const third = await startProcess({ DATABASE_URL: inspector.db.url })
  await readyCart(third, shopper.token, sku)
  await third.kill()
  const { value } = await placeOrder(second, shopper.token)
  expect(value.result).toBe('true')
})
