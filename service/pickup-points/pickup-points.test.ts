import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import * as checkout from '#domain/checkout/api.ts'
import { languages } from '#domain/store/languages.ts'
import { getOrder } from '#domain/orders/api.ts'
import * as api from '#domain/pickup-points/api.ts'
import { pickupPointRefusals } from '#domain/pickup-points/refusals.ts'
import { regionsOf } from '#service/addresses/geography/geography.ts'
import { invoiceHtml } from '#service/orders/documents/invoice.ts'
import { address, newShopper, placeOrder, productWith, type Shopper } from '#service/orders/buying.testing.ts'
import { sql } from '#service/db/sql.ts'
import { orderRow } from '#service/orders/rows.ts'
import type { CarrierPoint } from '#service/ports/pickup-points.ts'
import { sandboxPickupPoints } from '#service/sandbox/pickup-points.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { openPoints } from './open-points.ts'
import { districtOf } from './wire.ts'

let service: TestService
let sku: string
let all: readonly CarrierPoint[]
let locker: CarrierPoint
let counter: CarrierPoint

beforeAll(async () => {
  service = await startService()
  ;({ sku } = await productWith(service, 100))
  all = await sandboxPickupPoints.list()
  const of = (kind: string) => all.find((point) => point.kind === kind && point.district === '810202')!
  locker = of('locker')
  counter = of('point')
})
afterAll(() => service.stop())

const deliver = (
  { token }: Shopper,
  method: string,
  code?: string,
  country: 'HK' | 'MO' = 'HK',
  store?: string,
) =>
  service.call(
    checkout.saveShippingInformation,
    {
      body: {
        addressInformation: {
          shipping_address: country === 'HK' ? address : { ...address, country_id: 'MO', region: 'Sé' },
          shipping_carrier_code: 'sfexpress',
          shipping_method_code: method,
          ...(code === undefined ? {} : { extension_attributes: { pickup_point_code: code } }),
        },
      },
    },
    { token, ...(store ? { store } : {}) },
  )

/** A customer with something in the cart. */
async function shopperWithCart(): Promise<Shopper> {
  const shopper = await newShopper(service)
  await fill(shopper)
  return shopper
}
async function fill({ token }: Shopper): Promise<void> {
  await service.expectOk(cart.createCart, undefined, { token })
  await service.expectOk(cart.addCartItem, { body: { cartItem: { sku, qty: 1 } } }, { token })
}
async function buy(shopper: Shopper): Promise<number> {
  const placed = await placeOrder(service, shopper)
  if (!placed.ok || typeof placed.value === 'number' || placed.value.order_id === null)
    throw new Error(JSON.stringify(placed))
  return placed.value.order_id
}

describe('the list', () => {
  it('of the sandbox has lockers and counters in each of the 18 districts, on known places, with every text', () => {
    const districts = regionsOf('HK').flatMap(({ cities }) => cities.map(({ id }) => id))
    expect(districts).toHaveLength(18)
    for (const id of districts)
      expect(new Set(all.filter(({ district }) => district === id).map(({ kind }) => kind)).size, id).toBe(2)
    expect(all.filter(({ district }) => !districtOf(district))).toEqual([])
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
    for (const { name, address: line } of all)
      expect([...Object.values(name), ...Object.values(line)].filter(Boolean)).toHaveLength(6)
  })

  it.each(languages.map(({ code }) => code))('is named for a reader of %s', async (code) => {
    const [first] = await service.expectOk(
      api.listPickupPoints,
      { query: { kind: 'locker', district: '810202' } },
      { store: code },
    )
    const text = code === 'zh_cn' || code === 'zh_hk' ? code : 'en'
    expect(first).toMatchObject({
      code: locker.code,
      name: locker.name[text],
      address: locker.address[text],
      district_id: '810202',
    })
  })

  it('holds one kind of one district, and browsers may keep it', async () => {
    const points = await service.expectOk(api.listPickupPoints, {
      query: { kind: 'point', district: '810202' },
    })
    expect(points.map(({ code }) => code)).toEqual(
      all.filter(({ kind, district }) => kind === 'point' && district === '810202').map(({ code }) => code),
    )
    const answer = await service.request('/rest/en/V1/pickup-points?kind=point&district=810202')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
    expect(
      await service.expectOk(api.listPickupPoints, { query: { kind: 'locker', district: '820001' } }),
    ).toEqual([])
  })

  it('of districts names those with points, in the order of the geography', async () => {
    const list = (kind: 'locker' | 'point', country: string) =>
      service.expectOk(api.listPickupDistricts, { query: { kind, country } })
    const lockers = await list('locker', 'HK')
    expect(lockers.map(({ id }) => id)).toEqual(
      regionsOf('HK').flatMap(({ cities }) => cities.map(({ id }) => id)),
    )
    expect(lockers[4]).toMatchObject({ name: 'Yau Tsim Mong', region_id: '810002' })
    expect((await list('point', 'MO')).map(({ id }) => id)).toEqual(['820001', '820006'])
    expect(await list('locker', 'MO')).toEqual([])
  })

  it('is requested from the carrier once, and stays while the carrier does not answer', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
    try {
      const list = vi.fn(() => Promise.resolve(all))
      const port = { list }
      await Promise.all([openPoints(port), openPoints(port)])
      expect((await openPoints(port)).size).toBe(all.length)
      expect(list).toHaveBeenCalledTimes(1)
      // the cache reads the clock once a millisecond
      await setTimeout(5)
      clock.mockReturnValue(1_000 + 9 * 60_000)
      await openPoints(port)
      expect(list).toHaveBeenCalledTimes(1)
      await setTimeout(5)
      clock.mockReturnValue(1_000 + 11 * 60_000)
      list.mockRejectedValueOnce(new Error('no answer'))
      expect((await openPoints(port)).size).toBe(all.length)
      expect(list).toHaveBeenCalledTimes(2)
    } finally {
      clock.mockRestore()
    }
  })
})

