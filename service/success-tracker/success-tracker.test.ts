import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCartItem, createCart } from '#domain/cart/api.ts'
import { SUCCESS_TRACKER_SKU } from '#domain/catalogue/membership-skus.ts'
import { placeOrder } from '#domain/checkout/api.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { membershipUntil } from '#domain/membership/term.ts'
import * as api from '#domain/success-tracker/api.ts'
import { payByCard, newShopper } from '#service/orders/buying.testing.ts'
import { refundLocked } from '#service/orders/refunds/refund.ts'
import { lockOrder } from '#service/orders/store.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({}, { connections: 3 })
})
afterAll(() => service.stop())

const VISA = '4111111111111111'
const status = (token: string) => service.expectOk(api.getSuccessTrackerLevel, undefined, { token })
const choose = (token: string, level: 'free' | 'gold', accept_terms = true) =>
  service.call(api.chooseTrackerLevel, { body: { level, accept_terms } }, { token })

/** An associate that no other test knows. */
async function newAssociate() {
  const shopper = await newShopper(service)
  await service.db.query(
    `update customer set group_label = 'associate', tc_agreed = true, name_confirmed = true, referral_id = $2 where id = $1`,
    [shopper.customerId, `9${String(shopper.customerId).padStart(6, '0')}`],
  )
  return shopper
}
async function buyGold(shopper: Awaited<ReturnType<typeof newAssociate>>) {
  const { token } = shopper
  await service.expectOk(createCart, undefined, { token })
  await service.expectOk(addCartItem, { body: { cartItem: { sku: SUCCESS_TRACKER_SKU, qty: 1 } } }, { token })
  const placed = await service.expectOk(
    placeOrder,
    { body: { paymentMethod: { method: 'worldpay' } } },
    { token },
  )
  const id = typeof placed === 'number' ? placed : placed.order_id!
  await payByCard(service, shopper, id, VISA)
  return id
}

describe('access to the success tracker', () => {
  it('gives an address with a new GUID each time, which opens a page (R-710)', async () => {
    const token = await service.tokenOf('associate')
    const first = new URL(await service.expectOk(api.getSuccessTracker, undefined, { token }))
    const second = new URL(await service.expectOk(api.getSuccessTracker, undefined, { token }))
    expect(first.searchParams.get('guid')).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.searchParams.get('guid')).not.toBe(first.searchParams.get('guid'))
    const page = await service.request(first.pathname + first.search)
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Member 8000003, level Free'),
    ])
  })
  it('opens nothing with a GUID that was not given, or after half an hour', async () => {
    const open = async (guid: string) =>
      (await service.request(`/sandbox/success-tracker?guid=${guid}`)).status
    expect(await open('00000000-0000-4000-8000-000000000000')).toBe(404)
    expect(await open("'; drop table customer")).toBe(404)
    const address = new URL(
      await service.expectOk(api.getSuccessTracker, undefined, { token: await service.tokenOf('associate') }),
    )
    await service.setClock(31 * 60)
    expect((await service.request(address.pathname + address.search)).status).toBe(404)
    await service.setClock(0)
  })
  it.each(['quiet', 'preferred'])('is refused to %s in the documented words (R-692, R-378)', async (key) => {
    const token = await service.tokenOf(key)
    expect(await service.call(api.getSuccessTracker, undefined, { token })).toMatchObject({
      ok: false,
      status: 400,
      message: 'Unable to generate GUID',
    })
  })
  it('keeps level and choice for associates', async () => {
    const token = await service.tokenOf('preferred')
    for (const answer of [
      await service.call(api.getSuccessTrackerLevel, undefined, { token }),
      await choose(token, 'gold'),
      await service.call(api.removeTrackerChoice, undefined, { token }),
    ])
      expect(answer).toMatchObject({ ok: false, status: 400 })
  })
})

describe('the type of the success tracker', () => {
  it('is Free until Gold is bought (R-711)', async () => {
    expect(await status(await service.tokenOf('associate'))).toEqual({
      level: 'free',
      available: ['free', 'gold'],
      expires_at: null,
      chosen: null,
    })
  })
  it('is chosen after its terms, once; a second type is refused until the first is removed (R-693, R-712)', async () => {
    const { token } = await newAssociate()
    expect(await choose(token, 'gold', false)).toMatchObject({
      ok: false,
      message: 'Accept the terms of the success tracker first.',
    })
    expect((await status(token)).chosen).toBeNull()
    expect(await choose(token, 'gold')).toMatchObject({ ok: true })
    expect(await choose(token, 'gold')).toMatchObject({ ok: true })
    expect(await choose(token, 'free')).toMatchObject({
      ok: false,
      status: 400,
      message: 'One type of the success tracker is already chosen. Remove the earlier one first.',
    })
    expect((await status(token)).chosen).toBe('gold')
    for (let times = 0; times < 2; times++)
      await service.expectOk(api.removeTrackerChoice, undefined, { token })
    expect(
      await service.call(api.chooseTrackerLevel, { body: { type: 'free', accept_terms: '1' } }, { token }),
    ).toMatchObject({ ok: true })
    expect((await status(token)).chosen).toBe('free')
  })
  it.each([
    ['no type', {}],
    ['another type', { level: 'platinum', accept_terms: true }],
  ])('is refused with %s', async (_, body) => {
    const { token } = await newAssociate()
    expect(await service.call(api.chooseTrackerLevel, { body: body as never }, { token })).toMatchObject({
      ok: false,
      status: 400,
    })
  })
  it('is one, however many devices choose at once and with more callers than connections', async () => {
    const { token } = await newAssociate()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => choose(token, at % 2 ? 'gold' : 'free')),
    )
    const { chosen } = await status(token)
    expect(answers.map(({ ok }) => ok)).toEqual(
      Array.from({ length: 12 }, (_, at) => (at % 2 ? 'gold' : 'free') === chosen),
    )
  })
  it('is Gold for a year once its product is paid, stays meanwhile, and is Free again with the order returned', async () => {
    const shopper = await newAssociate()
    const { token } = shopper
    await choose(token, 'gold')
    const id = await buyGold(shopper)
    const until = membershipUntil(toHongKongDate(new Date()), null)
    expect(await status(token)).toMatchObject({ level: 'gold', expires_at: until, chosen: 'gold' })
    expect(await choose(token, 'free')).toMatchObject({
      message: 'One type of the success tracker is already chosen. Remove the earlier one first.',
    })
    expect(await service.call(api.removeTrackerChoice, undefined, { token })).toMatchObject({
      ok: false,
      message: 'Gold of the success tracker is paid and stays until its last day.',
    })
    const address = new URL(await service.expectOk(api.getSuccessTracker, undefined, { token }))
    expect(await (await service.request(address.pathname + address.search)).text()).toContain('level Gold')
    await service.db.tx(async (tx) => {
      const order = await lockOrder(tx, id)
      if (order)
        await refundLocked(tx, order, null, { applicationId: null, comment: 'Refunded.' }, new Date())
    })
    expect(await status(token)).toMatchObject({ level: 'free', expires_at: null })
  })
})
