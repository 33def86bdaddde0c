import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import { getProduct } from '#domain/catalogue/api.ts'
import {
  MEMBERSHIP_RENEWAL_SKU,
  MEMBERSHIP_SKU,
  SUCCESS_TRACKER_SKU,
} from '#domain/catalogue/membership-skus.ts'
import * as checkout from '#domain/checkout/api.ts'
import { getMe } from '#domain/customers/api.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatDay } from '#domain/dates/format-date.ts'
import { membershipUntil } from '#domain/membership/term.ts'
import { listMessages } from '#domain/messages/api.ts'
import * as orders from '#domain/orders/api.ts'
import { setCitconPayment } from '#domain/payment/api.ts'
import { languages } from '#domain/store/languages.ts'
import { issueToken } from '#service/credentials/token-store.ts'
import { connectDatabase } from '#service/db/db.ts'
import { grantMembership } from '#service/customers/membership-store.ts'
import { takeEvent } from '#service/payment/apply.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'
import { address, newShopper, payByCard, productWith, readyCart, type Shopper } from '../buying.testing.ts'
import { membershipTexts } from './membership-texts.ts'

let service: TestService
let goods: { sku: string }
beforeAll(async () => {
  service = await startService()
  goods = await productWith(service, 100)
})
afterAll(() => service.stop())
beforeEach(() => service.setClock(0))

const VISA = '4111111111111111'
const today = (days = 0) => toHongKongDate(new Date(Date.now() + days * 86_400_000))

/** A preferred customer who has accepted the terms, which a membership asks for. */
async function newMember(more: { group?: string; expires?: string } = {}): Promise<Shopper> {
  const shopper = await newShopper(service)
  await service.db.query(
    'update customer set tc_agreed = true, group_label = $2, associate_expires_on = $3 where id = $1',
    [shopper.customerId, more.group ?? 'preferred', more.expires ?? null],
  )
  return shopper
}
async function fill({ token }: Shopper, ...skus: string[]): Promise<void> {
  await service.expectOk(cart.createCart, undefined, { token })
  for (const sku of skus)
    await service.expectOk(cart.addCartItem, { body: { cartItem: { sku, qty: 1 } } }, { token })
}
async function place({ token }: Shopper, store = 'en'): Promise<number> {
  const placed = await service.expectOk(
    checkout.placeOrder,
    { body: { paymentMethod: { method: 'worldpay' } } },
    { token, store },
  )
  if (typeof placed === 'number' || placed.order_id === null) throw new Error(JSON.stringify(placed))
  return placed.order_id
}
async function order(shopper: Shopper, sku: string, store = 'en'): Promise<number> {
  await fill(shopper, sku)
  return place(shopper, store)
}
async function member({ token }: Shopper) {
  const me = await service.expectOk(getMe, undefined, { token })
  return {
    group: me.extension_attributes?.group_label,
    until: attributeText(me.custom_attributes, 'associate_expire_date'),
  }
}
const told = async ({ token }: Shopper, store = 'en') =>
  (await service.expectOk(listMessages, undefined, { token, store })).filter(
    ({ type }) => type === 'membership',
  )
const emailOf = async ({ customerId }: Shopper) =>
  (await service.db.one<{ email: string }>('select email from customer where id = $1', [customerId]))
    ?.email ?? ''
const priceOf = async ({ token }: Shopper, sku: string) =>
  (await service.expectOk(getProduct, { params: { sku } }, { token })).extension_attributes?.final_price

