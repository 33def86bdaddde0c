import { byLanguage } from '#service/languages/six-languages.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import type { Pack } from '../packshots/spec.ts'
import { bundlePack, membershipCard, productPack } from './compose-pack.ts'
import { brands } from './data/brands.ts'
import { bundles } from './data/bundles.ts'
import { memberships } from './data/memberships.ts'
import { shelves } from './data/shelves.ts'

/** A pack of the seed under its SKU, with its maker's name by language. */
export interface SeededPack {
  readonly sku: string
  readonly pack: Pack
  readonly brand: Record<LanguageCode, string>
}
const brandName = (key: string): Record<LanguageCode, string> => byLanguage(brands[key]!.name)

/** Every pack that the seed draws: products, their variants, sets and cards. */
export const packs: readonly SeededPack[] = [
  ...shelves.flatMap(({ ground, products }) =>
    products.flatMap((product) => {
      const brand = brandName(product.brand)
      return [
        { sku: product.sku, pack: productPack(product, ground), brand },
        ...(product.variants?.items ?? []).map(({ suffix, value }) => ({
          sku: `${product.sku}-${suffix}`,
          pack: productPack(product, ground, { attribute: product.variants!.attribute, value }),
          brand,
        })),
      ]
    }),
  ),
  ...bundles.map((bundle) => ({ sku: bundle.sku, pack: bundlePack(bundle), brand: brandName('jadeleaf') })),
  ...memberships.map((service) => ({
    sku: service.sku,
    pack: membershipCard(service),
    brand: brandName('jadeleaf'),
  })),
]
