import { catalogueRefusals } from '#domain/catalogue/refusals.ts'
import {
  getAttribute,
  getProduct,
  listAttributeOptions,
  listBrands,
  listChildren,
  listFacets,
  listProducts,
  saveArrivalReminder,
  searchCatalogue,
  suggestSearch,
} from '#domain/catalogue/api.ts'
import { priceGroup } from '#domain/catalogue/price.ts'
import { languages } from '#domain/store/languages.ts'
import { noSuchEntity, refuse } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { saveReminder } from './reminders/arrival-reminders.ts'
import { findAttribute, type AttributeDefinition } from './attributes.ts'
import { inLanguage, languageCodes } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { facetsAround, listCatalogue, present, type Viewer } from './listing.ts'
import { listItems } from './product-list.ts'
import { loadRecordOf, loadRecords } from './record-store.ts'
import { suggestFor } from './search/suggest.ts'
import { pictureIn } from './picture-address.ts'
import { brandsIn, findProductId } from './product-store.ts'
import { knownLanguage } from './products-for-sale.ts'

/**
 * A signed-in caller sees the prices of their own group; others those of the requested group, by default for guests
 * (C-6.8).
 */
const viewerOf = (
  context: RequestContext,
  asked: string | undefined,
  language: string = context.store.code,
): Viewer => ({
  db: context.db,
  language: knownLanguage(language),
  group: context.customer?.group ?? priceGroup(asked),
  now: context.now,
})

const missingProduct = () => refuse(catalogueRefusals.productMissing)

const attributeWire = (attribute: AttributeDefinition, language: LanguageCode) => ({
  attribute_id: attribute.id,
  attribute_code: attribute.code,
  frontend_input: 'select',
  entity_type_id: '4',
  is_required: false,
  is_user_defined: true,
  default_frontend_label: inLanguage(attribute.label, language),
  frontend_labels: languages.map(({ storeId, code }) => ({
    store_id: storeId,
    label: inLanguage(attribute.label, code),
  })),
  options: optionsWire(attribute, language),
})
/** Magento starts the list with an empty entry. */
const optionsWire = (attribute: AttributeDefinition, language: LanguageCode) => [
  { label: ' ', value: '' },
  ...attribute.options.map((option, index) => ({
    label: inLanguage(option.label, language),
    value: String(option.value),
    sort_order: index,
  })),
]
function attributeOf(code: string): AttributeDefinition {
  const attribute = findAttribute(code)
  if (!attribute) throw refuse(catalogueRefusals.attributeMissing, [code])
  return attribute
}

export const catalogueRoutes: Route[] = [
  route(listProducts, async ({ params, query }, context) => {
    if (!languageCodes.some((code) => code === params.languageCode))
      throw noSuchEntity('languageCode', params.languageCode)
    return listItems(viewerOf(context, query?.customerGroup, params.languageCode), query ?? {})
  }),
  route(searchCatalogue, async ({ query }, context) =>
    listCatalogue(viewerOf(context, query?.customerGroup), query ?? {}),
  ),
  route(suggestSearch, async ({ query }, context) =>
    suggestFor(viewerOf(context, query?.customerGroup), query?.q ?? ''),
  ),
  route(listFacets, async ({ query }, context) =>
    facetsAround(viewerOf(context, query?.customerGroup), query ?? {}),
  ),
  route(getProduct, async ({ params, query }, context) => {
    const viewer = viewerOf(context, query?.customerGroup),
      [product] = await present(viewer, await loadRecordOf(context.db, viewer.language, params.sku), true)
    if (!product) throw missingProduct()
    return product
  }),
  route(listChildren, async ({ params }, context) => {
    const viewer = viewerOf(context, undefined),
      parentId = await findProductId(context.db, params.sku)
    if (parentId === undefined) throw missingProduct()
    return present(
      viewer,
      await loadRecords(context.db, viewer.language, 'p.parent_id = $2', [parentId]),
      false,
    )
  }),
  route(getAttribute, ({ params }, context) =>
    attributeWire(attributeOf(params.code), knownLanguage(context.store.code)),
  ),
  route(listAttributeOptions, ({ params }, context) =>
    optionsWire(attributeOf(params.code), knownLanguage(context.store.code)),
  ),
  route(listBrands, async (_, context) => {
    const brands = await brandsIn(context.db, context.store.code)
    return brands.map((brand) => ({ ...brand, logo: pictureIn(context.store.code, brand.logo) }))
  }),
  route(saveArrivalReminder, async ({ query, body }, context) => {
    await saveReminder({ ...body, sourceCode: query?.code?.slice(0, 40) ?? '' }, context)
    return true as const
  }),
]
