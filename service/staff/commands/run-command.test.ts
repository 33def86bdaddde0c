import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getOrder, listShipments } from '#domain/orders/api.ts'
import { listReviews, getRating } from '#domain/reviews/api.ts'
import { getApplication } from '#domain/applications/api.ts'
import { newShopper, order, payByCard, productWith, stockOf } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'
import { helpText, parseCall } from './run-command.ts'
import { typeCommand } from './typing.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

let place = 10
/** A paid order of so many pieces of a product of its own. */
async function paidOrder(qty = 1, isPaid = true) {
  const shopper = await newShopper(service)
  const product = await productWith(service, 20, ++place)
  const id = await order(service, shopper, product.sku, qty)
  if (isPaid) await payByCard(service, shopper, id, '4111111111111111')
  const read = () => service.expectOk(getOrder, { params: { id } }, { token: shopper.token })
  const { increment_id: number = '' } = await read()
  return { shopper, product, id, number, read }
}
const changes = async (entity: string, id: string | number) =>
  (await typeCommand(service, `audit --entity ${entity}`)).lines.filter((line) =>
    line.includes(` ${entity} ${id} `),
  )

describe('customer', () => {
  it('is deleted for a letter, with an entry that names nobody', async () => {
    const { customerId } = await newShopper(service)
    const email = 'letter@writer.example'
    await service.db.query('update customer set email = $2 where id = $1', [customerId, email])
    expect(await typeCommand(service, `customer ${email} delete`)).toEqual({
      lines: [`Customer ${customerId} is deleted.`],
      refusal: undefined,
    })
    const [entry, ...others] = await changes('customer', customerId)
    expect(entry).toContain('Ada')
    expect(entry).not.toContain('writer')
    expect(others).toEqual([])
    expect(await typeCommand(service, `customer ${email} delete`)).toMatchObject({
      refusal: 'There is no customer with this email or member number.',
    })
    expect((await service.outbox(email))[0]?.subject).toBe('您的翠叶账号已注销')
  })
  it('stays while something is open, and is never changed by another word', async () => {
    const { shopper } = await paidOrder(1, false)
    const { email = '' } =
      (await service.db.one<{ email: string }>('select email from customer where id = $1', [
        shopper.customerId,
      ])) ?? {}
    expect(await typeCommand(service, `customer ${email} delete`)).toMatchObject({
      refusal: expect.stringContaining("an order that isn't finished") as string,
    })
    expect(await typeCommand(service, `customer ${email} remove`)).toMatchObject({
      refusal: '"remove" is no action; known are two-step-off, delete, debt-paid, debt-written-off.',
    })
    expect(await changes('customer', shopper.customerId)).toEqual([])
  })
})

