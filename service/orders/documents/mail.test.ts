import { afterAll, beforeAll, expect, it } from 'vitest'
import * as orders from '#domain/orders/api.ts'
import * as checkout from '#domain/checkout/api.ts'
import * as coupons from '#domain/coupons/api.ts'
import { formatMoney } from '#domain/money/money.ts'
import { languages } from '#domain/store/languages.ts'
import { sweepCommerce } from '#service/payment/settle.ts'
import { startService, type TestService } from '../../../tests/harness/service.ts'
import { newShopper, order, payByCard, placeOrder, productWith, readyCart } from '../buying.testing.ts'
import { invoiceHtml } from './invoice.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { orderMailTexts } from './mail-texts.ts'
import { sql } from '#service/db/sql.ts'
import { orderRow } from '../rows.ts'

let service: TestService
let sku: string
beforeAll(async () => {
  service = await startService()
  ;({ sku } = await productWith(service, 500))
})
afterAll(() => service.stop())

const mails = async (customerId: number) => {
  const row = await service.db.one<{ email: string }>('select email from customer where id = $1', [
    customerId,
  ])
  return service.outbox(row?.email ?? '')
}

it('a placed order is confirmed with its goods, total, address and the way to pay; paid, it is told once', async () => {
  const shopper = await newShopper(service)
  const id = await order(service, shopper, sku, 2)
  const [placed, ...more] = await mails(shopper.customerId)
  expect(more).toEqual([])
  const number = String(id).padStart(9, '0')
  expect(placed?.subject).toBe(`We have received your Jadeleaf order ${number}`)
  for (const part of [
    'Hello Test Shopper',
    /2 × .+: HK\$/,
    /To pay: HK\$[\d,]+\.\d\d/,
    '1 Test Road',
    /Please pay before \d{1,2} \w{3,4} \d{4}, \d\d:\d\d \(Hong Kong time\)/,
    `/checkout/payment?order=${id}`,
  ])
    expect(placed?.body).toMatch(
      part instanceof RegExp ? part : new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
    )
  await payByCard(service, shopper, id, '4111 1111 1111 1111')
  await payByCard(service, shopper, id, '4111 1111 1111 1111')
  const after = await mails(shopper.customerId)
  expect(after.map(({ subject }) => subject)).toEqual([
    `Payment received for your Jadeleaf order ${number}`,
    `We have received your Jadeleaf order ${number}`,
  ])
  expect(after[0]?.body).toMatch(new RegExp(`View your order:\\nhttp://[^/\\s]+/dashboard/orders/${id}\\n`))
})

it('a discount is taken off in the mail as in the order', async () => {
  const shopper = await newShopper(service)
  const product = await productWith(service, 500, 1)
  const qty = Math.ceil(30_000 / product.priceMinor)
  await readyCart(service, shopper, product.sku, qty)
  await service.expectOk(coupons.setCoupon, { params: { code: 'WELCOME50' } }, { token: shopper.token })
  await placeOrder(service, shopper)
  const [placed] = await mails(shopper.customerId)
  expect(placed?.body).toContain(`Subtotal: ${formatMoney(product.priceMinor * qty)}\nDiscount: -HK$50.00\n`)
})

it('a cancelled order is told', async () => {
  const shopper = await newShopper(service)
  const id = await order(service, shopper, sku)
  await service.expectOk(orders.cancelOrder, { params: { id } }, { token: shopper.token })
  const [cancelled] = await mails(shopper.customerId)
  expect(cancelled?.subject).toMatch(/has been cancelled$/)
  expect(cancelled?.body).toContain('You have cancelled your order')
  expect(cancelled?.body).toMatch(new RegExp(`Order the same again:\\nhttp.*/dashboard/orders/${id}`))
})

it('an order that was cancelled because nobody paid says so', async () => {
  const shopper = await newShopper(service)
  const id = await order(service, shopper, sku)
  await service.db.query('update sales_order set pay_before = created_at where id = $1', [id])
  await sweepCommerce(service.services, new Date())
  const [cancelled, placed] = await mails(shopper.customerId)
  expect(cancelled?.body).toContain("has been cancelled because it wasn't paid in time")
  expect(placed?.body).toContain('+852 51000001')
})