describe('a cart of nothing but virtual products', () => {
  it.each([MEMBERSHIP_SKU, SUCCESS_TRACKER_SKU])(
    'of %s is ordered and paid without address and delivery',
    async (sku) => {
      const shopper = await newMember()
      const { token } = shopper
      await fill(shopper, sku)
      const shown = await service.expectOk(cart.getCart, undefined, { token })
      expect(shown).toMatchObject({ is_virtual: true, extension_attributes: { shipping_assignments: [] } })
      expect(
        await service.expectOk(checkout.estimateShippingMethods, { body: { address } }, { token }),
      ).toEqual([])
      expect(
        (await service.expectOk(checkout.listPaymentMethods, undefined, { token })).map(({ code }) => code),
      ).toContain('worldpay')
      const id = await place(shopper)
      expect(await payByCard(service, shopper, id, VISA)).toMatchObject({
        ok: true,
        value: { status: 'success' },
      })
      const made = await service.expectOk(orders.getOrder, { params: { id } }, { token })
      expect(made.shipping_amount).toBe(0)
      expect(made.billing_address).toBeUndefined()
      const news = (await service.outbox(await emailOf(shopper))).find(({ body }) =>
        body.includes('received'),
      )
      expect(news?.body).toContain('There is nothing to deliver.')
    },
  )

  it('forgets address, delivery and credit that were stored while it held goods', async () => {
    const shopper = await newMember()
    const { token } = shopper
    await service.db.query('update customer set may_use_credit = true where id = $1', [shopper.customerId])
    await fill(shopper, MEMBERSHIP_SKU, goods.sku)
    await service.expectOk(
      checkout.saveShippingInformation,
      {
        body: {
          addressInformation: {
            shipping_address: address,
            shipping_carrier_code: 'sfexpress',
            shipping_method_code: 'standard',
            extension_attributes: { credit_period: 30 },
          },
        },
      },
      { token },
    )
    const { items = [] } = await service.expectOk(cart.getCart, undefined, { token })
    const line = items.find(({ sku }) => sku === goods.sku)
    await service.expectOk(cart.removeCartItem, { params: { itemId: line?.item_id ?? 0 } }, { token })
    const methods = await service.expectOk(checkout.listPaymentMethods, undefined, { token })
    expect(methods.map(({ code }) => code)).toContain('worldpay')
    const made = await service.expectOk(orders.getOrder, { params: { id: await place(shopper) } }, { token })
    expect(made).toMatchObject({ status: 'pending_payment', shipping_amount: 0 })
    expect(made.extension_attributes?.shipping_assignments?.[0]?.shipping.address).toBeUndefined()
  })

  it('is no such cart once it holds goods as well: these need an address', async () => {
    const shopper = await newMember()
    await fill(shopper, MEMBERSHIP_SKU, goods.sku)
    expect(
      await service.call(
        checkout.placeOrder,
        { body: { paymentMethod: { method: 'worldpay' } } },
        { token: shopper.token },
      ),
    ).toMatchObject({
      ok: false,
      status: 400,
      parameters: ['The shipping address is missing. Set the address and try again.'],
    })
  })

  it('holds a membership once, however often it is added', async () => {
    const shopper = await newMember()
    const { token } = shopper
    await fill(shopper, MEMBERSHIP_SKU, MEMBERSHIP_SKU)
    const { items = [] } = await service.expectOk(cart.getCart, undefined, { token })
    expect(items.map(({ qty }) => qty)).toEqual([1])
    const refused = {
      ok: false,
      message: 'The requested qty exceeds the maximum qty allowed in shopping cart',
    }
    const itemId = items[0]?.item_id ?? 0
    expect(
      await service.call(
        cart.updateCartItem,
        { params: { itemId }, body: { cartItem: { qty: 2 } } },
        { token },
      ),
    ).toMatchObject(refused)
    expect(
      await service.call(
        cart.addCartItem,
        { body: { cartItem: { sku: MEMBERSHIP_SKU, qty: 2 } } },
        { token },
      ),
    ).toMatchObject(refused)
  })
})

