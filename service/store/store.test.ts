import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGuestCartItem, createGuestCart, getCart } from '#domain/cart/api.ts'
import { getMe } from '#domain/customers/api.ts'
import { getCmsPage } from '#domain/content/api.ts'
import { getCommon, switchLanguage } from '#domain/store/api.ts'
import type { CategoryTree, FooterLink } from '#domain/store/schema.ts'
import { languages } from '#domain/store/languages.ts'
import { newShopper, productWith, readyCart } from '#service/orders/buying.testing.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.stop()
})

const common = (languageCode: string) =>
  service.expectOk(getCommon, { params: { languageCode } }, { store: languageCode })
const flat = (tree: CategoryTree): CategoryTree[] => [tree, ...tree.children_data.flatMap(flat)]
const links = (entries: readonly FooterLink[]): FooterLink[] =>
  entries.flatMap((entry) => [entry, ...links(entry.children ?? [])])

describe('the store data', () => {
  it('has six stores with their ids, sources and sliders', async () => {
    const { storeConfigs, membership } = await common('en')
    expect(Object.fromEntries(storeConfigs.map(({ code, id }) => [code, id]))).toEqual({
      en: 3,
      zh_cn: 6,
      zh_hk: 4,
      ms: 7,
      vi: 8,
      th: 9,
    })
    for (const { extension_attributes: more } of storeConfigs) {
      expect(more).toMatchObject({
        inventory_selection_enabled: false,
        inventory_selection: [
          { source_code: 'hk_main' },
          { source_code: 'hk_kowloon' },
          { source_code: 'cn_shenzhen' },
        ],
      })
    }
    expect(membership).toEqual({ associateRenewIn: 30 })
  })

  // Requirements
  it('speaks the language asked for', async () => {
    const answers = await Promise.all(languages.map(({ code }) => common(code)))
    const distinct = (read: (answer: (typeof answers)[number]) => unknown) =>
      new Set(answers.map((answer) => JSON.stringify(read(answer)))).size
    expect(distinct(({ storeNotice }) => storeNotice?.content)).toBe(6)
    expect(distinct(({ footerLinks }) => footerLinks.map(({ title }) => title))).toBe(6)
    expect(distinct(({ infoBanners }) => infoBanners)).toBe(6)
    expect(distinct(({ categories }) => categories)).toBe(6)
    expect(await service.call(getCommon, { params: { languageCode: 'xx' } })).toMatchObject({ status: 404 })
  })

  it('counts the visible products of every category', async () => {
    const { categories } = await common('en')
    const all = (Array.isArray(categories) ? categories : [categories]).flatMap(flat)
    expect(all.filter(({ level }) => level === 2)).toHaveLength(8)
    const counted = new Map(
      (
        await service.db.query<{ id: number; n: number }>(
          'select cp.category_id as id, count(*)::int as n from category_product cp join product p on p.id = cp.product_id where p.status = 1 and p.visibility = 4 group by 1',
        )
      ).map(({ id, n }) => [id, n]),
    )
    for (const category of all) expect(category.product_count).toBe(counted.get(category.id ?? 0) ?? 0)
  })

  it('links only to pages that exist', async () => {
    const { footerLinks, infoBanners } = await common('vi')
    const urls = [...links(footerLinks).map(({ url }) => url), ...infoBanners.map(({ url }) => url ?? '/')]
    const pages = urls.filter((url) => url.startsWith('/page/'))
    for (const url of pages)
      expect((await service.call(getCmsPage, { params: { id: url.slice(6) } })).ok).toBe(true)
    for (const url of urls.filter((entry) => !pages.includes(entry)))
      expect(['/terms-conditions', '/categories', '/brands', '/bundles', '/promotions', '/']).toContain(url)
  })
})

