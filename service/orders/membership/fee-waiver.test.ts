import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import { MEMBERSHIP_RENEWAL_SKU, MEMBERSHIP_SKU } from '#domain/catalogue/membership-skus.ts'
import * as checkout from '#domain/checkout/api.ts'
import { getMe } from '#domain/customers/api.ts'
import * as orders from '#domain/orders/api.ts'
import { PACKING_SECONDS } from '../life.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'
import { newShopper, payByCard, productWith, readyCart, type Shopper } from '../buying.testing.ts'

let service: TestService
let goods: { sku: string; priceMinor: number }
beforeAll(async () => {
  service = await startService()
  goods = await productWith(service, 1_000)
})
afterAll(() => service.stop())

const VISA = '4111111111111111'
/** Pieces of the product that reach HK$3,500. */
const enough = () => Math.ceil(350_000 / goods.priceMinor)

async function newPerson(group = 'preferred'): Promise<Shopper> {
  const shopper = await newShopper(service)
  await service.db.query('update customer set tc_agreed = true, group_label = $2 where id = $1', [
    shopper.customerId,
    group,
  ])
  return shopper
}
const put = ({ token }: Shopper, sku: string, qty = 1) =>
  service.expectOk(cart.addCartItem, { body: { cartItem: { sku, qty } } }, { token })
const read = ({ token }: Shopper) => service.expectOk(cart.getCart, undefined, { token })
const totals = ({ token }: Shopper) => service.expectOk(cart.getCartTotals, undefined, { token })
const priceOf = async (shopper: Shopper, sku: string) =>
  (await read(shopper)).items?.find((item) => item.sku === sku)?.extension_attributes?.calculated_price
const select = ({ token }: Shopper, selected: boolean) =>
  service.call(cart.selectMembership, { body: { selected } }, { token })
async function place({ token }: Shopper, body: { addMembership?: boolean; expectedTotal?: number } = {}) {
  return service.call(
    checkout.placeOrder,
    { body: { paymentMethod: { method: 'worldpay' }, ...body } },
    { token },
  )
}
const idOf = (placed: Awaited<ReturnType<typeof place>>) => {
  if (!placed.ok) throw new Error(placed.message)
  return typeof placed.value === 'number' ? placed.value : (placed.value.order_id ?? 0)
}

describe('the registration fee', () => {
  it('is charged beside goods for less than HK$3,500, and waived in cart, quote and order beside more (R-559, R-560)', async () => {
    const shopper = await newPerson()
    await readyCart(service, shopper, goods.sku, enough() - 1)
    await put(shopper, MEMBERSHIP_SKU)
    expect(await priceOf(shopper, MEMBERSHIP_SKU)).toBe(258)
    const before = await totals(shopper)
    await put(shopper, goods.sku)
    expect(await priceOf(shopper, MEMBERSHIP_SKU)).toBe(0)
    const after = await totals(shopper)
    expect((after.subtotal ?? 0) - (before.subtotal ?? 0)).toBeCloseTo(goods.priceMinor / 100 - 258)
    const id = idOf(await place(shopper, { expectedTotal: Number(after.grand_total) }))
    const order = await service.expectOk(orders.getOrder, { params: { id } }, { token: shopper.token })
    expect(order.items.map(({ sku, price }) => [sku, price])).toEqual([
      [goods.sku, goods.priceMinor / 100],
      [MEMBERSHIP_SKU, 0],
    ])
    await payByCard(service, shopper, id, VISA)
    const me = await service.expectOk(getMe, undefined, { token: shopper.token })
    expect(me.extension_attributes?.group_label).toBe('associate')
  })
  it('is waived beside a bundle at any price, and charged again without it', async () => {
    const shopper = await newPerson()
    await service.expectOk(cart.createCart, undefined, { token: shopper.token })
    await put(shopper, MEMBERSHIP_SKU)
    const bundle = await put(shopper, 'bundle-everyday')
    expect(await priceOf(shopper, MEMBERSHIP_SKU)).toBe(0)
    await service.expectOk(
      cart.removeCartItem,
      { params: { itemId: bundle.item_id ?? 0 } },
      { token: shopper.token },
    )
    expect(await priceOf(shopper, MEMBERSHIP_SKU)).toBe(258)
  })
  it('is no matter of a renewal, nor of somebody who is an associate', async () => {
    const shopper = await newPerson('associate')
    await service.expectOk(cart.createCart, undefined, { token: shopper.token })
    await put(shopper, 'bundle-everyday')
    await put(shopper, MEMBERSHIP_RENEWAL_SKU)
    expect(await priceOf(shopper, MEMBERSHIP_RENEWAL_SKU)).toBe(258)
    expect(await select(shopper, true)).toMatchObject({ ok: false, status: 400 })
  })
  it('is waived in a guest cart as well', async () => {
    const cartId = await service.expectOk(cart.createGuestCart)
    for (const sku of [MEMBERSHIP_SKU, 'bundle-everyday'])
      await service.expectOk(cart.addGuestCartItem, {
        params: { cartId },
        body: { cartItem: { sku, qty: 1 } },
      })
    const { items = [] } = await service.expectOk(cart.getGuestCart, { params: { cartId } })
    expect(items[0]?.extension_attributes?.calculated_price).toBe(0)
  })
})

