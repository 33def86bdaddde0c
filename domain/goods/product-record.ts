import { z } from 'zod'
import { packGrounds } from '../catalogue/pack-grounds.ts'
import {
  count,
  day,
  inEachLanguage,
  instant,
  key,
  keys,
  minorOf,
  money,
  optionalTexts,
  position,
  recordId,
  requiredTexts,
} from './fields.ts'

/** Options of a bundle, numbered from 1. */
const OPTIONS_MAX = 10

const facts = z.strictObject({
  serving: z.string(),
  rows: z.array(z.strictObject({ name: z.string(), amount: z.string(), dailyValue: z.string().optional() })),
  note: z.string().optional(),
})

const part = z.strictObject({
  option: z
    .int()
    .min(1)
    .max(OPTIONS_MAX)
    .describe('Number of the choice; parts with the same number are alternatives.'),
  sku: key,
  quantity: z.int().min(1).max(100),
})

/** A product: what a shop sells, a variant of it, or a bundle of products. */
export const productRecord = z
  .strictObject({
    sku: key.describe('Names the product. A known SKU is updated, a new one is added.'),
    id: recordId,
    type: z.enum(['simple', 'virtual', 'configurable', 'bundle']),
    parent: z
      .nullable(key)
      .default(null)
      .describe('SKU of the configurable product that this is a variant of.'),
    attribute: z
      .nullable(key)
      .default(null)
      .describe('What the variants differ in, such as size or flavour.'),
    option: z.nullable(count).default(null).describe('Value of that attribute, for a variant.'),
    brand: z.nullable(key).default(null).describe('Key of its brand.'),
    categories: keys.describe('Keys of its categories.'),
    filters: z
      .array(z.string().regex(/^\d{1,6}$/, 'must be the number of a filter option'))
      .default([])
      .describe('Values of the attributes that lists can be filtered by.'),
    price: money.describe('Price of one piece for guests and preferred customers.'),
    associatePrice: z.nullable(money).default(null).describe('Price for associates; empty: the same.'),
    specialPrice: z.nullable(money).default(null),
    specialFrom: z.nullable(day).default(null).describe('First day of the special price; empty: at once.'),
    specialTo: z.nullable(day).default(null).describe('Last day of the special price; empty: without end.'),
    pv: z.number().min(0).max(1_000_000).default(0).describe('Points for commissions.'),
    weight: count.default(0).describe('Grams.'),
    stock: z
      .record(key, count)
      .default({})
      .describe('Pieces by stock source. Only sources that a file names are changed.'),
    onSale: z.boolean().default(true).describe('Whether it is sold at all.'),
    listed: z.boolean().default(true).describe('Whether lists and the search show it; variants are not.'),
    membership: z.boolean().default(false),
    paidWithPoints: z.boolean().default(true).describe('Whether loyalty points may pay for it.'),
    popular: z.boolean().default(false),
    latest: z.boolean().default(false),
    position,
    ground: z.enum(packGrounds).describe('Tint behind its picture.'),
    pictures: z
      .array(z.string().regex(/^[\w][\w .()-]{0,120}$/, 'must be the name of a file in the folder pictures'))
      .max(20)
      .default([]),
    pack: z
      .nullable(z.record(z.string(), z.unknown()))
      .default(null)
      .describe('How a pack without a photograph is drawn.'),
    parts: z.array(part).max(200).default([]).describe('What a bundle consists of.'),
    createdAt: instant.optional().describe('When it came into the shop; empty: with this import.'),
    name: requiredTexts,
    short: optionalTexts.describe('One sentence for lists.'),
    size: optionalTexts.describe('What the pack holds.'),
    description: optionalTexts.describe('HTML.'),
    directions: optionalTexts,
    warnings: optionalTexts,
    facts: inEachLanguage(facts).describe('Table of ingredients.'),
  })
  .superRefine((product, { addIssue }) => {
    const fault = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message, input: product })
    const isBundle = product.type === 'bundle'
    if (isBundle && product.parts.length === 0) fault('parts', 'is missing: a bundle has at least one part')
    if (!isBundle && product.parts.length > 0) fault('parts', 'belongs to bundles')
    if (isBundle && minorOf(product.price) === 0) fault('price', 'must be more than 0 for a bundle')
    if (product.parent !== null && product.type !== 'simple') fault('type', 'must be simple for a variant')
    if (product.parent !== null && product.option === null) fault('option', 'is missing: this is a variant')
    if ((product.parent !== null || product.type === 'configurable') && product.attribute === null)
      fault('attribute', 'is missing')
    if (product.specialFrom && product.specialTo && product.specialFrom > product.specialTo)
      fault('specialTo', 'is before specialFrom')
    if (
      (product.type === 'bundle' || product.type === 'configurable') &&
      Object.keys(product.stock).length > 0
    )
      fault('stock', `does not belong to a ${product.type} product: it follows from its parts`)
  })
export type ProductRecord = z.output<typeof productRecord>
