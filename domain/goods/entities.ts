import { z } from 'zod'
import { brandRecord, categoryRecord, sourceRecord } from './catalogue-records.ts'
import { bannerRecord, blockRecord, pageRecord, storeTextRecord } from './content-records.ts'
import { couponRecord } from './coupon-record.ts'
import { productRecord } from './product-record.ts'

/** What can be imported and exported, in the order in which one needs the other. A file is called like its entity. */
export const entities = {
  sources: { key: 'key', schema: sourceRecord },
  brands: { key: 'key', schema: brandRecord },
  categories: { key: 'key', schema: categoryRecord },
  products: { key: 'sku', schema: productRecord },
  coupons: { key: 'code', schema: couponRecord },
  blocks: { key: 'key', schema: blockRecord },
  pages: { key: 'key', schema: pageRecord },
  banners: { key: 'id', schema: bannerRecord },
  'store-texts': { key: 'language', schema: storeTextRecord },
} as const satisfies Readonly<Record<string, { readonly key: string; readonly schema: z.ZodType }>>

export type EntityName = keyof typeof entities
/** A complete record of an entity. */
export type RecordOf<E extends EntityName> = z.output<(typeof entities)[E]['schema']>

export const entityNames = Object.keys(entities) as EntityName[]

/** A JSON Schema, as far as cells are read by it. */
export interface ValueSchema {
  readonly type?: string
  readonly minLength?: number
  readonly properties?: Readonly<Record<string, ValueSchema>>
  readonly additionalProperties?: boolean | ValueSchema
  readonly propertyNames?: ValueSchema
  readonly items?: ValueSchema
  readonly anyOf?: readonly ValueSchema[]
  readonly pattern?: string
  readonly format?: string
}

const known = new Map<EntityName, ValueSchema>()

/** JSON Schema of an entity's records as files hold them. Of a record that exists, only the key is needed. */
export function recordSchema(name: EntityName): ValueSchema {
  const made = known.get(name) ?? (z.toJSONSchema(entities[name].schema, { io: 'input' }) as ValueSchema)
  known.set(name, made)
  return made
}
