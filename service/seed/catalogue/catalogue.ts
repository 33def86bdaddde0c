import { utc } from '#domain/dates/utc.ts'
import { createHash } from 'node:crypto'
import { associatePriceOf } from '#domain/catalogue/price.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { toMinor } from '#domain/money/money.ts'
import type { Db } from '#service/db/db.ts'
import { seedBrands, seedCategories } from './categories.ts'
import { composeBundleText, composeText, variantText, type ComposedText } from './compose.ts'
import { bundlePack, membershipCard, productPack } from './compose-pack.ts'
import { brands } from './data/brands.ts'
import { bundles } from './data/bundles.ts'
import { categories } from './data/categories.ts'
import { filterOptionsOf } from './data/filters.ts'
import { memberships } from './data/memberships.ts'
import { byLanguage, inLanguage, languageCodes, type Six } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { type ProductSeed } from './data/model.ts'
import { shelves } from './data/shelves.ts'
import { insertRows } from '../insert-rows.ts'
import { packshot } from '../packshots/packshot.ts'
import { labelWords } from '../packshots/label-words.ts'
import type { Pack } from '../packshots/spec.ts'

type Row = Record<string, unknown>
interface Tables {
  product: Row[]
  text: Row[]
  stock: Row[]
  place: Row[]
  choice: Row[]
}
const sources = [
  {
    code: 'hk_main',
    name: [
      'Hong Kong warehouse',
      '香港仓',
      '香港貨倉',
      'Gudang utama Hong Kong',
      'Kho chính Hồng Kông',
      'คลังหลักฮ่องกง',
    ],
  },
  {
    code: 'hk_kowloon',
    name: ['Kowloon shop', '九龙门店', '九龍門市', 'Kedai Kowloon', 'Cửa hàng Kowloon', 'ร้านเกาลูน'],
  },
  {
    code: 'cn_shenzhen',
    name: ['Shenzhen warehouse', '深圳仓', '深圳貨倉', 'Gudang Shenzhen', 'Kho Thâm Quyến', 'คลังเซินเจิ้น'],
  },
] as const satisfies readonly { code: string; name: Six }[]
/** Changes with the picture in any language. */
function imageVersion(pack: Pack, brand?: Six): string {
  const hash = createHash('sha256')
  for (const language of languageCodes)
    hash.update(packshot({ ...pack, words: labelWords(pack, language, brand && byLanguage(brand)) }))
  return hash.digest('hex').slice(0, 8)
}
const categoryIds = new Map(
  categories
    .flatMap((category) => [category, ...(category.children ?? [])])
    .map((category) => [category.key, category.id]),
)

const stockRows = (productId: number, stock: readonly number[]): Row[] =>
  sources.map((source, index) => ({
    product_id: productId,
    source_code: source.code,
    quantity: stock[index] ?? 0,
  }))