describe('a membership chosen beside the cart', () => {
  const selected = async (shopper: Shopper) =>
    (await read(shopper)).extension_attributes?.membership_item_selected
  it('can be chosen while its fee is waived, and joins the order for nothing (R-263, A-36)', async () => {
    const shopper = await newPerson()
    await readyCart(service, shopper, goods.sku, enough() - 1)
    expect(await select(shopper, true)).toMatchObject({
      ok: false,
      status: 400,
      message: 'The registration fee is not waived for this cart.',
    })
    await put(shopper, goods.sku)
    expect(await selected(shopper)).toBe(false)
    for (const wanted of [true, false, true]) {
      expect(await select(shopper, wanted)).toMatchObject({ ok: true })
      expect(await selected(shopper)).toBe(wanted)
    }
    expect((await read(shopper)).extension_attributes?.can_use_points).toBe(false)
    const { grand_total: total } = await totals(shopper)
    const id = idOf(await place(shopper, { addMembership: true, expectedTotal: Number(total) }))
    const order = await service.expectOk(orders.getOrder, { params: { id } }, { token: shopper.token })
    expect(order.items.map(({ sku }) => sku)).toEqual([goods.sku, MEMBERSHIP_SKU])
    expect(order.grand_total).toBe(total)
  })
  it('is dropped once the goods no longer waive its fee, and by a membership among the lines', async () => {
    const shopper = await newPerson()
    await readyCart(service, shopper, goods.sku, enough())
    await select(shopper, true)
    const item = (await read(shopper)).items?.[0]
    const setQuantity = (qty: number) =>
      service.expectOk(
        cart.updateCartItem,
        { params: { itemId: item?.item_id ?? 0 }, body: { cartItem: { qty } } },
        { token: shopper.token },
      )
    await setQuantity(1)
    expect(await selected(shopper)).toBe(false)
    await setQuantity(enough())
    expect(await selected(shopper)).toBe(true)
    await put(shopper, MEMBERSHIP_SKU)
    expect(await selected(shopper)).toBe(false)
  })
  it('asks for the terms, as a membership among the lines does', async () => {
    const shopper = await newPerson()
    await service.db.query('update customer set tc_agreed = false where id = $1', [shopper.customerId])
    await readyCart(service, shopper, goods.sku, enough())
    await select(shopper, true)
    expect(await place(shopper, { addMembership: true })).toMatchObject({
      ok: false,
      message: expect.stringContaining('First, agree to the terms') as string,
    })
  })
})

describe('a paid order of a membership alone', () => {
  it('is complete once it has been noted; one with goods goes to the warehouse', async () => {
    const statusOf = async (shopper: Shopper, id: number) =>
      (await service.expectOk(orders.getOrder, { params: { id } }, { token: shopper.token })).status
    const alone = await newPerson()
    await service.expectOk(cart.createCart, undefined, { token: alone.token })
    await put(alone, MEMBERSHIP_SKU)
    const beside = await newPerson()
    await readyCart(service, beside, goods.sku)
    await put(beside, MEMBERSHIP_SKU)
    const [first, second] = [idOf(await place(alone)), idOf(await place(beside))]
    await payByCard(service, alone, first, VISA)
    await payByCard(service, beside, second, VISA)
    expect([await statusOf(alone, first), await statusOf(beside, second)]).toEqual(['paid', 'paid'])
    await service.setClock(PACKING_SECONDS + 1)
    expect([await statusOf(alone, first), await statusOf(beside, second)]).toEqual([
      'complete',
      'pending_shipment',
    ])
    const { status_histories: history = [] } = await service.expectOk(
      orders.getOrder,
      { params: { id: first } },
      { token: alone.token },
    )
    expect(history.map(({ status }) => status)).toEqual(['complete', 'paid', 'pending_payment'])
    await service.setClock(0)
  })
})
