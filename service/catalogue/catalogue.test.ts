import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getAttribute,
  getProduct,
  listAttributeOptions,
  listBrands,
  listChildren,
  listProducts,
  searchCatalogue,
} from '#domain/catalogue/api.ts'
import { membershipSkus, SUCCESS_TRACKER_SKU } from '#domain/catalogue/membership-skus.ts'
import { readProduct } from '#domain/catalogue/product-view.ts'
import { getBannerSlider } from '#domain/content/api.ts'
import { getCommon } from '#domain/store/api.ts'
import { languages } from '#domain/store/languages.ts'
import { startService, type TestService } from '../../tests/harness/service.ts'
import { productsForSale } from './products-for-sale.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(async () => {
  await service.stop()
})

const names = async (query: Record<string, unknown>, store = 'en'): Promise<string[]> =>
  (await service.expectOk(searchCatalogue, { query: { pageSize: 100, ...query } }, { store })).items.map(
    (item) => item.sku,
  )

describe('the catalogue', () => {
  it('has at least 72 products in eight categories, each with its own name in every language', async () => {
    for (const { code } of languages) {
      const { items, total_count } = await service.expectOk(
        listProducts,
        { params: { languageCode: code } },
        { store: code },
      )
      expect(total_count).toBe(items.length)
      expect(items.length).toBeGreaterThanOrEqual(72)
      const views = items.map((item) => readProduct(item))
      expect(new Set(views.map((view) => view.name)).size).toBe(views.length)
      expect(new Set(views.map((view) => view.ground)).size).toBe(8)
      const wrong = views.filter(
        (view) =>
          view.shortDescription.length < 8 ||
          !view.description.includes('<p>') ||
          /[{}]|undefined/.test(view.description + view.directions + view.warnings) ||
          !/^\/media\/catalog\/product\/packshots\/.+\.svg\?v=\w{8}$/.test(view.images[0]!.src),
      )
      expect(wrong.map((view) => view.sku)).toEqual([])
    }
  })

  it('says how children take what is made for them, and counts drops as drops', async () => {
    const view = readProduct(await service.expectOk(getProduct, { params: { sku: 'kids-d3-drops' } }))
    expect(view.directions).toContain('Children from 4 years: 1 drop')
    expect(view.facts?.serving).toBe('Serving: 1 drop · 15 ml')
  })

  it('pages and filters by searchCriteria', async () => {
    const first = await service.request(
      '/rest/en/V1/magento/en/products?searchCriteria[pageSize]=5&searchCriteria[currentPage]=2&searchCriteria[filter_groups][0][filters][0][field]=category_id&searchCriteria[filter_groups][0][filters][0][value]=10',
    )
    const body = (await first.json()) as { items: { sku: string }[]; total_count: number }
    expect(body.items.length).toBeLessThanOrEqual(5)
    expect(body.total_count).toBeGreaterThan(body.items.length)
  })

  it('refuses an unknown language', async () => {
    expect(await service.call(listProducts, { params: { languageCode: 'xx' } })).toMatchObject({
      ok: false,
      status: 404,
    })
  })

  it('gives associates a tenth off, or a lower special price', async () => {
    const price = async (sku: string, customerGroup: string): Promise<number> =>
      readProduct(await service.expectOk(getProduct, { params: { sku }, query: { customerGroup } }))
        .finalMinor
    expect(await price('b-complex', 'guest')).toBe(14_800)
    expect(await price('b-complex', 'associate')).toBe(13_320)
    expect(await price('lutein-20', 'guest')).toBe(19_800)
    expect(await price('lutein-20', 'associate')).toBe(19_800)
    const view = readProduct(
      await service.expectOk(
        getProduct,
        { params: { sku: 'b-complex' } },
        { token: await service.tokenOf('associate') },
      ),
    )
    expect(view).toMatchObject({ priceMinor: 14_800, finalMinor: 13_320, associateMinor: 13_320 })
  })

  it('ends a special price when its last day is over in Hong Kong', async () => {
    await service.setClock(60 * 86_400)
    expect(readProduct(await service.expectOk(getProduct, { params: { sku: 'lutein-20' } })).finalMinor).toBe(
      24_800,
    )
    await service.setClock(0)
  })

  it('finds a product by its SKU in any case, and tells its own spelling', async () => {
    const params = { sku: 'Vitamin-C-1000' }
    expect(await service.expectOk(getProduct, { params })).toMatchObject({ sku: 'vitamin-c-1000' })
    expect(await service.expectOk(listChildren, { params })).toHaveLength(3)
  })

  it('of two SKUs that differ in case alone finds the one that is asked for', async () => {
    await service.db.query("update product set sku = 'B-COMPLEX' where sku = 'zinc-15'")
    for (const sku of ['b-complex', 'B-COMPLEX'])
      expect(await service.expectOk(getProduct, { params: { sku } })).toMatchObject({ sku })
    await service.db.query("update product set sku = 'zinc-15' where sku = 'B-COMPLEX'")
  })

  it('finds a SKU by an index', async () => {
    const plan = await service.db.query(
      "explain (format json) select id from product where lower(sku) = lower('Vitamin-C-1000')",
    )
    expect(JSON.stringify(plan)).toContain('product_sku_any_case')
  })

  it('answers 404 for an unknown product', async () => {
    expect(await service.call(getProduct, { params: { sku: 'no/such sku' } })).toMatchObject({
      ok: false,
      status: 404,
      message: "The product that was requested doesn't exist. Verify the product and try again.",
    })
  })

  it('says of each size how much its pack holds, for the price of a piece', async () => {
    const amounts = async (sku: string) =>
      readProduct(await service.expectOk(getProduct, { params: { sku } })).options.flatMap(({ values }) =>
        values.map(({ amount, unit }) => [amount, unit]),
      )
    expect(await amounts('omega-3-1200')).toEqual([
      [60, 'piece'],
      [120, 'piece'],
      [180, 'piece'],
    ])
    expect((await amounts('collagen-peptides'))[0]).toEqual([300, 'gram'])
    expect((await amounts('pea-protein'))[0]).toEqual([undefined, undefined])
  })
  it('counts for a larger pack more PV than for a small one', async () => {
    const packs = (await service.expectOk(listChildren, { params: { sku: 'vitamin-c-1000' } }))
      .map((child) => readProduct(child))
      .toSorted((a, b) => a.priceMinor - b.priceMinor)
      .map(({ pv }) => pv ?? 0)
    expect(packs).toHaveLength(3)
    expect(packs).toEqual([...new Set(packs)].toSorted((a, b) => a - b))
  })
  it('offers the variants of a configurable product with own price and stock', async () => {
    const parent = readProduct(await service.expectOk(getProduct, { params: { sku: 'vitamin-c-1000' } }))
    expect(parent.options[0]).toMatchObject({ id: '141', code: 'size', label: 'Size' })
    expect(parent.options[0]!.values.map((value) => value.isOut)).toEqual([false, false, true])
    const children = (await service.expectOk(listChildren, { params: { sku: 'vitamin-c-1000' } })).map(
      (child) => readProduct(child),
    )
    expect(children.map((child) => [child.finalMinor, child.stock])).toEqual([
      [16_800, 'in'],
      [29_800, 'in'],
      [39_800, 'out'],
    ])
    expect(children.map((child) => child.chosen['size'])).toEqual(
      parent.options[0]!.values.map((value) => value.value),
    )
    const options = await service.expectOk(
      listAttributeOptions,
      { params: { code: 'size' } },
      { store: 'th' },
    )
    expect(options.find((option) => option.value === '2')?.label).toBe('60 เม็ด')
    expect(await service.expectOk(getAttribute, { params: { code: '141' } })).toMatchObject({
      attribute_code: 'size',
    })
    expect(await service.call(getAttribute, { params: { code: 'none' } })).toMatchObject({
      status: 404,
      parameters: ['none'],
    })
  })

  // Requirements R-171
  it('sells a bundle as long as its scarcest part lasts', async () => {
    const before = readProduct(await service.expectOk(getProduct, { params: { sku: 'bundle-everyday' } }))
    expect(before.typeId).toBe('bundle')
    expect(before.stock).toBe('in')
    expect(before.bundle.every((part) => part.choices.length > 0 && part.isRequired)).toBe(true)
    await service.db.query(
      "update stock set quantity = 0 where product_id = (select id from product where sku = 'zinc-15')",
    )
    expect(
      readProduct(await service.expectOk(getProduct, { params: { sku: 'bundle-everyday' } })).stock,
    ).toBe('out')
    await service.db.query(
      "update stock set quantity = 1 where source_code = 'hk_main' and product_id = (select id from product where sku = 'zinc-15')",
    )
    expect(
      readProduct(await service.expectOk(getProduct, { params: { sku: 'bundle-everyday' } })).stock,
    ).toBe('out')
    await service.db.query(
      "update stock set quantity = 100 where product_id = (select id from product where sku = 'zinc-15')",
    )
  })

  it('keeps memberships out of listings but gives them by SKU', async () => {
    const listed = await names({})
    for (const sku of [...membershipSkus, SUCCESS_TRACKER_SKU]) {
      expect(listed).not.toContain(sku)
      const view = readProduct(await service.expectOk(getProduct, { params: { sku } }))
      expect(view.typeId).toBe('virtual')
      expect(view.isMembership).toBe(sku !== SUCCESS_TRACKER_SKU)
      expect(view.canUseLoyalty).toBe(false)
    }
    expect(
      readProduct(
        await service.expectOk(
          getProduct,
          { params: { sku: 'membership' } },
          { token: await service.tokenOf('associate') },
        ),
      ).finalMinor,
    ).toBe(25_800)
  })
})