describe('order', () => {
  it('goes through the warehouse by its number, and each step says who made it', async () => {
    const { shopper, id, number, read } = await paidOrder()
    expect(await typeCommand(service, `order ${number} hold`)).toEqual({
      lines: [`Order ${number} is now "on_hold".`],
      refusal: undefined,
    })
    await typeCommand(service, `order ${id} pack`)
    await typeCommand(service, 'order', number, 'ship', '--tracking', 'T-1', '--carrier', 'DHL Express')
    const parcels = await service.expectOk(listShipments, { params: { id } }, { token: shopper.token })
    expect(parcels[0]?.tracks).toMatchObject([
      { carrier_code: 'dhl-express', title: 'DHL Express', track_number: 'T-1' },
    ])
    await typeCommand(service, `order ${number} receive`)
    expect((await read()).status).toBe('received')
    const log = await changes('order', number)
    expect(log).toHaveLength(4)
    expect(log[1]).toMatch(/ {2}Ada {2}order \d+ {2}ship {2}.*"from":"pending_shipment".*"trackNumber":"T-1"/)
  })
  it('refunds some pieces, and then no more than are left', async () => {
    const { product, id, number } = await paidOrder(3)
    const before = await stockOf(service, product.id)
    await typeCommand(service, `order ${number} refund --lines ${product.sku}=2`)
    expect(await stockOf(service, product.id)).toBe(before + 2)
    expect(await typeCommand(service, `order ${number} refund --lines ${product.sku}=2`)).toMatchObject({
      refusal: 'The order has fewer pieces of these lines left.',
    })
    expect(await changes('order', number)).toHaveLength(1)
    await typeCommand(service, `order ${id} refund`)
    expect((await typeCommand(service, `order ${number} refund`)).refusal).toContain('"closed"')
  })
  it('cancels what is unpaid, and writes that in the same transaction', async () => {
    const { id, number, read } = await paidOrder(1, false)
    await typeCommand(service, `order ${number} cancel`)
    expect((await read()).status).toBe('canceled')
    expect(await changes('order', number)).toHaveLength(1)
    expect((await typeCommand(service, `order ${id} cancel`)).refusal).toContain('canceled')
  })
  it.each([
    ['order 999999 ship', 'There is no order 999999.'],
    ['order', 'Name an order by its number or id; "--help" lists all commands.'],
    ['order 1 fly', '"fly" is no move; known are hold, pack, ship, receive, refund, cancel.'],
    ['order 1 hold --tracking 5', '--tracking belongs to "ship".'],
    ['order 1 refund --lines A=0', '--lines takes SKUs such as "A=2,B=1"; "A=0" is not one.'],
    ['fly', 'There is no command "fly"'],
    ['orders --colour red', "Unknown option '--colour'"],
    ['application 1 approve', 'No application 1 waits for a decision.'],
    ['review 999999 hide', 'There is no review 999999.'],
    ['payment 999999 retry', 'There is no authorised payment 999999.'],
    ['payment 1 forget', '"forget" is not known of a payment; known are retry and done.'],
    ['payout 999999 retry', 'There is no payout 999999.'],
    ['payout 1 forget', '"forget" is not known of a payout; known are retry and paid.'],
    ['audit --since tomorrow', '--since takes a day or a time such as 2026-11-30, not "tomorrow".'],
  ])('"%s" is refused with a sentence', async (typed, sentence) => {
    expect((await typeCommand(service, typed)).refusal).toContain(sentence)
  })
  it('does not send to a customer what an order lacks', async () => {
    const { number } = await paidOrder()
    expect((await typeCommand(service, `order ${number} ship --lines NONE`)).refusal).toBe(
      `No line of order ${number} waits to be sent as NONE.`,
    )
    const { number: other, product } = await paidOrder(2)
    expect((await typeCommand(service, `order ${other} ship --lines ${product.sku}=1`)).refusal).toBe(
      `A parcel holds a line whole: 2 pieces of ${product.sku}, not 1.`,
    )
    await typeCommand(service, `order ${other} ship --tracking T-2`)
    expect((await typeCommand(service, `order ${number} ship --tracking T-2`)).refusal).toBe(
      'Another parcel has this tracking number.',
    )
    expect(await changes('order', number)).toEqual([])
  })
  it('is listed with what can be done', async () => {
    const { number } = await paidOrder()
    const { lines } = await typeCommand(service, 'orders --status paid')
    expect(lines.find((line) => line.startsWith(number))).toMatch(/paid +hold, pack, ship, refund$/)
  })
})

it('an application is decided once, with a remark for the applicant', async () => {
  const waiting = (await typeCommand(service, 'applications')).lines.find((line) => line.includes('refund'))
  const [id = ''] = (waiting ?? '').split(' ')
  const { customer_id } = (await service.db.one<{ customer_id: number }>(
    'select customer_id from application where id = $1',
    [id],
  ))!
  await typeCommand(service, 'application', id, 'refuse', '--remark', 'Please send a photo.')
  const { persona } = (await service.db.one<{ persona: string }>(
    'select persona from customer where id = $1',
    [customer_id],
  ))!
  const token = await service.tokenOf(persona)
  expect(await service.expectOk(getApplication, { query: { appId: Number(id) } }, { token })).toMatchObject({
    remark: 'Please send a photo.',
  })
  expect((await typeCommand(service, `application ${id} approve`)).refusal).toBe(
    `No application ${id} waits for a decision.`,
  )
  const log = await changes('application', id)
  expect(log).toHaveLength(1)
  expect(log[0]).not.toContain('photo')
})

