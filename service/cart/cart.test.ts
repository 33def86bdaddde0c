import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import * as coupons from '#domain/coupons/api.ts'
import { address, newShopper, productWith, readyCart } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let sku = ''
let price = 0
beforeAll(async () => {
  service = await startService()
  const row = await service.db.one<{ sku: string; id: number; price_minor: number }>(
    `select p.sku, p.id, p.price_minor from product p where p.type_id = 'simple' and p.parent_id is null and p.special_price_minor is null and not p.is_membership and p.price_minor > 0 order by p.position limit 1`,
  )
  sku = row?.sku ?? ''
  price = (row?.price_minor ?? 0) / 100
  await service.db.query(
    'update stock set quantity = 20 where product_id = $1 and source_code = (select min(source_code) from stock where product_id = $1)',
    [row?.id],
  )
  await service.db.query(
    'update stock set quantity = 0 where product_id = $1 and source_code <> (select min(source_code) from stock where product_id = $1)',
    [row?.id],
  )
})
afterAll(() => service?.stop())

const guest = () => service.expectOk(cart.createGuestCart)
const add = (cartId: string, qty: unknown, more: object = {}) =>
  service.call(cart.addGuestCartItem, { params: { cartId }, body: { cartItem: { sku, qty, ...more } } })

describe('a guest cart', () => {
  it('has an id of 32 characters, no lines and no total', async () => {
    const cartId = await guest()
    expect(cartId).toMatch(/^[a-zA-Z0-9]{32}$/)
    const empty = await service.expectOk(cart.getGuestCart, { params: { cartId } })
    expect(empty).toMatchObject({ items: [], items_qty: 0, is_active: true, customer: { email: null } })
    expect((await service.expectOk(cart.getGuestCartTotals, { params: { cartId } })).grand_total).toBe(0)
  })

  it('sums up the same product and takes prices from the catalogue alone', async () => {
    const cartId = await guest()
    expect(
      await add(cartId, 2, { price: 0.01, extension_attributes: { calculated_price: 0.01 } }),
    ).toMatchObject({ ok: true, value: { qty: 2, price } })
    const line = await add(cartId, 3)
    expect(line).toMatchObject({ ok: true, value: { qty: 5 } })
    const image = line.ok ? line.value.extension_attributes?.image : ''
    expect((await service.request(image ?? '')).headers.get('content-type')).toContain('image/svg')
    const totals = await service.expectOk(cart.getGuestCartTotals, { params: { cartId } })
    expect(totals.items_qty).toBe(5)
    expect(Math.round((totals.grand_total ?? 0) * 100)).toBe(Math.round(price * 100) * 5)
    expect(totals.total_segments.map(({ code }) => code)).toEqual([
      'subtotal',
      'shipping',
      'tax',
      'grand_total',
    ])
  })

  it.each<[unknown, string, unknown]>([
    [0, 'Invalid value of "%value" provided for the %fieldName field.', { fieldName: 'qty', value: '0' }],
    [-1, 'Invalid value of "%value" provided for the %fieldName field.', { fieldName: 'qty', value: '-1' }],
    ['x', 'Invalid value of "%value" provided for the %fieldName field.', { fieldName: 'qty', value: 'x' }],
    ['1', 'Invalid value of "%value" provided for the %fieldName field.', { fieldName: 'qty', value: '1' }],
    [
      null,
      'Invalid value of "%value" provided for the %fieldName field.',
      { fieldName: 'qty', value: 'null' },
    ],
    [0.5, 'You cannot use decimal quantity for this product.', undefined],
    [1e9, 'The requested qty exceeds the maximum qty allowed in shopping cart', undefined],
    [21, 'The requested qty is not available', undefined],
  ])('refuses the quantity %s', async (qty, message, parameters) => {
    const cartId = await guest()
    const refused = await add(cartId, qty)
    expect(refused).toMatchObject({ ok: false, status: 400, message })
    if (!refused.ok && parameters) expect(refused.parameters).toEqual(parameters)
    expect((await service.expectOk(cart.getGuestCart, { params: { cartId } })).items).toEqual([])
  })

  it('changes and removes lines, and knows only its own', async () => {
    const cartId = await guest(),
      other = await guest()
    const line = await add(cartId, 1)
    const itemId = line.ok ? (line.value.item_id ?? 0) : 0
    expect(
      await service.call(cart.updateGuestCartItem, {
        params: { cartId, itemId },
        body: { cartItem: { item_id: itemId, qty: 4 } },
      }),
    ).toMatchObject({ ok: true, value: { qty: 4 } })
    expect(
      await service.call(cart.updateGuestCartItem, {
        params: { cartId, itemId },
        body: { cartItem: { item_id: itemId, qty: 21 } },
      }),
    ).toMatchObject({ ok: false, status: 400, message: 'The requested qty is not available' })
    expect(await service.call(cart.removeGuestCartItem, { params: { cartId: other, itemId } })).toMatchObject(
      { ok: false, status: 404, message: "The %1 Cart doesn't contain the %2 item." },
    )
    expect(await service.call(cart.removeGuestCartItem, { params: { cartId, itemId } })).toMatchObject({
      ok: true,
      value: true,
    })
  })

  it.each([0, -1, 0.5, 1e9, 'x', Number.NaN])('refuses to change a line to %s', async (qty) => {
    const cartId = await guest()
    const line = await add(cartId, 2)
    const itemId = line.ok ? (line.value.item_id ?? 0) : 0
    expect(
      await service.call(cart.updateGuestCartItem, {
        params: { cartId, itemId },
        body: { cartItem: { item_id: itemId, qty: qty as number } },
      }),
    ).toMatchObject({ ok: false, status: 400 })
    expect((await service.expectOk(cart.getGuestCart, { params: { cartId } })).items).toMatchObject([
      { qty: 2 },
    ])
  })

  it('answers the documented errors for what does not exist', async () => {
    const cartId = 'A'.repeat(32)
    expect(await service.call(cart.getGuestCart, { params: { cartId } })).toMatchObject({
      ok: false,
      status: 404,
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: null },
    })
    expect(await add(cartId, 1)).toMatchObject({
      ok: false,
      status: 400,
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: 'quoteId' },
    })
    expect(
      await service.call(cart.addGuestCartItem, {
        params: { cartId: await guest() },
        body: { cartItem: { sku: 'no-such-sku', qty: 1 } },
      }),
    ).toMatchObject({
      ok: false,
      status: 404,
      message: "The product that was requested doesn't exist. Verify the product and try again.",
    })
  })

  it('asks for the options of a configurable product and a bundle', async () => {
    const parents = await service.db.query<{ sku: string }>(
      `select distinct on (type_id) sku from product where type_id in ('configurable', 'bundle') and status = 1 and not is_membership order by type_id, position`,
    )
    expect(parents.length).toBeGreaterThan(0)
    const configurable = await service.db.one<{ sku: string; option_value: number; attribute_code: string }>(
      `select p.sku, c.option_value, c.attribute_code from product p join product c on c.parent_id = p.id join stock s on s.product_id = c.id and s.quantity > 0 where p.type_id = 'configurable' and p.status = 1 order by p.position, c.id limit 1`,
    )
    const cartId = await guest()
    const put = (option?: { option_id: string; option_value: number }[]) =>
      service.call(cart.addGuestCartItem, {
        params: { cartId },
        body: {
          cartItem: {
            sku: configurable?.sku ?? '',
            qty: 1,
            ...(option
              ? { product_option: { extension_attributes: { configurable_item_options: option } } }
              : {}),
          },
        },
      })
    expect(await put()).toMatchObject({
      ok: false,
      status: 400,
      message: 'You need to choose options for your item.',
    })
    const attribute = configurable?.attribute_code === 'size' ? '141' : '142'
    expect(await put([{ option_id: attribute, option_value: 999 }])).toMatchObject({
      ok: false,
      status: 400,
      message: 'The required options you selected are not available.',
    })
    expect(
      await put([{ option_id: attribute, option_value: configurable?.option_value ?? 0 }]),
    ).toMatchObject({ ok: true, value: { product_type: 'configurable', qty: 1 } })
  })

  it('can always hold fewer pieces, also of a stock that shrank', async () => {
    const product = await productWith(service, 9, 6)
    const cartId = await guest()
    const line = await service.expectOk(cart.addGuestCartItem, {
      params: { cartId },
      body: { cartItem: { sku: product.sku, qty: 9 } },
    })
    await productWith(service, 2, 6)
    const change = (qty: number) =>
      service.call(cart.updateGuestCartItem, {
        params: { cartId, itemId: line.item_id ?? 0 },
        body: { cartItem: { item_id: line.item_id, qty } },
      })
    expect(await change(10)).toMatchObject({ status: 400, message: 'The requested qty is not available' })
    expect(await change(5)).toMatchObject({ ok: true, value: { qty: 5 } })
  })

  it('holds no more pieces than there are over all its lines, those of a bundle too', async () => {
    const bundle = await service.db.one<{ sku: string; part: string; part_id: number; quantity: number }>(
      `select b.sku, c.sku as part, c.id as part_id, bc.quantity from bundle_choice bc join product b on b.id = bc.product_id join product_salable s on s.product_id = b.id
         join product c on c.id = bc.component_id and c.type_id = 'simple' and c.parent_id is null and c.visibility = 4
       where b.status = 1 and s.salable > 0 and not exists (select from bundle_choice o where o.product_id = b.id group by o.option_id having count(*) > 1)
       order by b.position, bc.option_id limit 1`,
    )
    await service.db.query(
      'update stock set quantity = case when source_code = (select min(source_code) from stock where product_id = $1) then $2 else 0 end where product_id = $1',
      [bundle?.part_id, (bundle?.quantity ?? 1) + 1],
    )
    const cartId = await guest()
    const put = (what: string | undefined, qty: number) =>
      service.call(cart.addGuestCartItem, {
        params: { cartId },
        body: { cartItem: { sku: what ?? '', qty } },
      })
    expect(await put(bundle?.part, 2)).toMatchObject({ ok: true })
    expect(await put(bundle?.sku, 1)).toMatchObject({
      ok: false,
      status: 400,
      message: 'The requested qty is not available',
    })
  })

  it("has a guest's prices, whoever asks", async () => {
    const cartId = await guest()
    await add(cartId, 1)
    const token = await service.tokenOf('associate')
    const read = await service.expectOk(cart.getGuestCart, { params: { cartId } }, { token })
    expect(read.items).toMatchObject([{ price }])
  })

  it('is forgotten 30 days after it was last used', async () => {
    const cartId = await guest()
    await service.db.query(
      `update cart set updated_at = updated_at - interval '30 days 1 second' where masked_id = $1`,
      [cartId],
    )
    expect(await service.call(cart.getGuestCart, { params: { cartId } })).toMatchObject({
      ok: false,
      status: 404,
    })
  })
})

