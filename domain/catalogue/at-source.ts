import type { ProductView } from './product-view.ts'

/**
 * Restricts a product to one stock source: out of stock when that source has none. Unchanged without a source,
 * or when the service has no stock data for it.
 */
export const atSource = (product: ProductView, source: string | undefined): ProductView =>
  product.sources.some(({ code, inStock }) => code === source && !inStock)
    ? { ...product, stock: 'out' }
    : product