describe('search and listing', () => {
  it.each([
    ['维生素c', 'zh_cn'],
    ['維生素', 'zh_cn'],
    ['維他命', 'zh_hk'],
    ['维生素', 'zh_hk'],
    ['vitamin', 'en'],
    ['vitamn', 'en'],
    ['Vitamin C giải phóng', 'vi'],
    ['giai phong cham', 'vi'],
    ['วิตามินซี', 'th'],
    ['vit', 'ms'],
  ])('finds vitamin C by “%s” in %s', async (q, store) => {
    expect(await names({ q }, store)).toContain('vitamin-c-1000')
  })
  it('finds nothing for what is not there', async () => {
    expect(await names({ q: 'zzzzqq' })).toEqual([])
  })
  it('puts the product named like the question first', async () => {
    expect((await names({ q: 'elderberry' }))[0]).toBe('elderberry-drops')
  })
  // Requirements R-082
  it('narrows by category, brand, price and stock, and counts what each choice would leave', async () => {
    const page = await service.expectOk(searchCatalogue, { query: { category: 10, pageSize: 100 } })
    const views = page.items.map((item) => readProduct(item))
    expect(views.every((view) => view.categoryIds.includes(10))).toBe(true)
    expect(page.category_path).toEqual([{ id: 10, name: 'Vitamins & minerals' }])
    const brand = page.facets.find((facet) => facet.code === 'brand')!.options[0]!
    expect((await names({ category: 10, brand: brand.value })).length).toBe(brand.count)
    const prices = (
      await service.expectOk(searchCatalogue, { query: { minPrice: 100, maxPrice: 200, pageSize: 100 } })
    ).items.map((item) => readProduct(item).finalMinor)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(10_000)
    expect(Math.max(...prices)).toBeLessThanOrEqual(20_000)
    const inStock = (
      await service.expectOk(searchCatalogue, { query: { inStock: '1', pageSize: 100 } })
    ).items.map((item) => readProduct(item).stock)
    expect(inStock).not.toContain('out')
    const child = await service.expectOk(searchCatalogue, { query: { category: 11 } })
    expect(child.category_path.map((entry) => entry.id)).toEqual([10, 11])
  })
  it('counts what each choice would leave, without the choice of the same facet', async () => {
    const facets = async (query: object) => {
      const page = await service.expectOk(searchCatalogue, { query: { pageSize: 1, ...query } })
      return Object.fromEntries(page.facets.map(({ code, options }) => [code, options]))
    }
    const all = await facets({})
    const brand = { brand: all['brand']![0]!.value }
    const price = { minPrice: 100, maxPrice: 200 }
    const inStock = { inStock: '1' }
    expect((await facets(brand))['brand']).toEqual(all['brand'])
    expect((await facets(price))['price']).toEqual(all['price'])
    expect((await facets(inStock))['inStock']).toEqual(all['inStock'])
    expect((await facets(brand))['price']).not.toEqual(all['price'])
    expect((await facets(price))['brand']).not.toEqual(all['brand'])
  })
  it('filters by form, by whom a product suits and by offer, and counts what each choice finds', async () => {
    for (const code of ['form', 'audience', 'offer']) {
      const { facets } = await service.expectOk(searchCatalogue, { query: { category: 80, pageSize: 1 } })
      const options = facets.find((facet) => facet.code === code)?.options ?? []
      expect({ code, n: options.length > 0 }).toEqual({ code, n: true })
      for (const { value, count } of options) {
        const filter = code === 'offer' ? { collection: 'promotion' as const } : { [code]: value }
        expect([code, value, (await names({ category: 80, ...filter, pageSize: 100 })).length]).toEqual([
          code,
          value,
          count,
        ])
      }
    }
    expect(await names({ audience: '32', form: '27' })).toEqual(['kids-d3-drops'])
    expect((await names({ form: '21,23', pageSize: 100 })).length).toBe(
      (await names({ form: '21', pageSize: 100 })).length +
        (await names({ form: '23', pageSize: 100 })).length,
    )
    expect(await names({ form: 'none' })).toEqual([])
  })
  it('counts for a step of prices what narrowing to it finds, also at its edges', async () => {
    const setPrice = (minor: number) =>
      service.db.query("update product set price_minor = $1 where sku = 'b-complex'", [minor])
    const before = (await service.db.one<{ price_minor: number }>(
      "select price_minor from product where sku = 'b-complex'",
    ))!
    for (const minor of [10_000, 20_000]) {
      await setPrice(minor)
      const { facets } = await service.expectOk(searchCatalogue, { query: { pageSize: 1 } })
      for (const { value, count } of facets.find(({ code }) => code === 'price')!.options) {
        const [least, most] = value.split('-')
        const step = { minPrice: Number(least), ...(most ? { maxPrice: Number(most) } : {}) }
        expect((await names(step)).length, `${value} with ${minor}`).toBe(count)
      }
    }
    await setPrice(before.price_minor)
  })
  it('sorts by price in both directions and pages without overlap', async () => {
    const up = (
      await service.expectOk(searchCatalogue, { query: { sort: 'price_up', pageSize: 100 } })
    ).items.map((item) => readProduct(item).finalMinor)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    const [one, two] = await Promise.all([1, 2].map((page) => names({ sort: 'newest', page, pageSize: 10 })))
    expect(one).toHaveLength(10)
    expect(two!.filter((sku) => one!.includes(sku))).toEqual([])
  })
  it.each(['popular', 'latest', 'promotion', 'bundle'] as const)(
    'has a collection of %s products',
    async (collection) => {
      expect((await names({ collection })).length).toBeGreaterThan(0)
    },
  )
  it('promotes only what is cheaper today', async () => {
    const { items } = await service.expectOk(searchCatalogue, { query: { collection: 'promotion' } })
    expect(
      items
        .map((item) => readProduct(item))
        .every((view) => view.finalMinor < view.priceMinor && view.specialUntil),
    ).toBe(true)
  })
})

