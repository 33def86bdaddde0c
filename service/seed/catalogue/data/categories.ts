import { z } from 'zod'
import { packGrounds } from '#domain/catalogue/pack-grounds.ts'
import { six } from '#service/languages/text-file.ts'
import file from './categories.json' with { type: 'json' }

const category = { id: z.int(), name: six }
const categorySchema = z
  .strictObject({
    ...category,
    key: z.enum(packGrounds),
    children: z.array(z.strictObject({ ...category, key: z.string() }).readonly()).readonly(),
  })
  .readonly()

/** Two levels under the root (id 2, as in Magento): eight grounds and their child categories. */
export const categories = z.array(categorySchema).parse(file)
