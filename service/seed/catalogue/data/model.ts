import { z } from 'zod'
import { packGrounds } from '#domain/catalogue/pack-grounds.ts'
import { containers } from '../../packshots/spec.ts'
import { six } from '#service/languages/text-file.ts'
import { type NutrientKey, nutrients } from './nutrients.ts'
import { type CautionKey, cautions, type NoteKey, notes } from './sentences.ts'

const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(table) as Key[])

/** What a pack counts, and a serving as well. */
const unitSchema = z.enum(['tablet', 'capsule', 'softgel', 'gummy', 'sachet', 'lozenge', 'g', 'ml'])
export type Unit = z.output<typeof unitSchema>

const whenSchema = z.enum(['meal', 'morning', 'bed', 'water', 'skin'])
export type When = z.output<typeof whenSchema>

/** Quantities in hk_main, hk_kowloon and cn_shenzhen. */
const stockSchema = z.tuple([z.int(), z.int(), z.int()]).readonly()
/** Special price in dollars of HKD, first and last day as days from today. */
const specialSchema = z.tuple([z.number(), z.int(), z.int()]).readonly().exactOptional()
export const flagsSchema = z
  .array(z.enum(['popular', 'latest']))
  .readonly()
  .exactOptional()

/** The drawn pack but for its container, ground and foot (packshots/spec.ts says what each entry is). */
export const packSchema = z
  .strictObject({
    label: six,
    motif: z.string(),
    layout: z.enum(['plant', 'field', 'symbol']).exactOptional(),
    symbol: z.string().exactOptional(),
    body: z.string().exactOptional(),
    cap: z.string().exactOptional(),
    fruit: z.string().exactOptional(),
    pill: z.string().exactOptional(),
    accent: z.string().exactOptional(),
  })
  .readonly()

const variantSchema = z
  .strictObject({
    /** Id of the attribute's option (service/catalogue/attributes.ts). */
    value: z.int(),
    /** Ending of the SKU. */
    suffix: z.string(),
    /** Retail price in dollars of HKD. */
    price: z.number(),
    special: specialSchema,
    stock: stockSchema,
  })
  .readonly()

const productSchema = z
  .strictObject({
    sku: z.string(),
    /** Key of a brand (brands.json). */
    brand: z.string(),
    /** URL keys of child categories; the ground's own category is added. */
    in: z.array(z.string()).readonly(),
    /** Retail price in dollars of HKD; a product with variants is sold at theirs, and repeats the lowest here. */
    price: z.number(),
    /** Of a product without variants; each variant has its own. */
    special: specialSchema,
    pv: z.number(),
    /** Grams. */
    weight: z.number(),
    flags: flagsSchema,
    stock: stockSchema,
    name: six,
    short: six,
    pack: packSchema
      .unwrap()
      .extend({
        container: z.enum(containers),
        /** Strength on the foot of the label: a figure with its unit, or words. */
        strength: z.union([z.string(), six]).exactOptional(),
      })
      .readonly(),
    /** How many of which unit are in the pack. */
    content: z.tuple([z.number(), unitSchema]).readonly(),
    /** How much a time, how often a day and when; in drops where the pack counts millilitres. */
    dose: z.tuple([z.number(), z.int(), whenSchema, z.literal('drop').exactOptional()]).readonly(),
    /** Nutrient, amount, unit, and the percentage of the Chinese nutrient reference value where there is one. */
    facts: z
      .array(
        z
          .tuple([keyOf<NutrientKey>(nutrients), z.number(), z.string(), z.number().exactOptional()])
          .readonly(),
      )
      .readonly(),
    notes: z.array(keyOf<NoteKey>(notes)).readonly(),
    cautions: z.array(keyOf<CautionKey>(cautions)).readonly(),
    variants: z
      .strictObject({ attribute: z.enum(['size', 'flavour']), items: z.array(variantSchema).readonly() })
      .readonly()
      .exactOptional(),
  })
  .readonly()
export type ProductSeed = z.output<typeof productSchema>

/** The products of a ground, in the order of their ids. */
export const shelfSchema = z
  .strictObject({ ground: z.enum(packGrounds), products: z.array(productSchema).readonly() })
  .readonly()
export type Shelf = z.output<typeof shelfSchema>
