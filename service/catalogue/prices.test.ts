import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cart from '#domain/cart/api.ts'
import type { ProductOption } from '#domain/cart/schema.ts'
import { getProduct, listChildren, listProducts, searchCatalogue } from '#domain/catalogue/api.ts'
import { membershipSkus, SUCCESS_TRACKER_SKU } from '#domain/catalogue/membership-skus.ts'
import { readProduct, type ProductView } from '#domain/catalogue/product-view.ts'
import { membershipRefusal } from '#domain/membership/buyers.ts'
import { toDecimal, toMinor } from '#domain/money/money.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const groups = ['guest', 'preferred', 'associate'] as const
type Group = (typeof groups)[number]
const callerOf = async (group: Group) =>
  group === 'guest' ? {} : { token: await service.tokenOf(group === 'preferred' ? 'fresh' : 'associate') }

/** Every way a product can be ordered: each option of a configurable product, each piece that a bundle leaves to choose. */
function waysToOrder(product: ProductView): { value?: string; option?: ProductOption; isOut: boolean }[] {
  if (product.typeId === 'configurable')
    return product.options.flatMap(({ id, values }) =>
      values.map(({ value, isOut }) => ({
        value,
        isOut,
        option: {
          extension_attributes: {
            configurable_item_options: [{ option_id: id, option_value: Number(value) }],
          },
        },
      })),
    )
  if (product.typeId !== 'bundle') return [{ isOut: product.stock === 'out' }]
  const highest = Math.max(...product.bundle.map(({ choices }) => choices.length))
  return Array.from({ length: highest }, (_, at) => ({
    isOut: false,
    option: {
      extension_attributes: {
        bundle_options: product.bundle.map(({ id, choices }) => ({
          option_id: id,
          option_qty: 1,
          option_selections: [(choices[at] ?? choices[0]!).id],
        })),
      },
    },
  }))
}

describe.each(groups)('the prices of a %s', (group) => {
  const query = { customerGroup: group }
  let caller: { token?: string } = {}
  let cartId = ''
  let listed: ProductView[] = []
  beforeAll(async () => {
    caller = await callerOf(group)
    if (group === 'guest') cartId = await service.expectOk(cart.createGuestCart)
    else await service.expectOk(cart.createCart, {}, caller)
    const { items } = await service.expectOk(listProducts, { params: { languageCode: 'en' }, query }, caller)
    listed = items.map((item) => readProduct(item))
  })

  /** What POST items charges for one piece; the refusal when it cannot be had. */
  async function charged(sku: string, option: ProductOption | undefined): Promise<number | string> {
    const body = { cartItem: { sku, qty: 1, ...(option ? { product_option: option } : {}) } }
    const added =
      group === 'guest'
        ? await service.call(cart.addGuestCartItem, { params: { cartId }, body })
        : await service.call(cart.addCartItem, { body }, caller)
    if (!added.ok) return added.message
    const { item_id: itemId = 0, extension_attributes: more } = added.value
    if (group === 'guest') await service.expectOk(cart.removeGuestCartItem, { params: { cartId, itemId } })
    else await service.expectOk(cart.removeCartItem, { params: { itemId } }, caller)
    return toMinor(more?.calculated_price ?? 0)
  }

  it('are charged as the card, the page and the option say, for every product and option', async () => {
    const wrong: unknown[] = []
    const skus = [...listed.map(({ sku }) => sku), ...membershipSkus, SUCCESS_TRACKER_SKU]
    for (const sku of skus) {
      const card = listed.find((product) => product.sku === sku)
      const page = readProduct(await service.expectOk(getProduct, { params: { sku }, query }, caller))
      const children =
        page.typeId === 'configurable'
          ? (await service.expectOk(listChildren, { params: { sku } }, caller)).map((child) =>
              readProduct(child),
            )
          : []
      const mayBuy = membershipRefusal(sku, group) === null
      const payable: number[] = []
      for (const { value, option, isOut } of waysToOrder(page)) {
        const inCart = await charged(sku, option)
        if (typeof inCart === 'string') {
          if (mayBuy && !isOut && page.stock !== 'out') wrong.push([sku, value, inCart])
          continue
        }
        if (!mayBuy) wrong.push([sku, 'sold', group])
        payable.push(inCart)
        const told = page.options[0]?.values.find((entry) => entry.value === value)?.finalMinor
        const chosen = children.find((child) => Object.values(child.chosen).includes(value ?? ''))
        if (value !== undefined && (told !== inCart || chosen?.finalMinor !== inCart))
          wrong.push([sku, value, { inCart, told, chosen: chosen?.finalMinor }])
      }
      for (const shown of [page, ...(card ? [card] : [])]) {
        if (payable.length > 0 && shown.finalMinor !== Math.min(...payable))
          wrong.push([sku, { shown: shown.finalMinor, payable }])
        if (payable.length > 0 && shown.hasFromPrice !== payable.some((price) => price > shown.finalMinor))
          wrong.push([sku, 'from', shown.hasFromPrice])
        if (shown.priceMinor < shown.finalMinor) wrong.push([sku, 'was', shown.priceMinor])
      }
    }
    expect(listed.length).toBeGreaterThanOrEqual(72)
    expect(wrong).toEqual([])
  })

  it('are those that lists are sorted, filtered and narrowed by', async () => {
    const search = async (more: object) =>
      (
        await service.expectOk(searchCatalogue, { query: { ...query, pageSize: 100, ...more } }, caller)
      ).items.map((item) => readProduct(item))
    for (const [sort, sign] of [
      ['price_up', 1],
      ['price_down', -1],
    ] as const) {
      const prices = (await search({ sort })).map(({ finalMinor }) => finalMinor)
      expect(prices).toHaveLength(listed.length)
      expect(prices).toEqual(prices.toSorted((a, b) => sign * (a - b)))
    }
    const count = async (more: object) =>
      (await service.expectOk(searchCatalogue, { query: { ...query, pageSize: 1, ...more } }, caller))
        .total_count
    const counted = (isIn: (price: number) => boolean) =>
      listed.filter(({ finalMinor }) => isIn(finalMinor)).length
    for (const bound of new Set(listed.map(({ finalMinor }) => finalMinor))) {
      const price = toDecimal(bound)
      expect(await count({ maxPrice: price }), `up to ${price}`).toBe(counted((each) => each <= bound))
      expect(await count({ minPrice: price }), `from ${price}`).toBe(counted((each) => each >= bound))
    }
    const promoted = (await search({ collection: 'promotion' })).map(({ sku }) => sku).sort()
    expect(promoted).toEqual(
      listed
        .filter(({ specialUntil }) => specialUntil)
        .map(({ sku }) => sku)
        .sort(),
    )
  })

  it('answer criteria of the documented list by the same price', async () => {
    const of = async (filter: string) => {
      const response = await service.request(
        `/rest/en/V1/magento/en/products?customerGroup=${group}&searchCriteria[filter_groups][0][filters][0][field]=price&searchCriteria[filter_groups][0][filters][0][condition_type]=eq&searchCriteria[filter_groups][0][filters][0][value]=${filter}`,
        caller.token ? { headers: { Authorization: `Bearer ${caller.token}` } } : {},
      )
      return ((await response.json()) as { items: { sku: string }[] }).items.map(({ sku }) => sku)
    }
    for (const { sku, finalMinor } of listed.filter(({ typeId }) => typeId === 'configurable'))
      expect(await of(String(toDecimal(finalMinor)))).toContain(sku)
  })
})

