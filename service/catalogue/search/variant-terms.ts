import type { VariantTerms } from '#domain/catalogue/price.ts'
import { computed, jsonb, nullable } from '#service/db/row.ts'

/** Price terms of a variant row, with its product id. */
export interface StoredVariantTerms extends VariantTerms {
  readonly id: number
}

const variantTerms = `case p.type_id when 'configurable' then (
    select jsonb_agg(jsonb_build_object('id', v.id, 'priceMinor', v.price_minor, 'specialPriceMinor', v.special_price_minor,
      'specialFrom', v.special_from, 'specialTo', v.special_to, 'associatePriceMinor', v.associate_price_minor,
      'isSalable', exists (select from stock s where s.product_id = v.id and s.quantity > 0)) order by v.position, v.id)
    from product v where v.parent_id = p.id and v.status = 1) end`

/** A column `variants` of product `p`: the price terms of a configurable product's variants, null for any other. */
export const variantTermsColumn = computed('variants', nullable(jsonb<StoredVariantTerms[]>()), variantTerms)