describe('a customer cart', () => {
  it('is one however often it is asked for at once', async () => {
    const { token } = await newShopper(service)
    expect(await service.call(cart.getCart, undefined, { token })).toMatchObject({
      ok: false,
      status: 404,
      parameters: { fieldName: 'customerId' },
    })
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => service.expectOk(cart.createCart, undefined, { token })),
    )
    expect(new Set(ids).size).toBe(1)
  })

  // Requirements R-167
  it('takes over a guest cart: quantities sum up, the masked id is dead', async () => {
    const token = await service.tokenOf('twins')
    await service.expectOk(cart.createCart, undefined, { token })
    await service.expectOk(cart.addCartItem, { body: { cartItem: { sku, qty: 1 } } }, { token })
    const cartId = await guest()
    await add(cartId, 2)
    const assign = (customerId: number, storeId = 3) =>
      service.call(cart.assignGuestCart, { params: { cartId }, body: { customerId, storeId } }, { token })
    expect(await assign(1)).toMatchObject({
      ok: false,
      status: 400,
      message: "You don't have the correct permissions to assign the customer to the cart.",
    })
    expect(await assign(9, 99)).toMatchObject({
      ok: false,
      status: 400,
      message: "The customer can't be assigned to the cart. The cart belongs to a different store.",
    })
    expect(await assign(9)).toMatchObject({ ok: true, value: true })
    expect(await service.expectOk(cart.getCart, undefined, { token })).toMatchObject({
      items: [{ sku, qty: 3 }],
    })
    expect(await service.call(cart.getGuestCart, { params: { cartId } })).toMatchObject({
      ok: false,
      status: 404,
    })
    expect(await assign(9)).toMatchObject({ ok: false, status: 404 })
  })

  it('takes the coupon and the delivery of the old cart along', async () => {
    const shopper = await newShopper(service)
    const { sku: dear, priceMinor } = await productWith(service, 1000, 5)
    await readyCart(service, shopper, dear, Math.ceil(30_000 / priceMinor))
    await service.expectOk(coupons.setCoupon, { params: { code: 'WELCOME50' } }, { token: shopper.token })
    const cartId = await guest()
    await add(cartId, 1)
    await service.expectOk(
      cart.assignGuestCart,
      { params: { cartId }, body: { customerId: shopper.customerId, storeId: 3 } },
      { token: shopper.token },
    )
    expect(await service.expectOk(coupons.getCoupon, undefined, { token: shopper.token })).toBe('WELCOME50')
    const { extension_attributes: more } = await service.expectOk(cart.getCart, undefined, {
      token: shopper.token,
    })
    expect(more?.shipping_assignments?.[0]?.shipping).toMatchObject({
      address: { street: address.street },
      method: 'sfexpress_standard',
    })
  })

  it("makes the guest's cart the only active one while other windows ask for one", async () => {
    const token = await service.tokenOf('fresh')
    for (let round = 0; round < 10; round++) {
      await service.db.query('update cart set is_active = false where customer_id = 2')
      const cartId = await guest()
      await add(cartId, 2)
      const merged = service.call(
        cart.assignGuestCart,
        { params: { cartId }, body: { customerId: 2, storeId: 3 } },
        { token },
      )
      const made = Array.from({ length: 6 }, () => service.call(cart.createCart, undefined, { token }))
      expect((await Promise.all([merged, ...made])).filter(({ status }) => status !== 200)).toEqual([])
      expect(await service.expectOk(cart.getCart, undefined, { token })).toMatchObject({
        items: [{ sku, qty: 2 }],
      })
    }
  })

  it('shows associates their price', async () => {
    const token = await service.tokenOf('associate')
    await service.expectOk(cart.createCart, undefined, { token })
    const line = await service.expectOk(cart.addCartItem, { body: { cartItem: { sku, qty: 1 } } }, { token })
    expect(line.price).toBeLessThan(price)
  })

  it('refuses the same calls without a token', async () => {
    expect(await service.call(cart.getCart)).toMatchObject({ ok: false, status: 401 })
    expect(await service.call(cart.addCartItem, { body: { cartItem: { sku, qty: 1 } } })).toMatchObject({
      ok: false,
      status: 401,
    })
  })
})