describe('payment', () => {
  it('that could not be captured is listed, tried again, and recorded as captured by hand once', async () => {
    const { id, number } = await paidOrder()
    const { id: payment = '' } =
      (await service.db.one<{ id: string }>('select id from payment where order_id = $1', [id])) ?? {}
    await service.db.query(
      `insert into payment_authorisation (payment_id, authorised_minor, amount_minor, expires_at, created_at, updated_at)
       values ($1, 1234, 1234, '2026-12-07T04:00:00Z', now(), now())`,
      [payment],
    )
    const listed = `${payment}  ${number}  worldpay held               HK$12.34  until 2026-12-07`
    expect((await typeCommand(service, 'payments')).lines).toEqual([listed])
    expect((await typeCommand(service, 'payments --stuck')).lines).toEqual(['No payments.'])
    expect((await typeCommand(service, `payment ${payment} done`)).refusal).toContain('until its order ships')
    const stick = () =>
      service.db.query(
        `update payment_authorisation set task = 'capture', status = 'refused', failure = '400 TOO_LATE' where payment_id = $1`,
        [payment],
      )
    await stick()
    expect((await typeCommand(service, 'payments --stuck')).lines).toEqual([
      `${payment}  ${number}  worldpay capture refused    HK$12.34  until 2026-12-07  400 TOO_LATE`,
    ])
    await typeCommand(service, `payment ${payment} retry`)
    expect((await typeCommand(service, 'payments --stuck')).lines).toEqual(['No payments.'])
    expect((await typeCommand(service, `payment ${payment} retry`)).refusal).toContain('still trying')
    await stick()
    await typeCommand(service, `payment ${payment} done`)
    expect((await typeCommand(service, `payment ${payment} done`)).refusal).toBe(
      `Payment ${payment} is settled already.`,
    )
    expect(await changes('payment', payment)).toHaveLength(2)
    expect((await typeCommand(service, 'payments')).lines).toEqual(['No payments.'])
  })
})

describe('payout', () => {
  it('that ended without success is listed, tried again, and recorded as paid by hand once', async () => {
    const { id = 0 } =
      (await service.db.one<{ id: number }>(
        `insert into payout (customer_id, pay_day, amount_minor, status, failure, created_at, updated_at)
         select id, '2020-01-15', 1234, 'refused', 'the account is closed', now(), now() from customer where persona = 'associate' returning id`,
      )) ?? {}
    const listed = `${id}  2020-01-15  refused    HK$12.34  8000003  the account is closed`
    expect((await typeCommand(service, 'payouts --stuck')).lines).toEqual([listed])
    await typeCommand(service, `payout ${id} retry`)
    expect((await typeCommand(service, 'payouts --stuck')).lines).toEqual(['No payouts.'])
    expect((await typeCommand(service, `payout ${id} retry`)).refusal).toContain('still trying')
    await typeCommand(service, `payout ${id} paid`)
    expect((await typeCommand(service, `payout ${id} paid`)).refusal).toBe(`Payout ${id} is paid already.`)
    expect(await changes('payout', id)).toHaveLength(2)
  })
})

describe('review', () => {
  it('is taken from the page, the count and the mean, and put back', async () => {
    const review = (await service.db.one<{ id: number; product_id: number }>(
      'select id, product_id from review where status_id = 1 order by id desc limit 1',
    ))!
    const read = async () => {
      const params = { id: review.product_id }
      const { items, total_count } = await service.expectOk(listReviews, { params })
      const { reviews_count, rating_summary } = await service.expectOk(getRating, { params })
      return { has: items.some(({ id }) => id === review.id), total_count, reviews_count, rating_summary }
    }
    const before = await read()
    await typeCommand(service, `review ${review.id} hide`)
    const { total_count } = before
    expect(await read()).toMatchObject({
      has: false,
      total_count: total_count - 1,
      reviews_count: Number(before.reviews_count) - 1,
    })
    expect((await typeCommand(service, `review ${review.id} hide`)).refusal).toBe(
      `Review ${review.id} is hidden already.`,
    )
    await typeCommand(service, `review ${review.id} approve`)
    expect(await read()).toEqual(before)
    expect(await changes('review', review.id)).toHaveLength(2)
  })
})

it('what was recorded can be neither changed nor removed', async () => {
  for (const statement of [
    'update staff_change set made_by = $1',
    'delete from staff_change where made_by <> $1',
  ])
    await expect(service.db.query(statement, ['Eve'])).rejects.toThrow('only ever added')
})

it('the name of who gives a command is the one given, otherwise the system user', () => {
  expect(parseCall(['orders', '--as', 'Ada'])?.by).toBe('Ada')
  expect(parseCall(['orders'])?.by).not.toBe('')
  expect(parseCall(['orders', '--help'])).toBeUndefined()
  expect(helpText()).toContain('order <number|id> refund')
})
