import { filterAttributes } from '#service/catalogue/filter-attributes.ts'
import { attributeByCode } from '#service/catalogue/attributes.ts'
import type { EntityName } from '#domain/goods/entities.ts'
import type { ProductRecord } from '#domain/goods/product-record.ts'
import type { CompleteRecord } from './complete.ts'
import type { GoodsFault, Place } from './faults.ts'
import type { GivenRecord } from './read-csv.ts'

/** The keys that exist after an import: those of the shop and those of the files. */
export interface KnownKeys {
  readonly keys: Readonly<Record<'sources' | 'brands' | 'categories' | 'blocks', ReadonlySet<string>>>
  /** Types of products by SKU. */
  readonly types: ReadonlyMap<string, ProductRecord['type']>
  /** Which record has an id, by entity. */
  readonly idOwners: Readonly<Partial<Record<EntityName, ReadonlyMap<number, string>>>>
}

const filterValues = new Set<string>(
  filterAttributes.flatMap(({ options }) => options.map(({ value }) => String(value))),
)

/** What a product refers to. */
type ProductReferences = Pick<
  ProductRecord,
  'brand' | 'categories' | 'stock' | 'parent' | 'parts' | 'filters' | 'attribute' | 'option'
>

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** What a record refers to that was refused, as far as it can be read: all its faults are told at once. */
const readableReferences = ({ fields }: GivenRecord): ProductReferences => ({
  brand: textOrNull(fields['brand']),
  categories: textsOf(fields['categories']),
  stock: Object.fromEntries(Object.keys(Object(fields['stock'] ?? {})).map((source) => [source, 0])),
  parent: textOrNull(fields['parent']),
  parts: (Array.isArray(fields['parts']) ? fields['parts'] : []).flatMap((part: unknown) => {
    const sku: unknown = Reflect.get(Object(part), 'sku')
    return typeof sku === 'string' ? [{ option: 1, sku, quantity: 1 }] : []
  }),
  filters: textsOf(fields['filters']),
  attribute: textOrNull(fields['attribute']),
  option: typeof fields['option'] === 'number' ? fields['option'] : null,
})

type FieldFault = readonly [field: string, message: string]

/** What is wrong in what a product refers to. */
function productFaults(record: ProductReferences, { keys, types }: KnownKeys): FieldFault[] {
  const faults: FieldFault[] = []
  const known = (field: string, kind: 'sources' | 'brands' | 'categories', name: string) => {
    if (!keys[kind].has(name)) faults.push([field, `there is no ${name} among the ${kind}`])
  }
  if (record.brand !== null) known('brand', 'brands', record.brand)
  for (const category of record.categories) known('categories', 'categories', category)
  for (const source of Object.keys(record.stock)) known(`stock.${source}`, 'sources', source)
  if (record.parent !== null && types.get(record.parent) !== 'configurable')
    faults.push(['parent', `there is no configurable product ${record.parent}`])
  for (const { sku } of record.parts) {
    const type = types.get(sku)
    if (type === undefined) faults.push(['parts', `there is no product ${sku}`])
    else if (type === 'bundle') faults.push(['parts', `${sku} is a bundle itself`])
  }
  for (const value of record.filters)
    if (!filterValues.has(value)) faults.push(['filters', `there is no filter option ${value}`])
  const attribute = record.attribute === null ? undefined : attributeByCode.get(record.attribute)
  if (record.attribute !== null && !attribute)
    faults.push(['attribute', `must be ${[...attributeByCode.keys()].join(' or ')}`])
  if (attribute && record.option !== null && !attribute.options.some(({ value }) => value === record.option))
    faults.push(['option', `there is no option ${record.option} of ${attribute.code}`])
  return faults
}

/** What a product is stays: orders and carts hold it as that. */
const keptFaults = ({ record, before }: CompleteRecord<'products'>): FieldFault[] => [
  ...(before && before.type !== record.type
    ? [['type', `cannot be changed: it is ${before.type}`] as const]
    : []),
  ...(before && before.parent !== record.parent ? [['parent', 'cannot be changed'] as const] : []),
]

/** A record with a number of its own, as far as that number must belong to it alone. */
interface Numbered {
  readonly place: Place
  readonly key: string
  readonly id: number | undefined
  /** Whether the shop has it under another number. */
  readonly isOther: boolean
}

/** Records whose id belongs to another one. @param owners keys by id, of what the shop has */
function idFaults(records: readonly Numbered[], owners: ReadonlyMap<number, string>): GoodsFault[] {
  const taken = new Map(owners)
  const faults: GoodsFault[] = []
  for (const { place, key, id, isOther } of records) {
    if (id === undefined) continue
    const owner = taken.get(id) ?? key
    taken.set(id, owner)
    if (isOther) faults.push({ ...place, field: 'id', message: 'cannot be changed' })
    else if (owner !== key) faults.push({ ...place, field: 'id', message: `${id} is the id of ${owner}` })
  }
  return faults
}

/** The complete records of all files. */
export type CompleteGoods = { readonly [E in EntityName]: readonly CompleteRecord<E>[] }

/** Categories that are below themselves. */
function circleFaults(
  records: readonly CompleteRecord<'categories'>[],
  parents: ReadonlyMap<string, string | null>,
): GoodsFault[] {
  return records.flatMap(({ place, record }) => {
    const seen = new Set<string>([record.key])
    for (let above = record.parent; above !== null; above = parents.get(above) ?? null) {
      if (seen.has(above))
        return [{ ...place, field: 'parent', message: `${record.key} would be below itself` }]
      seen.add(above)
    }
    return []
  })
}

/**
 * What is wrong in what records refer to: categories, brands, stock sources, products and blocks that do not exist, and
 * what may not be changed.
 * @param refused products with other faults
 * @param parents keys of the categories above, after the import
 */
export function referenceFaults(
  goods: CompleteGoods,
  refused: readonly GivenRecord[],
  known: KnownKeys,
  parents: ReadonlyMap<string, string | null>,
): GoodsFault[] {
  const faults: GoodsFault[] = []
  const add = (place: Place, found: readonly FieldFault[]) => {
    for (const [field, message] of found) faults.push({ ...place, field, message })
  }
  for (const product of goods.products)
    add(product.place, [...productFaults(product.record, known), ...keptFaults(product)])
  for (const product of refused) add(product.place, productFaults(readableReferences(product), known))
  for (const { place, record } of goods.categories)
    if (record.parent !== null && !known.keys.categories.has(record.parent))
      faults.push({ ...place, field: 'parent', message: `there is no ${record.parent} among the categories` })
  faults.push(...circleFaults(goods.categories, parents))
  for (const { place, record } of goods.pages)
    for (const block of record.blocks)
      if (!known.keys.blocks.has(block))
        faults.push({ ...place, field: 'blocks', message: `there is no ${block} among the blocks` })
  for (const entity of ['brands', 'categories', 'products', 'blocks', 'pages'] as const) {
    const records = goods[entity].map(({ place, record, before }) => ({
      place,
      key: 'sku' in record ? record.sku : record.key,
      id: record.id,
      isOther: before !== undefined && before.id !== record.id,
    }))
    faults.push(...idFaults(records, known.idOwners[entity] ?? new Map()))
  }
  return faults
}