describe('what other rooms need', () => {
  it('tells the cart prices, stock and options', async () => {
    const found = await productsForSale(service.db, ['vitamin-c-1000-120', 'bundle-everyday'], {
      language: 'en',
      group: 'associate',
      now: new Date(),
    })
    const child = found.find((product) => product.sku === 'vitamin-c-1000-120'),
      bundle = found.find((product) => product.sku === 'bundle-everyday')
    expect(child).toMatchObject({
      typeId: 'simple',
      finalPriceMinor: 26_820,
      optionValue: { code: 'size', valueLabel: '120 tablets' },
      isMembership: false,
    })
    expect(child!.parentId).not.toBeNull()
    expect(bundle!.options.bundle.length).toBeGreaterThanOrEqual(3)
    expect(
      await productsForSale(service.db, [], { language: 'en', group: 'guest', now: new Date() }),
    ).toEqual([])
  })
  it('lists brands in the language of the store', async () => {
    expect(
      (await service.expectOk(listBrands, undefined, { store: 'zh_cn' })).map((brand) => brand.name),
    ).toContain('山泉坊')
  })
})

describe('pictures', () => {
  it('serves each pack under 6 kB with a tag, compressed, for a year when versioned', async () => {
    const { items } = await service.expectOk(listProducts, { params: { languageCode: 'en' } })
    for (const item of items)
      for (const image of readProduct(item).images) {
        const response = await service.request(image.src)
        const svg = await response.text()
        expect({
          src: image.src,
          status: response.status,
          isSmall: Buffer.byteLength(svg) < 6_000,
          isWhole: /^<svg [^>]+>.*<\/svg>$/s.test(svg),
        }).toEqual({ src: image.src, status: 200, isSmall: true, isWhole: true })
        expect(response.headers.get('cache-control')).toContain('immutable')
      }
    const src = readProduct(items[0]!).images[0]!.src
    const packed = await service.request(src, { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(
      (await service.request(src, { headers: { 'If-None-Match': packed.headers.get('etag')! } })).status,
    ).toBe(304)
    expect((await service.request('/media/packshots/en/none.svg')).status).toBe(404)
    expect((await service.request(`/media/packshots/xx/${items[0]!.sku}.svg`)).status).toBe(404)
    expect(
      (await service.request(`/media/packshots/en/${items[0]!.sku}.svg`)).headers.get('cache-control'),
    ).toBe('public, max-age=3600')
  })

  it("prints the pack in the page's language and with the product's maker", async () => {
    const suggestionsIn = async (language: string) => {
      const svg = await (await service.request(`/media/packshots/${language}/omega-3-1200.svg`)).text()
      return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text).join('|')
    }
    expect(await suggestionsIn('zh_cn')).toMatch(/^潮线\|深海鱼油\|Omega-3\|/)
    expect(await suggestionsIn('zh_hk')).toMatch(/^潮線\|深海魚油\|Omega-3\|/)
    expect(await suggestionsIn('en')).toMatch(/^TIDEMARK\|Omega-3\|/)
    expect(await suggestionsIn('th')).toMatch(/^ไทด์มาร์ก\|.*\p{Script=Thai}/u)
    for (const language of ['en', 'ms', 'vi', 'th'])
      expect(await suggestionsIn(language)).not.toMatch(/\p{Script=Han}|JADELEAF/u)
    const { items } = await service.expectOk(listProducts, { params: { languageCode: 'th' } })
    expect(readProduct(items[0]!).images[0]!.src).toContain('/packshots/th/')
  })

  it('leads from an address without a language to that of the page, anew each time', async () => {
    for (const file of [
      'packshots/omega-3-1200.svg',
      'catalog/product/packshots/none.svg',
      'brands/tidemark.svg',
    ]) {
      const answer = await service.request(`/media/${file}`, { headers: { cookie: 'language=th' } })
      expect([
        answer.status,
        ...['location', 'cache-control', 'vary'].map((name) => answer.headers.get(name)),
      ]).toEqual([302, `/media/${file.replace(/[^/]+$/, 'th/$&')}`, 'private, no-cache', 'Cookie'])
    }
  })

  it('have the language of their words in every address that is told, and so never stay when it changes', async () => {
    for (const { code } of languages) {
      const asked = { store: code }
      const { items } = await service.expectOk(listProducts, { params: { languageCode: code } }, asked)
      const common = await service.expectOk(getCommon, { params: { languageCode: code } }, asked)
      const brands = await service.expectOk(listBrands, undefined, asked)
      const banners = await Promise.all(
        ['1', '2'].map((id) => service.expectOk(getBannerSlider, { params: { id } }, asked)),
      )
      const told = JSON.stringify([items, common, brands, banners])
      const addresses = told.match(/[\w/]*\/(?:packshots|brands)\/[^"]+/g) ?? []
      expect(addresses.length).toBeGreaterThan(200)
      expect(addresses.filter((address) => !address.includes(`/${code}/`))).toEqual([])
      expect((await service.request(brands[0]!.logo)).status).toBe(200)
    }
  })

  it('shows a brand in the letters of the page', async () => {
    const sign = async (language: string) =>
      (await service.request(`/media/brands/${language}/jadeleaf.svg`)).text()
    expect(await sign('zh_hk')).toContain('翠葉')
    expect(await sign('zh_cn')).toContain('翠叶')
    expect(await sign('th')).not.toMatch(/\p{Script=Han}/u)
  })

  it('shows the size that was chosen, and the parts of a set', async () => {
    const omega = readProduct(await service.expectOk(getProduct, { params: { sku: 'omega-3-1200-120' } }))
    const picture = await (await service.request(omega.images[0]!.src)).text()
    expect(picture).toContain('1200 mg · 120')
    const set = readProduct(await service.expectOk(getProduct, { params: { sku: 'bundle-everyday' } }))
    const parts = set.bundle.flatMap((part) => part.choices.map((choice) => choice.image))
    expect(parts).toHaveLength(3)
    for (const part of parts) expect((await service.request(part!)).status).toBe(200)
  })
})
