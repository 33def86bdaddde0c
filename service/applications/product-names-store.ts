/** Names of a product by language; none for one that is no longer sold. */
export type ProductNames = Readonly<Partial<Record<string, string>>>

/** SQL of a product's names by its SKU, as `ProductNames`. */
export const namesOfSku = (sku: string): string =>
  `coalesce((select jsonb_object_agg(named.language, named.name) from product sold join product_text named on named.product_id = sold.id where sold.sku = ${sku}), '{}')`