/** Writes the whole catalogue into empty tables. `now` dates offers and arrivals. */
// Long: one table after the other, in the order of their keys.
export async function seedCatalogue(db: Db, now: Date): Promise<void> {
  const tables: Tables = { product: [], text: [], stock: [], place: [], choice: [] }
  const dateIn = (days: number): string => toHongKongDate(utc(now).add(days, 'day').toDate())
  const specialOf = ({ special }: Pick<ProductSeed, 'special'>): Row =>
    special
      ? {
          special_price_minor: toMinor(special[0]),
          special_from: dateIn(special[1]),
          special_to: dateIn(special[2]),
        }
      : {}
  const base = (id: number, sku: string, price: number, rest: Row): Row => ({
    id,
    sku,
    type_id: 'simple',
    parent_id: null,
    attribute_code: null,
    option_value: null,
    price_minor: toMinor(price),
    special_price_minor: null,
    special_from: null,
    special_to: null,
    associate_price_minor: associatePriceOf(toMinor(price)),
    pv: 0,
    ground: 'vitamin',
    category: 'vitamin',
    brand_id: null,
    filter_options: [],
    is_membership: false,
    can_use_loyalty: true,
    status: 1,
    visibility: 4,
    weight_g: 100,
    position: id,
    is_popular: false,
    is_latest: false,
    reviews_count: 0,
    rating_sum: 0,
    created_at: utc(now)
      .subtract(id % 97, 'day')
      .toISOString(),
    updated_at: now.toISOString(),
    data: {},
    ...rest,
  })
  const addText = (id: number, language: LanguageCode, text: ComposedText): void => {
    tables.text.push({
      product_id: id,
      language,
      name: text.name,
      short_description: text.shortDescription,
      size_label: text.sizeLabel,
      description: text.description,
      directions: text.directions,
      warnings: text.warnings,
      facts: text.facts,
    })
  }

  const idOf = new Map<string, number>()
  const nameOf = new Map<string, (language: LanguageCode) => string>()
  const seedOf = new Map<string, ProductSeed>()
  let variantId = 2000
  for (const [shelfIndex, shelf] of shelves.entries())
    for (const [index, product] of shelf.products.entries()) {
      const id = 101 + shelfIndex * 100 + index,
        brand = brands[product.brand]?.name,
        pictured = (pack: Pack): Row => ({ pack, image: imageVersion(pack, brand), url_key: product.sku })
      idOf.set(product.sku, id)
      seedOf.set(product.sku, product)
      nameOf.set(product.sku, (language) => inLanguage(product.name, language))
      const shared = {
        pv: product.pv,
        ground: shelf.ground,
        category: shelf.ground,
        brand_id: brands[product.brand]?.id ?? null,
        filter_options: filterOptionsOf(product),
        weight_g: product.weight,
        data: pictured(productPack(product, shelf.ground)),
      }
      tables.product.push(
        base(id, product.sku, product.price, {
          ...shared,
          type_id: product.variants ? 'configurable' : 'simple',
          attribute_code: product.variants?.attribute ?? null,
          ...specialOf(product),
          is_popular: product.flags?.includes('popular') ?? false,
          is_latest: product.flags?.includes('latest') ?? false,
        }),
      )
      const texts = languageCodes.map((language) => ({
        language,
        text: composeText(product, language),
      }))
      for (const { language, text } of texts) addText(id, language, text)
      if (!product.variants) tables.stock.push(...stockRows(id, product.stock))
      for (const key of [shelf.ground, ...product.in])
        tables.place.push({ category_id: categoryIds.get(key), product_id: id, position: id })
      for (const variant of product.variants?.items ?? []) {
        const child = ++variantId,
          sku = `${product.sku}-${variant.suffix}`,
          option = { attribute: product.variants!.attribute, value: variant.value }
        idOf.set(sku, child)
        seedOf.set(sku, product)
        const words = new Map(
          texts.map(
            ({ language, text }) => [language, variantText(product, text, option, language)] as const,
          ),
        )
        nameOf.set(sku, (language) => words.get(language)?.name ?? sku)
        tables.product.push(
          base(child, sku, variant.price, {
            ...shared,
            // a larger pack counts for more
            pv: Math.round((product.pv * variant.price) / product.price),
            data: pictured(productPack(product, shelf.ground, option)),
            parent_id: id,
            attribute_code: option.attribute,
            option_value: option.value,
            visibility: 1,
            ...specialOf(variant),
          }),
        )
        for (const [language, text] of words) addText(child, language, text)
        tables.stock.push(...stockRows(child, variant.stock))
      }
    }

  let selection = 0
  for (const [index, bundle] of bundles.entries()) {
    const id = 1001 + index,
      pack = bundlePack(bundle)
    idOf.set(bundle.sku, id)
    tables.product.push(
      base(id, bundle.sku, bundle.price, {
        type_id: 'bundle',
        pv: bundle.pv,
        ground: bundle.ground,
        category: bundle.ground,
        brand_id: 1,
        weight_g: 600,
        is_popular: bundle.flags?.includes('popular') ?? false,
        is_latest: bundle.flags?.includes('latest') ?? false,
        data: { pack, image: imageVersion(pack), url_key: bundle.sku },
      }),
    )
    for (const key of [bundle.ground, bundle.in])
      tables.place.push({ category_id: categoryIds.get(key), product_id: id, position: id })
    for (const [option, [skus, quantity]] of bundle.items.entries())
      for (const [position, sku] of skus.entries())
        tables.choice.push({
          selection_id: ++selection,
          product_id: id,
          option_id: id * 10 + option,
          component_id: idOf.get(sku),
          quantity,
          position,
        })
    for (const language of languageCodes)
      addText(
        id,
        language,
        composeBundleText(
          bundle,
          language,
          (sku) => nameOf.get(sku)?.(language) ?? sku,
          (sku) => seedOf.get(sku),
        ),
      )
  }
  for (const [index, membership] of memberships.entries()) {
    const id = 1101 + index,
      pack = membershipCard(membership)
    tables.product.push(
      base(id, membership.sku, membership.price, {
        type_id: 'virtual',
        is_membership: membership.membership,
        can_use_loyalty: false,
        associate_price_minor: null,
        visibility: 1,
        weight_g: 0,
        data: { pack, image: imageVersion(pack), url_key: membership.sku },
      }),
    )
    for (const language of languageCodes)
      addText(id, language, {
        name: inLanguage(membership.name, language),
        shortDescription: inLanguage(membership.short, language),
        sizeLabel: '',
        description: `<p>${inLanguage(membership.short, language)}</p>`,
        directions: '',
        warnings: '',
        facts: { serving: '', rows: [] },
      })
  }

  await seedBrands(db)
  await seedCategories(db)
  await insertRows(
    db,
    'stock_source',
    sources.map((source, position) => ({ code: source.code, name: byLanguage(source.name), position })),
  )
  await insertRows(db, 'product', tables.product)
  await insertRows(db, 'product_text', tables.text)
  await insertRows(db, 'category_product', tables.place)
  await insertRows(db, 'bundle_choice', tables.choice)
  await insertRows(db, 'stock', tables.stock)
}
