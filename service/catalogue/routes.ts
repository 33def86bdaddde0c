import { getAttribute, getProduct, listAttributeOptions, listBrands, listChildren, listFacets, listProducts, saveArrivalReminder, searchCatalogue } from '#domain/catalogue/api.ts'
import { priceGroup } from '#domain/catalogue/price.ts'
import { languages } from '#domain/store/languages.ts'
import { fault, noSuchEntity, required } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { attributeByCode, type AttributeDefinition } from './attributes.ts'
import { inLanguage, languageCodes, type LanguageCode } from './data/model.ts'
import { facetsAround, listCatalogue, present, type Viewer } from './listing.ts'
import { listItems } from './product-list.ts'
import { loadRecords } from './records.ts'
import { knownLanguage } from './store.ts'

/** A signed-in caller sees the prices of the own group; anybody else those of the group asked for, guests' by default (contract.md §6.1). */
const viewerOf = (context: RequestContext, asked: string | undefined, language: string = context.store.code): Viewer => ({ db: context.db, language: knownLanguage(language), group: context.customer?.group ?? priceGroup(asked), now: context.now })

const missingProduct = "The product that was requested doesn't exist. Verify the product and try again."

const attributeWire = (attribute: AttributeDefinition, language: LanguageCode) => ({
  attribute_id: attribute.id, attribute_code: attribute.code, frontend_input: 'select', entity_type_id: '4', is_required: false, is_user_defined: true, default_frontend_label: inLanguage(attribute.label, language),
  frontend_labels: languages.map(({ storeId, code }) => ({ store_id: storeId, label: inLanguage(attribute.label, code) })), options: optionsWire(attribute, language),
})
/** Magento starts the list with an empty entry. */
const optionsWire = (attribute: AttributeDefinition, language: LanguageCode) => [{ label: ' ', value: '' }, ...attribute.options.map((option, index) => ({ label: inLanguage(option.label, language), value: String(option.value), sort_order: index }))]
function attributeOf(code: string): AttributeDefinition {
  const attribute = attributeByCode.get(code)
  if (!attribute) throw fault(404, `The attribute with a "%1" attributeCode doesn't exist. Verify the attribute and try again.`, [code])
  return attribute
}

export const catalogueRoutes: Route[] = [
  route(listProducts, async ({ params, query }, context) => {
    if (!languageCodes.some((code) => code === params.languageCode)) throw noSuchEntity('languageCode', params.languageCode)
    return listItems(viewerOf(context, query?.customerGroup, params.languageCode), query ?? {})
  }),
  route(searchCatalogue, async ({ query }, context) => listCatalogue(viewerOf(context, query?.customerGroup), query ?? {})),
  route(listFacets, async ({ query }, context) => facetsAround(viewerOf(context, query?.customerGroup), query ?? {})),
  route(getProduct, async ({ params, query }, context) => {
    const viewer = viewerOf(context, query?.customerGroup), [product] = await present(viewer, await loadRecords(context.db, viewer.language, 'p.sku = $2', [params.sku]), true)
    if (!product) throw fault(404, missingProduct)
    return product
  }),
  route(listChildren, async ({ params }, context) => {
    const viewer = viewerOf(context, undefined), parent = await context.db.one<{ id: number }>('select id from product where sku = $1 and status = 1', [params.sku])
    if (!parent) throw fault(404, missingProduct)
    return present(viewer, await loadRecords(context.db, viewer.language, 'p.parent_id = $2', [parent.id]), false)
  }),
  route(getAttribute, ({ params }, context) => attributeWire(attributeOf(params.code), knownLanguage(context.store.code))),
  route(listAttributeOptions, ({ params }, context) => optionsWire(attributeOf(params.code), knownLanguage(context.store.code))),
  route(listBrands, async (_, context) => (await context.db.query<{ id: number, name: string, logo: string, url_key: string, position: number }>("select id, coalesce(name ->> $1, name ->> 'en') as name, logo, url_key, position from brand order by position", [context.store.code]))),
  route(saveArrivalReminder, async ({ query, body }, context) => {
    const product = await context.db.one('select 1 from product where id = $1 and status = 1', [body.productId])
    if (!product) throw noSuchEntity('productId', body.productId)
    const recipient = body.email?.trim().toLowerCase() || body.mobile?.trim() || (context.customer ? `customer:${context.customer.id}` : '')
    if (!recipient) throw required('email')
    if (recipient.length > 254) throw fault(400, 'Please enter a valid email address.')
    const saved = await context.db.query('insert into arrival_reminder (product_id, source_code, recipient, created_at) values ($1, $2, $3, $4) on conflict do nothing returning id', [body.productId, query?.code?.slice(0, 40) ?? '', recipient, context.now])
    if (saved.length === 0) throw fault(400, 'You have already asked for a reminder for this product.')
    return true as const
  }),
]
