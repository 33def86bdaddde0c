import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import * as checkout from '#domain/checkout/api.ts'
import { arrivalOf } from '#domain/orders/arrival.ts'
import * as orders from '#domain/orders/api.ts'
import { orderStatuses } from '#domain/orders/status.ts'
import { languageCodes } from '#service/languages/six-languages.ts'
import contact from '#service/seed/content/data/pages/contact.json' with { type: 'json' }
import label from '#service/seed/catalogue/data/texts/label.json' with { type: 'json' }
import { regionsOf } from '#service/addresses/geography/geography.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { sellerIn } from '#domain/store/seller.ts'
import { address, newShopper, productWith } from './buying.testing.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.stop())
beforeEach(() => service.setClock(0))

describe('reading orders', () => {
  it('shows mei.chan one order in every status, newest first, and an unpaid one to ching.mak', async () => {
    // As they were seeded: other tests order for these people and move the clock.
    const seeded = await startService()
    onTestFinished(() => seeded.stop())
    // The unpaid order is five minutes from being cancelled when it is seeded, and the seed of a long run is older.
    const due = await seeded.db.one<{ seconds: number }>(
      'select extract(epoch from min(pay_before) - now())::int as seconds from sales_order',
    )
    await seeded.setClock((due?.seconds ?? 0) - 300)
    const list = async (person: string, sorted = '1') => {
      const answer = await seeded.expectOk(
        orders.listOrders,
        { query: { sorted } },
        { token: await seeded.tokenOf(person) },
      )
      return Array.isArray(answer) ? { items: answer, total_count: answer.length, pending_count: 0 } : answer
    }
    const mei = await list('preferred')
    expect(new Set(mei.items.map(({ status }) => status))).toEqual(new Set(orderStatuses))
    expect(mei.items).toHaveLength(orderStatuses.length)
    expect(mei.pending_count).toBe(1)
    const times = mei.items.map(({ created_at }) => created_at ?? '')
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await list('preferred', '0')).items[0]?.entity_id).toBe(mei.items.at(-1)?.entity_id)
    for (const { items, extension_attributes: more, billing_address: billing } of mei.items) {
      // Magento repeats the lines in the shipment of an order, and its addresses have a region.
      expect(more?.shipping_assignments?.[0]?.items?.map(({ sku }) => sku)).toEqual(
        items.map(({ sku }) => sku),
      )
      expect(billing?.region_id).toBe(810_002)
    }
    expect((await list('unpaid')).items).toMatchObject([{ status: 'pending_payment' }])
    expect((await list('fresh')).items).toEqual([])
  })

  it('answers for the orders of others as for those that do not exist', async () => {
    const token = await service.tokenOf('fresh')
    const foreign = (await service.db.one<{ id: number }>('select min(id) as id from sales_order'))?.id ?? 0
    for (const id of [foreign, 999_999, 99_999_999_999]) {
      const refusal = {
        ok: false,
        status: 404,
        message: "The entity that was requested doesn't exist. Verify the entity and try again.",
      }
      expect(await service.call(orders.getOrder, { params: { id } }, { token })).toMatchObject(refusal)
      expect(await service.call(orders.cancelOrder, { params: { id } }, { token })).toMatchObject(refusal)
      expect(await service.call(orders.listShipments, { params: { id } }, { token })).toMatchObject(refusal)
      expect(await service.call(orders.printInvoice, { params: { id } }, { token })).toMatchObject(refusal)
      expect(await service.call(orders.reorder, { body: { orderId: id } }, { token })).toMatchObject(refusal)
    }
  })

  it('names places and the way of delivery for the reader, whatever language the order was placed in', async () => {
    const { sku } = await productWith(service, 50, 4)
    const shopper = await newShopper(service)
    await service.expectOk(cart.createCart, undefined, { token: shopper.token })
    await service.expectOk(
      cart.addCartItem,
      { body: { cartItem: { sku, qty: 1 } } },
      { token: shopper.token },
    )
    const [region] = regionsOf('HK')
    const [town] = region?.cities ?? []
    const typed = {
      ...address,
      region: region?.name.zh_hk ?? '',
      region_id: region?.id ?? null,
      city: (town ?? region)?.name.zh_hk ?? '',
    }
    await service.expectOk(
      checkout.saveShippingInformation,
      {
        body: {
          addressInformation: {
            shipping_address: typed,
            shipping_carrier_code: 'sfexpress',
            shipping_method_code: 'standard',
          },
        },
      },
      { token: shopper.token, store: 'zh_hk' },
    )
    const placed = await service.expectOk(
      checkout.placeOrder,
      { body: { paymentMethod: { method: 'worldpay' } } },
      { token: shopper.token, store: 'zh_hk' },
    )
    const id = typeof placed === 'number' ? placed : (placed.order_id ?? 0)
    const read = async (store: string) => {
      const { shipping_description: delivery, billing_address: to } = await service.expectOk(
        orders.getOrder,
        { params: { id } },
        { token: shopper.token, store },
      )
      return { delivery, region: to?.region, city: to?.city, street: to?.street }
    }
    const street = address.street
    expect(await read('zh_hk')).toEqual({
      delivery: '順豐速運 - 送貨上門，1–2 個工作天',
      region: typed.region,
      city: typed.city,
      street,
    })
    expect(await read('en')).toEqual({
      delivery: 'SF Express - Home delivery, 1–2 working days',
      region: region?.name.en,
      city: (town ?? region)?.name.en,
      street,
    })
    expect((await read('th')).delivery).toBe('SF Express - ส่งถึงบ้าน 1–2 วันทำการ')
    // once it is paid, the order says when it is expected
    const expected = async () =>
      (await service.expectOk(orders.getOrder, { params: { id } }, { token: shopper.token }))
        .extension_attributes?.expected_arrival
    expect(await expected()).toBeUndefined()
    const [paid] = await service.db.query<{ paid_at: Date }>(
      `update sales_order set status = 'paid', paid_at = now() where id = $1 returning paid_at`,
      [id],
    )
    expect(await expected()).toEqual(arrivalOf('standard', paid?.paid_at ?? new Date(0)))
    await service.db.query(
      `update sales_order set shipping_method = 'gone', shipping_address = jsonb_set(shipping_address, '{city}', '"Elsewhere"'), billing_address = jsonb_set(billing_address, '{city}', '"Elsewhere"') where id = $1`,
      [id],
    )
    expect(await read('en')).toMatchObject({
      delivery: '順豐速運 - 送貨上門，1–2 個工作天',
      city: 'Elsewhere',
    })
  })

  it('prints a receipt in one language, with who sells, how it was paid and what was bought', async () => {
    const token = await service.tokenOf('preferred')
    const order = await service.db.one<{ id: number }>(
      `select id from sales_order where status = 'in_transit' and customer_id = 1`,
    )
    const params = { id: order?.id ?? 0 }
    const receipt = async (language: string) =>
      Buffer.from(
        (await service.expectOk(orders.printInvoice, { params }, { token, store: language })).content,
        'base64',
      ).toString('utf8')
    const read = await service.expectOk(orders.getOrder, { params }, { token, store: 'zh_hk' })
    const chinese = await receipt('zh_hk')
    expect(chinese).toContain('翠葉有限公司<br>香港九龍觀塘示例道88號12樓')
    expect(chinese).toContain('<dt>商業登記號碼</dt><dd><p>70012345-000</p>')
    expect(chinese).toContain('<dt>付款方式</dt><dd><p>信用卡</p>')
    expect(read.items?.length).toBeGreaterThan(0)
    for (const { name } of read.items ?? []) expect(chinese).toContain(`<td>${name}<br>`)
    expect(await receipt('th')).toContain(
      'Jadeleaf Limited<br>12/F, 88 Example Road, Kwun Tong, Kowloon, ฮ่องกง',
    )
    // it opens from a folder: it loads nothing
    expect(chinese).not.toMatch(/(src|href)=/)
  })

  it('names the seller on receipts as the contact page and the packs do', () => {
    const page = JSON.stringify(contact)
    for (const language of languageCodes) {
      const { name, address, registration } = sellerIn(language)
      for (const text of [name, address, registration]) expect(page).toContain(text)
      for (const text of [name, address]) expect(label.importer[language]).toContain(text)
    }
  })

  it('prints an invoice, tracks a parcel and puts an order into the cart again', async () => {
    const token = await service.tokenOf('preferred')
    const of = async (status: string) =>
      (
        await service.db.one<{ id: number }>(
          'select id from sales_order where status = $1 and customer_id = 1',
          [status],
        )
      )?.id ?? 0
    const id = await of('in_transit')
    const invoice = await service.expectOk(orders.printInvoice, { params: { id } }, { token })
    expect(Buffer.from(invoice.content, 'base64').toString('utf8')).toContain('Receipt')
    expect(
      await service.call(orders.printInvoice, { params: { id: await of('pending_payment') } }, { token }),
    ).toMatchObject({ ok: false, status: 404 })
    const [shipment] = await service.expectOk(orders.listShipments, { params: { id } }, { token })
    const track = shipment?.tracks[0]
    expect(track?.title).toBe('SF Express')
    const [inHongKong] = await service.expectOk(
      orders.listShipments,
      { params: { id } },
      { token, store: 'zh_hk' },
    )
    expect(inHongKong?.tracks[0]?.title).toBe('順豐速運')
    const tracking = await service.expectOk(
      orders.getTracking,
      {
        params: {
          carrierCode: track?.carrier_code ?? '',
          trackNumber: track?.track_number ?? '',
          orderId: id,
        },
      },
      { token },
    )
    expect(tracking).toMatchObject({ status: 'Sent', events: [{ description: 'On the way' }, {}, {}] })
    const again = await service.expectOk(orders.reorder, { body: { orderId: id } }, { token })
    expect(again.cart_id).toBe((await service.expectOk(cart.getCart, undefined, { token })).id)
    expect(
      await service.expectOk(orders.reorder, { body: { orderId: await of('on_hold') } }, { token }),
    ).toMatchObject({ result: false, user_input_errors: [{ code: 'REORDER_NOT_AVAILABLE' }] })
  })

  it('tells the lifetime of an unpaid order in minutes', async () => {
    expect(await service.expectOk(orders.getOrderLifetime)).toBe(30)
    expect(await service.expectOk(orders.getSalesConfiguration)).toMatchObject({
      order_lifetime: 30,
      currency: 'HKD',
    })
  })
})