describe('a membership', () => {
  it('begins when it is paid, for a year: group, last day and prices follow', async () => {
    const shopper = await newMember()
    const id = await order(shopper, MEMBERSHIP_SKU)
    expect(await member(shopper)).toEqual({ group: 'preferred', until: undefined })
    expect(await priceOf(shopper, 'b-complex')).toBe(148)
    await payByCard(service, shopper, id, VISA)
    expect(await member(shopper)).toEqual({ group: 'associate', until: membershipUntil(today(), null) })
    expect(await priceOf(shopper, 'b-complex')).toBe(133.2)
    await fill(shopper, 'b-complex')
    const { items = [] } = await service.expectOk(cart.getCart, undefined, { token: shopper.token })
    expect(items[0]?.extension_attributes?.calculated_price).toBe(133.2)
  })

  it.each([
    ['with 200 days left', 200],
    ['on its last day', 0],
    ['ten days after', -10],
  ])('renewed %s lasts a year more than what is left', async (_, days) => {
    const shopper = await newMember({ group: 'associate', expires: today(days) })
    await payByCard(service, shopper, await order(shopper, MEMBERSHIP_RENEWAL_SKU), VISA)
    expect(await member(shopper)).toEqual({
      group: 'associate',
      until: membershipUntil(today(), today(days)),
    })
  })

  it('counts from the Hong Kong day on which it is paid', async () => {
    const { customerId } = await newMember()
    const now = Date.now()
    const night = Math.ceil((now - 59_400_000) / 86_400_000) * 86_400_000 + 59_400_000
    await service.setClock(Math.floor((night - now) / 1000))
    const day = toHongKongDate(new Date(night))
    expect(day).not.toBe(new Date(night).toISOString().slice(0, 10))
    // A token of this hour may have ended by then.
    const shopper = { customerId, token: await issueToken(service.db, customerId, new Date(night)) }
    await payByCard(service, shopper, await order(shopper, MEMBERSHIP_SKU), VISA)
    expect((await member(shopper)).until).toBe(membershipUntil(day, null))
  })

  it('comes once, however often, from whatever process and in whatever order the payment is told', async () => {
    const shopper = await newMember()
    const id = await order(shopper, MEMBERSHIP_SKU)
    const { payment_id: paymentId } = await service.expectOk(
      setCitconPayment,
      {
        params: { id },
        body: { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } },
      },
      { token: shopper.token },
    )
    const elsewhere = connectDatabase(service.db.url, { connections: 4 })
    try {
      const same = randomUUID()
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          takeEvent(
            at % 2 ? elsewhere : service.db,
            'citcon',
            {
              eventId: at < 6 ? same : randomUUID(),
              paymentId,
              status: 'success',
              amountMinor: 25_800,
              message: '',
            } as Parameters<typeof takeEvent>[2],
            new Date(),
          ),
        ),
      )
      expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    } finally {
      await elsewhere.close()
    }
    expect((await member(shopper)).until).toBe(membershipUntil(today(), null))
    expect(await told(shopper)).toHaveLength(1)
    await service.setClock(86_400)
    await takeEvent(
      service.db,
      'citcon',
      { eventId: randomUUID(), paymentId, status: 'success', amountMinor: 25_800, message: '' } as Parameters<
        typeof takeEvent
      >[2],
      new Date(Date.now() + 86_400_000),
    )
    await service.setClock(0)
    expect((await member(shopper)).until).toBe(membershipUntil(today(), null))
  })

  it('is granted once for an order, also when it is granted a second time', async () => {
    const shopper = await newMember()
    const paid = { id: await order(shopper, MEMBERSHIP_SKU), customer_id: shopper.customerId }
    const grant = () => service.db.tx((db) => grantMembership(db, paid, 1, new Date()))
    expect(await grant()).toBe(membershipUntil(today(), null))
    expect(await grant()).toBeUndefined()
    expect((await member(shopper)).until).toBe(membershipUntil(today(), null))
  })

  it('that is chosen beside the cart is one line of the order', async () => {
    const shopper = await newMember()
    const { token } = shopper
    await readyCart(service, shopper, goods.sku)
    await service.db.query(
      'update cart set membership_selected = true where customer_id = $1 and is_active',
      [shopper.customerId],
    )
    const placed = await service.expectOk(
      checkout.placeOrder,
      { body: { paymentMethod: { method: 'worldpay' }, addMembership: true } },
      { token },
    )
    const id = typeof placed === 'number' ? placed : (placed.order_id ?? 0)
    const { items } = await service.expectOk(orders.getOrder, { params: { id } }, { token })
    expect(items.map(({ sku, qty_ordered: qty }) => [sku, qty])).toEqual([
      [goods.sku, 1],
      [MEMBERSHIP_SKU, 1],
    ])
  })

  it('is not sold to somebody who has not accepted the terms', async () => {
    const shopper = await newShopper(service)
    await service.db.query('update customer set tc_agreed = false where id = $1', [shopper.customerId])
    await fill(shopper, MEMBERSHIP_SKU)
    expect(
      await service.call(
        checkout.placeOrder,
        { body: { paymentMethod: { method: 'worldpay' } } },
        { token: shopper.token },
      ),
    ).toMatchObject({ ok: false, status: 400, message: expect.stringContaining('agree to the terms') })
  })

  it('never comes from an order that is cancelled, nor from money that arrives after that', async () => {
    const shopper = await newMember()
    const id = await order(shopper, MEMBERSHIP_SKU)
    const { payment_id: paymentId } = await service.expectOk(
      setCitconPayment,
      {
        params: { id },
        body: { paymentMethod: { method: 'citcon', additional_data: { vendor: 'alipay' } } },
      },
      { token: shopper.token },
    )
    await service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token })
    expect(
      await takeEvent(
        service.db,
        'citcon',
        {
          eventId: randomUUID(),
          paymentId,
          status: 'success',
          amountMinor: 25_800,
          message: '',
        } as Parameters<typeof takeEvent>[2],
        new Date(),
      ),
    ).toBe('refund_due')
    expect(await member(shopper)).toEqual({ group: 'preferred', until: undefined })
    expect(await told(shopper)).toEqual([])
  })

  it.each(languages)('is told by mail and in the notification centre in $code', async ({ code, tag }) => {
    const shopper = await newMember()
    await payByCard(service, shopper, await order(shopper, MEMBERSHIP_SKU, code), VISA)
    const day = formatDay(membershipUntil(today(), null), tag)
    const mail = (await service.outbox(await emailOf(shopper))).find(
      ({ subject }) => subject === membershipTexts[code].subject(day),
    )
    expect(mail?.body).toContain(membershipTexts[code].intro(day))
    const [message] = await told(shopper, code)
    expect(message?.title).toContain(day)
    expect(message).toMatchObject({ url: '/dashboard', is_read: false })
  })

  it('is not made of Success Tracker, nor of goods', async () => {
    const shopper = await newMember()
    await payByCard(service, shopper, await order(shopper, SUCCESS_TRACKER_SKU), VISA)
    expect(await member(shopper)).toEqual({ group: 'preferred', until: undefined })
  })
})
