/** The address of a product's page. */
export const productHref = (sku: string): string => `/product/${encodeURIComponent(sku)}`