describe('the lines of a cart, source by source', () => {
  const statuses = async (on: TestService, lines: readonly { sku: string; qty?: number }[]) => {
    const cartId = await on.expectOk(cart.createGuestCart)
    for (const line of lines)
      await on.expectOk(cart.addGuestCartItem, {
        params: { cartId },
        body: { cartItem: { qty: 1, ...line } },
      })
    return (await on.expectOk(cart.getGuestCart, { params: { cartId } })).items?.map(
      ({ extension_attributes: more }) =>
        more?.stock_source_status?.map(({ source_code: code, status }) => `${code} ${status}`),
    )
  }
  it('are told where shoppers choose a source, and for nothing elsewhere', async () => {
    const choosing = await startService({ INVENTORY_SELECTION: 'on' })
    // turmeric: nine pieces, all in the main store
    expect(await statuses(choosing, [{ sku: 'turmeric' }, { sku: 'zinc-15' }])).toEqual([
      ['hk_main 1', 'hk_kowloon 0', 'cn_shenzhen 0'],
      ['hk_main 1', 'hk_kowloon 1', 'cn_shenzhen 1'],
    ])
    await choosing.db.query(
      `update stock set quantity = case source_code when 'hk_main' then 2 else 1 end from product where product.id = product_id and sku = 'turmeric'`,
    )
    expect(await statuses(choosing, [{ sku: 'turmeric', qty: 2 }])).toEqual([
      ['hk_main 1', 'hk_kowloon 0', 'cn_shenzhen 0'],
    ])
    await choosing.stop()
    expect(await statuses(service, [{ sku: 'zinc-15' }])).toEqual([undefined])
  })
})