describe('switching the language', () => {
  it('answers the cart of a guest in the new language', async () => {
    const cartId = await service.expectOk(createGuestCart),
      { sku } = await productWith(service, 9, 3)
    await service.expectOk(addGuestCartItem, {
      params: { cartId },
      body: { cartItem: { sku, qty: 2, quote_id: cartId } },
    })
    const [thai, english] = await Promise.all(
      [9, 3].map((storeId) => service.expectOk(switchLanguage, { body: { storeId, cartId } })),
    )
    expect(thai).toMatchObject({
      customer: null,
      cart: { customer_is_guest: true, items: [{ sku, qty: 2 }] },
    })
    expect(thai!.cart!.items![0]!.name).not.toBe(english!.cart!.items![0]!.name)
  })

  it('answers the cart of a guest at the prices of guests', async () => {
    const cartId = await service.expectOk(createGuestCart)
    const product = (await service.db.one<{ sku: string }>(
      `select sku from product where type_id = 'simple' and parent_id is null and status = 1 and special_price_minor is null
       and associate_price_minor < price_minor and not is_membership order by id limit 1`,
    ))!
    const params = { cartId }
    const added = await service.expectOk(addGuestCartItem, {
      params,
      body: { cartItem: { sku: product.sku, qty: 1, quote_id: cartId } },
    })
    const { cart } = await service.expectOk(switchLanguage, { body: { storeId: 9, cartId } })
    expect(cart?.items?.[0]?.extension_attributes?.calculated_price).toBe(
      added.extension_attributes?.calculated_price,
    )
    expect(cart?.items?.[0]?.price).toBe(added.price)
  })

  // Requirements: A-01
  it('reads store 4 as Simplified Chinese where an older client of that language asks', async () => {
    const cartId = await service.expectOk(createGuestCart),
      { sku } = await productWith(service, 9, 6)
    await service.expectOk(addGuestCartItem, {
      params: { cartId },
      body: { cartItem: { sku, qty: 1, quote_id: cartId } },
    })
    const nameIn = async (storeId: number, store: string) =>
      (await service.expectOk(switchLanguage, { body: { storeId, cartId } }, { store })).cart?.items?.[0]
        ?.name
    expect(await nameIn(4, 'zh_cn')).toBe(await nameIn(6, 'zh_cn'))
    expect(await nameIn(4, 'zh_hk')).not.toBe(await nameIn(6, 'zh_hk'))
  })

  it('answers without a cart when there is none', async () => {
    expect(await service.expectOk(switchLanguage, { body: { storeId: 8 } })).toEqual({
      cart: null,
      customer: null,
    })
    expect(await service.expectOk(switchLanguage, { body: { storeId: 8, cartId: 'unknown' } })).toEqual({
      cart: null,
      customer: null,
    })
  })

  it('answers own cart and customer, and remembers the language', async () => {
    const shopper = await newShopper(service),
      { sku } = await productWith(service, 9, 4)
    await readyCart(service, shopper, sku)
    const answer = await service.expectOk(switchLanguage, { body: { storeId: 7 } }, { token: shopper.token })
    expect(answer).toMatchObject({
      customer: { id: shopper.customerId, store_id: 7 },
      cart: { items: [{ sku }] },
    })
    expect(await service.expectOk(getCart, undefined, { token: shopper.token, store: 'ms' })).toMatchObject({
      items: answer.cart!.items!.map(({ name }) => ({ name })),
    })
    expect((await service.expectOk(getMe, undefined, { token: shopper.token })).store_id).toBe(7)
  })

  it('gives nobody the cart of a customer', async () => {
    const shopper = await newShopper(service),
      { sku } = await productWith(service, 9, 5)
    await readyCart(service, shopper, sku)
    const { id } = await service.expectOk(getCart, undefined, { token: shopper.token })
    expect(await service.expectOk(switchLanguage, { body: { storeId: 8, cartId: id } })).toEqual({
      cart: null,
      customer: null,
    })
  })

  it('refuses an unknown store', async () => {
    expect(await service.call(switchLanguage, { body: { storeId: 99 } })).toMatchObject({
      status: 404,
      parameters: { fieldName: 'storeId', fieldValue: 99 },
    })
  })
})
