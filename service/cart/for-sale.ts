import { productsForSale, type ProductForSale } from '#service/catalogue/store.ts'
import type { Db } from '#service/db/db.ts'
import type { CustomerGroup } from '#service/http/context.ts'
import type { BundleDefinition, ConfigurableDefinition } from './choice.ts'

/** Who looks: decides prices and names. `withSources`: also how much each stock source has. */
export interface Viewer { readonly language: string; readonly group: CustomerGroup | 'guest'; readonly now: Date; readonly withSources?: boolean }

/** A product as selling needs it, with its options in the form that choices are checked against. */
export interface ForSale extends Omit<ProductForSale, 'options'> {
  readonly configurable?: ConfigurableDefinition | undefined
  readonly bundle?: BundleDefinition | undefined
}

function configurableOf({ options: { configurable } }: ProductForSale): ConfigurableDefinition | undefined {
  if (!configurable) return undefined
  const attributeId = String(configurable.attributeId)
  return {
    attributes: [{ attributeId, label: configurable.label, values: configurable.variants.map(({ valueIndex, label }) => ({ index: valueIndex, label })) }],
    children: configurable.variants.map(({ id, sku, valueIndex }) => ({ productId: id, sku, values: { [attributeId]: valueIndex } })),
  }
}

/** Every option of a bundle asks for one choice, in the quantity that the bundle fixes (010-catalogue.sql). */
function bundleOf({ typeId, options }: ProductForSale): BundleDefinition | undefined {
  if (typeId !== 'bundle') return undefined
  return {
    options: options.bundle.map(({ optionId, title, choices }) => ({
      optionId, title, required: true, takesSeveral: false,
      links: choices.map((choice, index) => ({ id: choice.selectionId, productId: choice.productId, sku: choice.sku, name: choice.name, qty: choice.quantity, canChangeQty: false, isDefault: index === 0 })),
    })),
  }
}

/** Where a product's picture is fetched: the catalogue gives it below the media folder. */
export const pictureUrl = (image: string): string => `/media/catalog/product${image}`

const forSale = ({ options, ...product }: ProductForSale): ForSale => ({ ...product, image: pictureUrl(product.image), configurable: configurableOf({ options, ...product }), bundle: bundleOf({ options, ...product }) })

/** Products by id; those that are switched off are missing. */
export async function loadForSale(db: Db, ids: readonly number[], viewer: Viewer): Promise<Map<number, ForSale>> {
  const products = await productsForSale(db, [...new Set(ids)], viewer)
  return new Map(products.map((product) => [product.id, forSale(product)]))
}

/** One product by sku; undefined when there is none or it is switched off. */
export async function loadForSaleBySku(db: Db, sku: string, viewer: Viewer): Promise<ForSale | undefined> {
  const [product] = await productsForSale(db, [sku], viewer)
  return product && forSale(product)
}
