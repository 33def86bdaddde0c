import { z } from 'zod'
import { packGrounds } from '#domain/catalogue/pack-grounds.ts'
import { six } from '#service/languages/text-file.ts'
import file from './bundles.json' with { type: 'json' }
import { flagsSchema, packSchema } from './model.ts'

const bundleSchema = z
  .strictObject({
    sku: z.string(),
    ground: z.enum(packGrounds),
    /** URL key of a child category; the bundle is listed in the category of its ground as well. */
    in: z.string(),
    /** Dollars of HKD. */
    price: z.number(),
    pv: z.number(),
    flags: flagsSchema,
    /** Its options: the SKUs to choose from (mostly one) and how many pieces of the chosen one. */
    items: z.array(z.tuple([z.array(z.string()).readonly(), z.int()]).readonly()).readonly(),
    name: six,
    short: six,
    pack: packSchema,
  })
  .readonly()

export type BundleSeed = z.output<typeof bundleSchema>

export const bundles: readonly BundleSeed[] = z.array(bundleSchema).parse(file)
