import type { ProductView } from './product-view.ts'

/** A product as it can be had from one stock source (decisions.md A-106): sold out where that source has none. Without a source, or with one that the service says nothing of, as it is. */
export const atSource = (product: ProductView, source: string | undefined): ProductView =>
  (product.sources.some(({ code, inStock }) => code === source && !inStock) ? { ...product, stock: 'out' } : product)
