import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import * as api from '#domain/favourites/api.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
let token: string

beforeAll(async () => {
  service = await startService()
  token = await service.tokenOf('fresh')
})
afterAll(() => service.stop())

const skuWhere = async (where: string): Promise<{ id: number; sku: string }> => {
  const row = await service.db.one<{ id: number; sku: string }>(
    `select p.id, p.sku from product p join product_salable s on s.product_id = p.id where p.status = 1 and ${where} order by p.position, p.id limit 1`,
  )
  if (!row) throw new Error(`no product where ${where}`)
  return row
}
const simple = () =>
  skuWhere("p.type_id = 'simple' and p.parent_id is null and not p.is_membership and s.salable > 5")
const soldOut = () => skuWhere("p.type_id = 'simple' and p.visibility = 4 and s.salable = 0")
const variant = () => skuWhere('p.parent_id is not null and s.salable > 5')
const list = async (of = token) => (await service.expectOk(api.listFavourites, {}, { token: of })).items
const add = (sku: string, of = token) =>
  service.expectOk(api.addFavourite, { params: { sku } }, { token: of })
const empty = () => service.expectOk(api.removeAllFavourites, {}, { token })

describe('favourites', () => {
  it('are added once, found by their product and listed with its price, the newest first', async () => {
    const first = await simple()
    const second = await soldOut()
    const item = await add(first.sku)
    await service.setClock(60)
    await add(second.sku)
    expect(await add(first.sku)).toMatchObject({
      wishlist_item_id: item.wishlist_item_id,
      product_id: first.id,
      qty: 1,
    })
    await service.setClock(0)
    const items = await list()
    expect(items.map(({ product }) => product.sku)).toEqual([second.sku, first.sku])
    expect(items[1]?.product).toMatchObject({
      id: first.id,
      price: expect.any(Number) as number,
      extension_attributes: { stock_status: 1 },
    })
    expect(items[0]?.product).toMatchObject({ extension_attributes: { stock_status: 0 } })
    expect(await service.expectOk(api.checkFavourite, { params: { id: first.id } }, { token })).toMatchObject(
      { in_wishlist: true, wishlist_item_id: item.wishlist_item_id },
    )
    await empty()
    expect(await service.expectOk(api.checkFavourite, { params: { id: first.id } }, { token })).toMatchObject(
      { in_wishlist: false, wishlist_item_id: null },
    )
  })
  it('added from two tabs at once are one', async () => {
    const { sku } = await simple()
    await Promise.all([add(sku), add(sku), add(sku)])
    expect(await list()).toHaveLength(1)
    await empty()
  })
  it('of a variant are those of the product it is a variant of', async () => {
    const { id, sku } = await variant()
    const item = await add(sku)
    expect(item.product.type_id).toBe('configurable')
    expect((await service.expectOk(api.checkFavourite, { params: { id } }, { token })).in_wishlist).toBe(true)
    await empty()
  })
  it('are no place for memberships or for what does not exist (R-367)', async () => {
    const { sku } = await skuWhere('p.is_membership')
    expect(await service.call(api.addFavourite, { params: { sku } }, { token })).toMatchObject({
      ok: false,
      status: 400,
      message: 'Membership products cannot be added to favourites.',
    })
    expect(await service.call(api.addFavourite, { params: { sku: 'nothing' } }, { token })).toMatchObject({
      ok: false,
      status: 404,
    })
    expect(await list()).toEqual([])
  })
  it('are removed one, several or all, and never those of somebody else', async () => {
    const mei = await service.tokenOf('preferred')
    const theirs = await list(mei)
    const [a, b, c] = [
      await add((await simple()).sku),
      await add((await soldOut()).sku),
      await add((await variant()).sku),
    ]
    expect(
      await service.call(api.removeFavourite, { params: { id: theirs[0]!.wishlist_item_id } }, { token }),
    ).toMatchObject({ ok: false, status: 404 })
    await service.expectOk(
      api.removeFavourites,
      { body: { itemIds: theirs.map((item) => item.wishlist_item_id) } },
      { token },
    )
    await service.expectOk(api.removeFavourite, { params: { id: a.wishlist_item_id } }, { token })
    expect(
      await service.call(api.removeFavourite, { params: { id: a.wishlist_item_id } }, { token }),
    ).toMatchObject({ ok: false, status: 404, message: 'No such entity with %fieldName = %fieldValue' })
    await service.expectOk(api.removeFavourites, { body: { itemIds: [b.wishlist_item_id] } }, { token })
    expect((await list()).map((item) => item.wishlist_item_id)).toEqual([c.wishlist_item_id])
    await empty()
    expect(await list()).toEqual([])
    expect(await list(mei)).toHaveLength(theirs.length)
  })
  it('are not removed for a foreign page: the two GETs look where they come from', async () => {
    await add((await simple()).sku)
    for (const path of ['all', String((await list())[0]?.wishlist_item_id)]) {
      const answer = await service.request(`/rest/en/V1/wishlist/remove/items/${path}`, {
        headers: { authorization: `Bearer ${token}`, 'sec-fetch-site': 'cross-site' },
      })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
    }
    expect(await list()).toHaveLength(1)
    await empty()
  })
  it('end at 500', async () => {
    await service.expectOk(api.listFavourites, {}, { token })
    await service.db
      .query(`insert into product (id, sku, type_id, price_minor, ground, category, position, data, created_at, updated_at)
      select 900000 + n, 'many-' || n, type_id, price_minor, ground, category, position, data, created_at, updated_at from product, generate_series(1, 500) n where id = (select min(id) from product)`)
    await service.db.query(
      `insert into wishlist_item (wishlist_id, product_id, store_id, added_at) select w.id, 900000 + n, 3, now() from wishlist w join customer c on c.id = w.customer_id and c.persona = 'fresh', generate_series(1, 500) n`,
    )
    expect(
      await service.call(api.addFavourite, { params: { sku: (await simple()).sku } }, { token }),
    ).toMatchObject({ ok: false, status: 400, message: 'Your list of favourites is full.' })
    await service.db.query('delete from product where id > 900000')
  })
})

