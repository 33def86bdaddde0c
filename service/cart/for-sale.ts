import { productsForSale, type ProductForSale } from '#service/catalogue/products-for-sale.ts'
import type { Db } from '#service/db/db.ts'
import type { CustomerGroup } from '#service/http/context.ts'
import type { BundleDefinition, ConfigurableDefinition } from './choice.ts'

/** The viewer, who determines prices and names. `withSources`: includes the stock of each source. */
export interface Viewer {
  readonly language: string
  readonly group: CustomerGroup | 'guest'
  readonly now: Date
  readonly withSources?: boolean
}

/** A product as needed for selling, with its options ready for checking choices. */
export interface ForSale extends Omit<ProductForSale, 'options'> {
  readonly configurable?: ConfigurableDefinition | undefined
  readonly bundle?: BundleDefinition | undefined
}

function configurableOf({ options: { configurable } }: ProductForSale): ConfigurableDefinition | undefined {
  if (!configurable) return undefined
  const attributeId = String(configurable.attributeId)
  return {
    attributes: [
      {
        attributeId,
        label: configurable.label,
        values: configurable.variants.map(({ valueIndex, label }) => ({ index: valueIndex, label })),
      },
    ],
    children: configurable.variants.map(({ id, sku, valueIndex }) => ({
      productId: id,
      sku,
      values: { [attributeId]: valueIndex },
    })),
  }
}

/** Each option of a bundle takes one choice, in the quantity set by the bundle (010-catalogue.sql). */
function bundleOf({ typeId, options }: ProductForSale): BundleDefinition | undefined {
  if (typeId !== 'bundle') return undefined
  return {
    options: options.bundle.map(({ optionId, title, choices }) => ({
      optionId,
      title,
      required: true,
      takesSeveral: false,
      links: choices.map((choice, index) => ({
        id: choice.selectionId,
        productId: choice.productId,
        sku: choice.sku,
        name: choice.name,
        qty: choice.quantity,
        canChangeQty: false,
        isDefault: index === 0,
      })),
    })),
  }
}

/** Address of a product's picture; the catalogue stores it relative to the media folder. */
export const pictureUrl = (image: string): string => `/media/catalog/product${image}`

const forSale = ({ options, ...product }: ProductForSale): ForSale => ({
  ...product,
  image: pictureUrl(product.image),
  configurable: configurableOf({ options, ...product }),
  bundle: bundleOf({ options, ...product }),
})

/** Products by id, without disabled ones. */
export async function loadForSale(
  db: Db,
  ids: readonly number[],
  viewer: Viewer,
): Promise<Map<number, ForSale>> {
  const products = await productsForSale(db, [...new Set(ids)], viewer)
  return new Map(products.map((product) => [product.id, forSale(product)]))
}

/** A product by SKU; undefined if it does not exist or is disabled. */
export async function loadForSaleBySku(db: Db, sku: string, viewer: Viewer): Promise<ForSale | undefined> {
  const [product] = await productsForSale(db, [sku], viewer)
  return product && forSale(product)
}
