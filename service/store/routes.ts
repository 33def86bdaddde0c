import type * as z from 'zod/mini'
import { languages, languageOf, type Language } from '#domain/store/languages.ts'
import { getCommon, switchLanguage } from '#domain/store/api.ts'
import type { CategoryTree, Common } from '#domain/store/schema.ts'
import { findCustomerCart, findGuestCart } from '#service/cart/store.ts'
import { viewCart } from '#service/cart/view.ts'
import { cartWire } from '#service/cart/wire.ts'
import { readCustomer } from '#service/customers/wire.ts'
import { noSuchEntity } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import type { Db } from '#service/db/db.ts'
import { countByCategory } from '#service/catalogue/arrange.ts'
import { currentCatalogue } from '#service/catalogue/kept-catalogue.ts'
import { imageFile } from '#service/catalogue/product-wire.ts'

/** Days before the end of a membership from which it can be renewed (shopping.md §9: associateRenewIn). */
const ASSOCIATE_RENEW_IN = 30
/** The home banner has a slider for wide screens and one for phones (content/sliders.ts). */
const SLIDERS = { desktop: 1, mobile: 2 }

interface CategoryRow { id: number, parent_id: number | null, name: string, level: number, position: number, ground: string, url_key: string, sku: string | null, image: string | null }

/** The tree of categories; each with how many visible products it holds and the picture of its first. */
async function categoryTree(db: Db, language: string): Promise<CategoryTree[]> {
  const counts = countByCategory(await currentCatalogue(db))
  const rows = await db.query<CategoryRow>(
    `select c.id, c.parent_id, t.name, c.level, c.position, c.ground, c.url_key, f.sku, f.data ->> 'image' as image
     from category c join category_text t on t.category_id = c.id and t.language = $1
     left join lateral (select p.sku, p.data from category_product cp join product p on p.id = cp.product_id and p.status = 1 and p.visibility = 4 where cp.category_id = c.id order by cp.position, cp.product_id limit 1) f on true
     order by c.level, c.position`, [language])
  const childrenOf = (parent: number | null): CategoryTree[] => rows.filter((row) => row.parent_id === parent).map((row) => ({
    id: row.id, parent_id: row.parent_id ?? 1, name: row.name, is_active: true, position: row.position, level: row.level, product_count: counts.get(row.id) ?? 0,
    ground: row.ground, url_key: row.url_key, ...(row.sku ? { image: `/media/catalog/product${imageFile(row.sku, row.image ?? undefined)}` } : {}), children_data: childrenOf(row.id),
  }))
  return childrenOf(null)
}

/** Store views as Magento lists them. Addresses are relative to the host that was asked. */
function storeConfigs(url: URL, sources: readonly { source_code: string, name: string }[], inventorySelection: boolean): z.input<typeof Common>['storeConfigs'] {
  const base = `${url.origin}/`, media = `${base}media/`
  return languages.map((language) => ({
    id: language.storeId, code: language.code, website_id: 1, locale: language.locale, base_currency_code: 'HKD', default_display_currency_code: 'HKD', timezone: 'Asia/Hong_Kong', weight_unit: 'kgs',
    base_url: base, base_link_url: base, base_static_url: `${base}static/`, base_media_url: media, secure_base_url: base, secure_base_link_url: base, secure_base_static_url: `${base}static/`, secure_base_media_url: media,
    extension_attributes: { inventory_selection_enabled: inventorySelection, inventory_selection: [...sources], banner_slider_desktop: SLIDERS.desktop, banner_slider_mobile: SLIDERS.mobile },
  }))
}

interface StoreTextRow { notice: z.input<typeof Common>['storeNotice'], footer: z.input<typeof Common>['footerLinks'], info_banners: z.input<typeof Common>['infoBanners'] }

/**
 * The language that a store id names. Simplified Chinese goes by 6 and, in older clients, by 4, which is also Traditional Chinese
 * (decisions.md A-01): the store of the address then decides.
 */
const languageById = (id: number, context: RequestContext): Language | undefined =>
  id === 4 && context.store.code === 'zh_cn' ? languageOf('zh_cn') : languages.find((language) => language.storeId === id)

export const storeRoutes: Route[] = [
  route(getCommon, async ({ params }, context) => {
    const language = languageOf(params.languageCode)
    if (!language) throw noSuchEntity('languageCode', params.languageCode)
    const [categories, text, sources] = await Promise.all([
      categoryTree(context.db, language.code), context.db.one<StoreTextRow>('select notice, footer, info_banners from store_text where language = $1', [language.code]),
      context.db.query<{ source_code: string, name: string }>("select code as source_code, coalesce(name ->> $1, name ->> 'en') as name from stock_source order by position", [language.code]),
    ])
    return { storeConfigs: storeConfigs(context.url, sources, context.inventorySelection), footerLinks: text?.footer ?? [], infoBanners: text?.info_banners ?? [], categories: categories[0] ?? [], storeNotice: text?.notice ?? null, membership: { associateRenewIn: ASSOCIATE_RENEW_IN } }
  }),
  route(switchLanguage, async ({ body }, context) => {
    const language = languageById(body.storeId, context), { db, customer, now } = context
    if (!language) throw noSuchEntity('storeId', body.storeId)
    const cart = customer ? await findCustomerCart(db, customer.id) : body.cartId === undefined ? undefined : await findGuestCart(db, String(body.cartId), now)
    // Letters and messages to the customer follow the language that was chosen last.
    if (customer) await db.query('update customer set store_id = $2 where id = $1', [customer.id, language.storeId])
    if (cart) await db.query('update cart set store_id = $2 where id = $1', [cart.id, language.storeId])
    return {
      cart: cart ? await cartWire(db, await viewCart(db, cart, { language: language.code, group: customer?.group ?? 'guest', now, withSources: context.inventorySelection }), customer) : null,
      customer: customer ? await readCustomer(db, customer.id) : null,
    }
  }),
]
