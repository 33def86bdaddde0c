import { z } from 'zod'
import { packGrounds } from '../catalogue/pack-grounds.ts'
import { key, optionalTexts, position, recordId, requiredTexts } from './fields.ts'

/** A brand. */
export const brandRecord = z.strictObject({
  key: key.describe('Names the brand in files and addresses.'),
  id: recordId,
  name: requiredTexts,
  logo: z.nullable(z.string().max(500)).default(null).describe('Address of its picture; empty: it is drawn.'),
  position,
})
export type BrandRecord = z.output<typeof brandRecord>

/** A place where stock lies. */
export const sourceRecord = z.strictObject({
  key: key.describe('Code of the stock source.'),
  name: requiredTexts,
  position,
})
export type SourceRecord = z.output<typeof sourceRecord>

/** A category. */
export const categoryRecord = z.strictObject({
  key: key
    .refine((name) => name !== 'root', 'is the name of what is above all categories')
    .describe('Names the category in files.'),
  id: recordId,
  parent: z.nullable(key).default(null).describe('Key of the category above; empty: a main category.'),
  position,
  ground: z.enum(packGrounds).describe('Tint of its pictures.'),
  name: requiredTexts,
  description: optionalTexts,
})
export type CategoryRecord = z.output<typeof categoryRecord>
