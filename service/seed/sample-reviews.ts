import { z } from 'zod'
import { languageCodes } from '#service/languages/six-languages.ts'
import { formOf, forms } from './catalogue/data/forms.ts'
import type { ProductSeed } from './catalogue/data/model.ts'
import file from './data/sample-reviews.json' with { type: 'json' }

const sampleReviewSchema = z
  .strictObject({
    language: z.enum(languageCodes),
    rating: z.int().min(1).max(5),
    text: z.string(),
    /** The products it fits: all of a form, everything that is eaten, or SKUs. Without it: everything in the shop, bundles too. */
    of: z.union([z.array(z.string()).readonly(), z.literal('eaten'), z.enum(forms)]).exactOptional(),
  })
  .readonly()
/** A review by an invented customer. */
export type SampleReview = z.output<typeof sampleReviewSchema>

/** Names under which reviews are written, by language. */
export const writers = z.record(z.enum(languageCodes), z.array(z.string()).readonly()).parse(file.writers)

export const sampleReviews: readonly SampleReview[] = z.array(sampleReviewSchema).parse(file.reviews)

/** Whether a review can be about a product. `product` is missing for bundles. */
export function isAbout(
  { of }: SampleReview,
  product: Pick<ProductSeed, 'sku' | 'dose' | 'content' | 'notes'> | undefined,
): boolean {
  if (of === undefined) return true
  if (!product) return false
  if (typeof of !== 'string') return of.includes(product.sku)
  // Adults speak of themselves in what fits a form; of what is for children only those reviews that name it.
  if (product.notes.includes('kids')) return false
  return of === 'eaten' ? formOf(product) !== 'skin' : formOf(product) === of
}