it('a late message links to where the order was placed, and one about an old order has no link', async () => {
  const shopper = await newShopper(service)
  const id = await order(service, shopper, sku)
  await service.db.query(`update sales_order set origin = 'https://shop.example' where id = $1`, [id])
  await payByCard(service, shopper, id, '4111 1111 1111 1111')
  expect((await mails(shopper.customerId))[0]?.body).toContain(`https://shop.example/dashboard/orders/${id}`)
  const old = await order(service, shopper, sku)
  await service.db.query('update sales_order set origin = null where id = $1', [old])
  await service.expectOk(orders.cancelOrder, { params: { id: old } }, { token: shopper.token })
  expect((await mails(shopper.customerId))[0]?.body).not.toMatch(/https?:/)
})

it('an order that was refused tells nothing', async () => {
  const shopper = await newShopper(service)
  await readyCart(service, shopper, sku, 3)
  const before = await service.db.query<{ product_id: number; source_code: string; quantity: number }>(
    'select s.* from stock s join product p on p.id = s.product_id where p.sku = $1',
    [sku],
  )
  await service.db.query(
    'update stock set quantity = 0 where product_id = (select id from product where sku = $1)',
    [sku],
  )
  const refused = await placeOrder(service, shopper)
  expect(refused).toMatchObject({ ok: true, value: { result: 'false' } })
  expect(await mails(shopper.customerId)).toEqual([])
  for (const { product_id: product, source_code: source, quantity } of before)
    await service.db.query('update stock set quantity = $3 where product_id = $1 and source_code = $2', [
      product,
      source,
      quantity,
    ])
})

it('somebody without an e-mail gets one sentence by SMS', async () => {
  const shopper = await newShopper(service)
  await service.db.query(
    `update customer set email = null, mobile_prefix = '853', mobile = '66123456' where id = $1`,
    [shopper.customerId],
  )
  await order(service, shopper, sku)
  expect(await service.outbox('+85366123456')).toMatchObject([
    {
      channel: 'sms',
      body: expect.stringMatching(/^We have received your Jadeleaf order \d{9}$/) as unknown,
    },
  ])
})

const where: Readonly<Record<string, string>> = {
  zh_cn: '中国香港九龙油尖旺区 1 Test Road',
  zh_hk: '香港九龍油尖旺區 1 Test Road',
  th: '1 Test Road, Yau Tsim Mong, Kowloon, ฮ่องกง',
  vi: '1 Test Road, Yau Tsim Mong, Kowloon, Hồng Kông',
}

const shop: Readonly<Record<string, string>> = { zh_cn: '翠叶', zh_hk: '翠葉' }

it.each(languages.map(({ code }) => code))('speaks %s when the order was placed in it', async (code) => {
  const shopper = await newShopper(service)
  await readyCart(service, shopper, sku)
  const placed = await service.expectOk(
    checkout.placeOrder,
    { body: { paymentMethod: { method: 'worldpay' } } },
    { token: shopper.token, store: code },
  )
  const id = typeof placed === 'number' ? placed : placed.order_id
  const number = String(id).padStart(9, '0')
  const [mail] = await mails(shopper.customerId)
  expect(mail?.subject).toBe(orderMailTexts[code].placed.subject(number))
  expect(mail?.body).toContain(orderMailTexts[code].toPay)
  await service.expectOk(orders.cancelOrder, { params: { id: id ?? 0 } }, { token: shopper.token })
  expect((await mails(shopper.customerId))[0]?.body).toContain(orderMailTexts[code].again('').trim())
  // the address was written in English: its places are named for the reader
  const line = where[code] ?? '1 Test Road, Yau Tsim Mong, Kowloon, Hong Kong'
  expect(mail?.body).toContain(`\n${line}\n`)
  expect(mail?.body).toMatch(new RegExp(`\n\n${shop[code] ?? 'Jadeleaf'}$`))
  const row = await service.db.one(sql`select ${orderRow} from sales_order where id = $1`, [id])
  expect(row && invoiceHtml(row, [], code)).toContain(`<br>${line}</p>`)
  if (code !== 'en') expect(mail?.body).not.toMatch(/\b(Please|Subtotal|Delivery|thank you)\b/)
})

it.each(languages.map(({ code }) => code))(
  'a receipt in %s says that the delivery was free, as the cart does',
  async (code) => {
    const shopper = await newShopper(service)
    await readyCart(service, shopper, sku)
    const id = await order(service, shopper, sku)
    const row = await service.db.one(sql`select ${orderRow} from sales_order where id = $1`, [id])
    const { shipping, free } = invoiceTexts(code)
    const html = invoiceHtml({ ...row!, shipping_minor: 0 }, [], code)
    expect(html).toContain(`<td colspan="3">${shipping}</td><td>${free}</td>`)
    expect(html).not.toContain('HK$0.00')
  },
)