describe('the delivery of a cart', () => {
  it('takes a locker, which the cart then names', async () => {
    const shopper = await shopperWithCart()
    expect(await deliver(shopper, 'locker', locker.code)).toMatchObject({
      ok: true,
      value: { totals: { shipping_amount: 18 } },
    })
    const more = async (store: string) =>
      (await service.expectOk(cart.getCart, undefined, { token: shopper.token, store })).extension_attributes
    expect((await more('en'))?.pickup_point).toMatchObject({ code: locker.code, name: locker.name.en })
    expect((await more('zh_hk'))?.pickup_point?.address).toBe(locker.address.zh_hk)
    // another delivery forgets it
    expect(await deliver(shopper, 'standard')).toMatchObject({ ok: true })
    expect((await more('en'))?.pickup_point).toBeUndefined()
  })

  it('is accepted without a code, as documented', async () => {
    expect(await deliver(await shopperWithCart(), 'locker')).toMatchObject({ ok: true })
  })

  it('refuses a point that is unknown, missing, of the other kind, of another country or not needed', async () => {
    const shopper = await shopperWithCart()
    const refused = (message: string, ...parameters: string[]) => ({
      ok: false,
      status: 400,
      message,
      ...(parameters.length > 0 ? { parameters } : {}),
    })
    expect(await deliver(shopper, 'locker', 'NOWHERE')).toMatchObject(
      refused(pickupPointRefusals.unknown.sentence, 'NOWHERE'),
    )
    expect(await deliver(shopper, 'locker', '')).toMatchObject(refused(pickupPointRefusals.missing.sentence))
    expect(await deliver(shopper, 'locker', counter.code)).toMatchObject(
      refused(pickupPointRefusals.unfit.sentence, counter.code),
    )
    expect(await deliver(shopper, 'standard', locker.code)).toMatchObject(
      refused(pickupPointRefusals.unfit.sentence, locker.code),
    )
    expect(await deliver(shopper, 'pickup', counter.code, 'MO')).toMatchObject(
      refused(pickupPointRefusals.unfit.sentence, counter.code),
    )
    expect(
      (await service.expectOk(cart.getCart, undefined, { token: shopper.token })).extension_attributes,
    ).not.toHaveProperty('pickup_point')
  })

  it('names the lowest fee before anything is chosen', async () => {
    const { token } = await shopperWithCart()
    const totals = await service.expectOk(cart.getCartTotals, undefined, { token })
    expect(totals.extension_attributes?.shipping_from).toBe(18)
  })
})

describe('an order', () => {
  it('goes to the point: in the order, the mail and the invoice, in the language of each reader', async () => {
    const shopper = await shopperWithCart()
    await deliver(shopper, 'locker', locker.code)
    const id = await buy(shopper)
    const read = (store: string) =>
      service.expectOk(getOrder, { params: { id } }, { token: shopper.token, store })
    const english = await read('en')
    expect(english.extension_attributes?.pickup_point).toMatchObject({
      code: locker.code,
      name: locker.name.en,
      address: locker.address.en,
    })
    // who collects it stays
    expect(english.extension_attributes?.shipping_assignments?.[0]?.shipping.address).toMatchObject({
      firstname: 'Test',
      telephone: '51000001',
    })
    expect((await read('zh_cn')).extension_attributes?.pickup_point?.name).toBe(locker.name.zh_cn)
    const [mail] = await service.outbox(await emailOf(shopper))
    expect(mail?.body).toContain(`\n${locker.name.en}\n${locker.address.en}\nSF Express - SF locker`)
    expect(mail?.body).toContain('Test Person, +852 51000001')
    expect(mail?.body).not.toContain('Test Road')
    const row = await service.db.one(sql`select ${orderRow} from sales_order where id = $1`, [id])
    const invoice = row ? invoiceHtml(row, [], 'zh_hk') : ''
    expect(invoice).toContain(`<br>${locker.name.zh_hk}<br>${locker.address.zh_hk}</p>`)
    expect(invoice).not.toContain('Test Road')
  })

  it('keeps its point when the carrier closes it, and the next checkout is not offered it', async () => {
    const shopper = await shopperWithCart()
    await deliver(shopper, 'locker', locker.code)
    const id = await buy(shopper)
    const last = async (kind: 'locker' | 'point', { token } = shopper, country = 'HK') =>
      (await service.expectOk(api.getLastPickupPoint, { query: { kind, country } }, { token }))?.code
    expect([await last('locker'), await last('point')]).toEqual([locker.code, undefined])
    await fill(shopper)
    await deliver(shopper, 'pickup', counter.code)
    await buy(shopper)
    expect([await last('locker'), await last('point')]).toEqual([locker.code, counter.code])
    expect(await last('point', shopper, 'MO')).toBeUndefined()
    await service.db.query(
      `update sales_order set pickup_point = jsonb_set(pickup_point, '{code}', '"CLOSED"') where id = $1`,
      [id],
    )
    expect(await last('locker')).toBeUndefined()
    const order = await service.expectOk(getOrder, { params: { id } }, { token: shopper.token })
    expect(order.extension_attributes?.pickup_point?.name).toBe(locker.name.en)
    expect(await last('point', await newShopper(service))).toBeUndefined()
  })
})

const emailOf = async ({ customerId }: Shopper): Promise<string> =>
  (await service.db.one<{ email: string }>('select email from customer where id = $1', [customerId]))
    ?.email ?? ''