describe('a list', () => {
  const view = async (sku: string) => readProduct(await service.expectOk(getProduct, { params: { sku } }))
  const found = async (query: object) =>
    (await service.expectOk(searchCatalogue, { query: { pageSize: 100, ...query } })).items.map(
      ({ sku }) => sku,
    )

  it('takes the special prices of the Hong Kong day, also while it is still yesterday in UTC', async () => {
    const now = Date.now()
    // The next 16:30 UTC, half past midnight in Hong Kong, and the Hong Kong day that has begun then.
    const night = new Date(Math.ceil((now - 59_400_000) / 86_400_000) * 86_400_000 + 59_400_000)
    const begun = new Date(night.getTime() + 86_400_000).toISOString().slice(0, 10)
    await service.db.query(
      `update product set special_price_minor = 100, special_from = $1, special_to = $1 where sku = 'b-complex'`,
      [begun],
    )
    await service.setClock(Math.floor((night.getTime() - now) / 1000) - 7200)
    expect((await view('b-complex')).finalMinor).toBe(14_800)
    expect(await found({ collection: 'promotion' })).not.toContain('b-complex')
    expect((await found({ sort: 'price_up' }))[0]).not.toBe('b-complex')

    await service.setClock(Math.floor((night.getTime() - now) / 1000))
    expect((await view('b-complex')).finalMinor).toBe(100)
    expect(await found({ collection: 'promotion' })).toContain('b-complex')
    expect((await found({ sort: 'price_up' }))[0]).toBe('b-complex')
    expect(await found({ maxPrice: 1 })).toEqual(['b-complex'])

    await service.setClock(Math.floor((night.getTime() - now) / 1000) + 86_400)
    expect((await view('b-complex')).finalMinor).toBe(14_800)
    expect(await found({ collection: 'promotion' })).not.toContain('b-complex')
    await service.setClock(0)
    await service.db.query(
      `update product set special_price_minor = null, special_from = null, special_to = null where sku = 'b-complex'`,
    )
  })

  it('goes by the next variant once the cheapest is sold out, and back', async () => {
    const before = await view('pea-protein')
    expect([before.finalMinor, before.hasFromPrice]).toEqual([25_800, true])
    await service.db.query(
      `update stock set quantity = 0 where product_id = (select id from product where sku = 'pea-protein-plain')`,
    )
    const after = await view('pea-protein')
    expect([after.finalMinor, after.hasFromPrice]).toEqual([26_800, false])
    expect(await found({ minPrice: 268, maxPrice: 268 })).toContain('pea-protein')
    expect(await found({ minPrice: 258, maxPrice: 258 })).not.toContain('pea-protein')
    await service.db.query(
      `update stock set quantity = 5 where product_id = (select id from product where sku = 'pea-protein-plain')`,
    )
    expect(await found({ minPrice: 258, maxPrice: 258 })).toContain('pea-protein')
  })

  it('tells for a product of several sizes the size that its price buys', async () => {
    expect(await view('omega-3-1200')).toMatchObject({
      sizeLabel: '60 softgels',
      priceMinor: 20_800,
      finalMinor: 16_800,
    })
    expect(await view('calcium-d3')).toMatchObject({ sizeLabel: '60 tablets', finalMinor: 11_800 })
  })
})
