import type * as z from 'zod/mini'
import { languages, languageOf, type Language } from '#domain/store/languages.ts'
import { getCommon, switchLanguage } from '#domain/store/api.ts'
import type { CategoryTree, Common } from '#domain/store/schema.ts'
import { findCustomerCart, findGuestCart, setCartStore } from '#service/cart/store.ts'
import { viewCart } from '#service/cart/view.ts'
import { cartWire } from '#service/cart/wire.ts'
import { setCustomerStore } from '#service/customers/store.ts'
import { readCustomer } from '#service/customers/wire.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import type { Db } from '#service/db/db.ts'
import { countByCategory } from '#service/catalogue/facet-query.ts'
import { currentCatalogue } from '#service/catalogue/cache/catalogue-cache.ts'
import { categoriesIn, stockSourcesIn } from '#service/catalogue/product-store.ts'
import { imageFile } from '#service/catalogue/picture-address.ts'
import { findStoreText } from './store.ts'

/** Days before the end of a membership from which it can be renewed (R-207: associateRenewIn). */
const ASSOCIATE_RENEW_IN = 30
/** The home banner has a slider for wide screens and one for phones (seed/content/data/sliders.json). */
const SLIDERS = { desktop: 1, mobile: 2 }

/** The tree of categories; each with how many visible products it holds and the picture of its first. */
async function categoryTree(db: Db, language: string): Promise<CategoryTree[]> {
  const counts = countByCategory(await currentCatalogue(db))
  const rows = await categoriesIn(db, language)
  const childrenOf = (parent: number | null): CategoryTree[] =>
    rows
      .filter((row) => row.parent_id === parent)
      .map((row) => ({
        id: row.id,
        parent_id: row.parent_id ?? 1,
        name: row.name,
        is_active: true,
        position: row.position,
        level: row.level,
        product_count: counts.get(row.id) ?? 0,
        ground: row.ground,
        url_key: row.url_key,
        ...(row.sku
          ? { image: `/media/catalog/product${imageFile(language, row.sku, row.image ?? undefined)}` }
          : {}),
        children_data: childrenOf(row.id),
      }))
  return childrenOf(null)
}

/** Store views as Magento lists them. All of them live under the shop's own origin. */
function storeConfigs(
  origin: string,
  sources: readonly { source_code: string; name: string }[],
  inventorySelection: boolean,
): z.input<typeof Common>['storeConfigs'] {
  const base = `${origin}/`,
    media = `${base}media/`
  return languages.map((language) => ({
    id: language.storeId,
    code: language.code,
    website_id: 1,
    locale: language.locale,
    base_currency_code: 'HKD',
    default_display_currency_code: 'HKD',
    timezone: 'Asia/Hong_Kong',
    weight_unit: 'kgs',
    base_url: base,
    base_link_url: base,
    base_static_url: `${base}static/`,
    base_media_url: media,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_static_url: `${base}static/`,
    secure_base_media_url: media,
    extension_attributes: {
      inventory_selection_enabled: inventorySelection,
      inventory_selection: [...sources],
      banner_slider_desktop: SLIDERS.desktop,
      banner_slider_mobile: SLIDERS.mobile,
    },
  }))
}

/**
 * The language that a store id names. Simplified Chinese goes by 6 and, in older clients, by 4, which is also
 * Traditional Chinese: the store of the address then decides.
 */
const languageById = (id: number, context: RequestContext): Language | undefined =>
  id === 4 && context.store.code === 'zh_cn'
    ? languageOf('zh_cn')
    : languages.find((language) => language.storeId === id)

export const storeRoutes: Route[] = [
  route(getCommon, async ({ params }, context) => {
    const language = languageOf(params.languageCode)
    if (!language) throw noSuchEntity('languageCode', params.languageCode)
    const [categories, text, sources] = await Promise.all([
      categoryTree(context.db, language.code),
      findStoreText(context.db, language.code),
      stockSourcesIn(context.db, language.code),
    ])
    return {
      storeConfigs: storeConfigs(context.origin, sources, context.inventorySelection),
      footerLinks: text?.footer ?? [],
      infoBanners: text?.info_banners ?? [],
      categories: categories[0] ?? [],
      storeNotice: text?.notice ?? null,
      membership: { associateRenewIn: ASSOCIATE_RENEW_IN },
    }
  }),
  route(switchLanguage, async ({ body }, context) => {
    const language = languageById(body.storeId, context),
      { db, customer, now } = context
    if (!language) throw noSuchEntity('storeId', body.storeId)
    const cart = customer
      ? await findCustomerCart(db, customer.id)
      : body.cartId === undefined
        ? undefined
        : await findGuestCart(db, String(body.cartId), now)
    // Letters and messages to the customer follow the language that was chosen last.
    if (customer) await setCustomerStore(db, customer.id, language.storeId)
    if (cart) await setCartStore(db, cart.id, language.storeId)
    return {
      cart: cart
        ? await cartWire(
            db,
            await viewCart(db, cart, {
              language: language.code,
              group: customer?.group ?? 'guest',
              now,
              withSources: context.inventorySelection,
            }),
            customer,
            language.code,
          )
        : null,
      customer: customer ? await readCustomer(db, customer.id, now) : null,
    }
  }),
]