describe('between favourites and the cart', () => {
  const emptyCart = async () => {
    await service.expectOk(cart.createCart, {}, { token })
    for (const { item_id: itemId } of (await service.expectOk(cart.getCart, {}, { token })).items ?? [])
      await service.expectOk(cart.removeCartItem, { params: { itemId: itemId! } }, { token })
  }
  it('what can be had goes into the cart and leaves the list; the rest stays with its reason (R-447)', async () => {
    await emptyCart()
    const [good, gone] = [await add((await simple()).sku), await add((await soldOut()).sku)]
    const itemIds = [good.wishlist_item_id, gone.wishlist_item_id]
    expect(await service.expectOk(api.moveFavouritesToCart, { body: { itemIds } }, { token })).toEqual({
      added: [good.wishlist_item_id],
      failed: [{ item_id: gone.wishlist_item_id, message: expect.stringMatching(/not available/) as string }],
    })
    expect((await list()).map((item) => item.wishlist_item_id)).toEqual([gone.wishlist_item_id])
    expect((await service.expectOk(cart.getCart, {}, { token })).items?.map(({ sku }) => sku)).toEqual([
      good.product.sku,
    ])
    expect(
      await service.call(api.moveFavouritesToCart, { body: { itemIds: [gone.wishlist_item_id] } }, { token }),
    ).toMatchObject({ ok: false, status: 400, message: "Out of stock product(s) can't be added to cart." })
    await empty()
  })
  it('a line of the cart becomes a favourite that remembers what was chosen (R-448)', async () => {
    await emptyCart()
    const { sku: parent, option } = await (async () => {
      const child = await variant()
      const row = await service.db.one<{ sku: string; code: string; value: number }>(
        'select p.sku, p.attribute_code as code, c.option_value as value from product c join product p on p.id = c.parent_id where c.id = $1',
        [child.id],
      )
      const attribute = (
        await service.expectOk((await import('#domain/catalogue/api.ts')).getAttribute, {
          params: { code: row!.code },
        })
      ).attribute_id
      return {
        sku: row!.sku,
        option: {
          extension_attributes: {
            configurable_item_options: [{ option_id: String(attribute), option_value: row!.value }],
          },
        },
      }
    })()
    const line = await service.expectOk(
      cart.addCartItem,
      { body: { cartItem: { sku: parent, qty: 2, product_option: option } } },
      { token },
    )
    await service.expectOk(api.moveCartToFavourites, { body: { itemIds: [line.item_id!] } }, { token })
    expect((await service.expectOk(cart.getCart, {}, { token })).items).toEqual([])
    const [kept] = await list()
    expect(kept).toMatchObject({ qty: 2, product: { sku: parent }, product_option: option })
    await service.expectOk(
      api.moveFavouritesToCart,
      { body: { itemIds: [kept!.wishlist_item_id] } },
      { token },
    )
    expect((await service.expectOk(cart.getCart, {}, { token })).items).toMatchObject([{ qty: 2 }])
    expect(
      await service.call(api.moveCartToFavourites, { body: { itemIds: [999_999] } }, { token }),
    ).toMatchObject({ ok: false, status: 404 })
  })
})

describe('likes', () => {
  it('count each customer once and are seen by everybody (R-453 to R-456)', async () => {
    const { id } = await simple()
    const before = await service.expectOk(api.countLikes, { params: { id } })
    expect(await service.expectOk(api.checkLike, { params: { id } }, { token })).toBe(false)
    const change = (change: 'add' | 'remove') =>
      service.expectOk(api.changeLike, { params: { change, id } }, { token })
    expect([await change('add'), await change('add')]).toEqual([before + 1, before + 1])
    expect(await service.expectOk(api.checkLike, { params: { id } }, { token })).toBe(true)
    expect(await service.expectOk(api.countLikes, { params: { id } })).toBe(before + 1)
    expect([await change('remove'), await change('remove')]).toEqual([before, before])
  })
  it("of a variant are its parent's, and there are none of what does not exist", async () => {
    const { id } = await variant()
    const { parent } = (await service.db.one<{ parent: number }>(
      'select parent_id as parent from product where id = $1',
      [id],
    ))!
    const now = await service.expectOk(api.changeLike, { params: { change: 'add', id } }, { token })
    expect(await service.expectOk(api.countLikes, { params: { id: parent } })).toBe(now)
    expect(await service.call(api.countLikes, { params: { id: 999_999 } })).toMatchObject({
      ok: false,
      status: 404,
    })
  })
  it('of popular products are there from the start', async () => {
    const { id } = (await service.db.one<{ id: number }>(
      'select product_id as id from product_like group by product_id order by count(*) desc limit 1',
    ))!
    expect(await service.expectOk(api.countLikes, { params: { id } })).toBeGreaterThan(2)
  })
})

it('the preferred customer has favourites, one of them out of stock', async () => {
  const items = await list(await service.tokenOf('preferred'))
  expect(items.length).toBeGreaterThanOrEqual(4)
  expect(items.filter(({ product }) => product.extension_attributes?.stock_status === 0)).toHaveLength(1)
})
