import type { ProductSeed, Unit } from './model.ts'

/** Values of `filterAttributes`: dosage forms by the unit of a pack. */
const formOfUnit: Readonly<Record<Unit, number>> = {
  tablet: 21,
  capsule: 22,
  softgel: 23,
  gummy: 24,
  lozenge: 24,
  sachet: 25,
  g: 26,
  ml: 27,
}
const forSkin = 28
const [adults, children, expectantMothers, aged50, vegans] = [31, 32, 33, 34, 35]

const audienceOf = ({ sku, notes }: ProductSeed): number => {
  if (sku === 'prenatal') return expectantMothers
  if (sku === 'multi-50') return aged50
  return notes.includes('kids') ? children : adults
}

/** What lists filter a product by: its form and whom it suits. */
export const filterOptionsOf = (product: ProductSeed): number[] => [
  product.dose[2] === 'skin' ? forSkin : formOfUnit[product.content[1]],
  audienceOf(product),
  ...(product.notes.includes('vegan') ? [vegans] : []),
]
