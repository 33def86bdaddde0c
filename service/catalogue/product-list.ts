import { catalogueRefusals } from '#domain/catalogue/refusals.ts'
import { ownValue } from '#domain/contract/own-value.ts'
import { listingOf, type CriteriaFilter, type SearchCriteria } from '#domain/catalogue/search-criteria.ts'
import { isSpecialOn } from '#domain/catalogue/price.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { toDecimal } from '#domain/money/money.ts'
import { invalidValue, refuse } from '#service/http/fault.ts'
import { filterAttributes } from './filter-attributes.ts'
import { chosenIds, present, recordsOf, type Viewer } from './listing.ts'
import type { WireProduct } from './product-wire.ts'
import { advertised, finalMinor, loadRecords, type ProductRecord } from './record-store.ts'
import { readCriteria } from './search/search-criteria.ts'

type Value = number | string | null
type Valued = (record: ProductRecord) => Value | readonly Value[]

/** Fields for Magento filters and sort orders that listings do not have. `price` is the group's price. */
const fieldsOf = ({ group, now }: Viewer): Readonly<Record<string, Valued>> => {
  const today = toHongKongDate(now)
  return {
    sku: (record) => record.sku,
    name: (record) => record.name,
    type_id: (record) => record.type_id,
    price: (record) => toDecimal(finalMinor(record, group, today)),
    special_price: (record) => specialPrice(record, group, today),
    entity_id: (record) => record.id,
    created_at: (record) => formatServiceTime(record.created_at),
    updated_at: (record) => formatServiceTime(record.updated_at),
    position: (record) => record.id,
    status: (record) => record.status,
    visibility: (record) => record.visibility,
    weight: (record) => record.weight_g / 1000,
    stock_status: (record) => Number(record.salable > 0),
    popular: (record) => (record.is_popular ? 1 : null),
    latest: (record) => (record.is_latest ? 1 : null),
    brand_url_key: (record) => record.brand_url_key,
    category_id: (record) => record.categories.map(({ id }) => id),
    ...Object.fromEntries(
      filterAttributes.map(({ field, options }) => [
        field,
        (record: ProductRecord) =>
          record.filter_options.filter((option) => options.some(({ value }) => value === option)),
      ]),
    ),
  }
}

const specialPrice: (...args: Parameters<typeof finalMinor>) => number | null = (record, group, today) => {
  const { terms } = advertised(record, group, today)
  return isSpecialOn(terms, today) && terms.specialPriceMinor != null
    ? toDecimal(terms.specialPriceMinor)
    : null
}

/**
 * Reads a field by the name that a caller gave; `__proto__` and `constructor` are unknown fields.
 * @throws Fault 400 for an unknown field, as in Magento: ignoring a filter would show what it should hide
 */
function fieldOf(fields: Readonly<Record<string, Valued>>, name: string): Valued {
  const field = ownValue(fields, name)
  if (!field) throw refuse(catalogueRefusals.sortUnknown, [name.slice(0, 100)])
  return field
}

/** Compares numbers by size and everything else alphabetically. */
const compare = (value: Value, wanted: string): number => {
  const [a, b] = [Number(value), Number(wanted)]
  return Number.isFinite(a) && Number.isFinite(b) ? a - b : String(value).localeCompare(wanted)
}
const isSame = (value: Value, wanted: string) =>
  value !== null &&
  (typeof value === 'number' ? wanted.trim() !== '' && Number(wanted) === value : value === wanted)
const isAmong = (value: Value, wanted: string) => wanted.split(',').some((one) => isSame(value, one))
const isLike = (value: Value, wanted: string) =>
  value !== null && String(value).toLowerCase().includes(wanted.replaceAll('%', '').toLowerCase())

/** Conditions that match if any value of the field matches. */
const conditions: Readonly<Record<string, (value: Value, wanted: string) => boolean>> = {
  eq: isSame,
  finset: isSame,
  in: isAmong,
  like: isLike,
  gt: (value, wanted) => value !== null && compare(value, wanted) > 0,
  lt: (value, wanted) => value !== null && compare(value, wanted) < 0,
  gteq: (value, wanted) => value !== null && compare(value, wanted) >= 0,
  lteq: (value, wanted) => value !== null && compare(value, wanted) <= 0,
  notnull: (value) => value !== null,
}
const sameAs: Readonly<Record<string, string>> = { from: 'gteq', moreq: 'gteq', to: 'lteq' }
/** Conditions that match if no value of the field matches. */
const opposites: Readonly<Record<string, string>> = {
  neq: 'eq',
  nin: 'in',
  nfinset: 'finset',
  nlike: 'like',
  null: 'notnull',
}

/** Magento's conditions (lib/Api/SearchCriteria). @throws Fault 400 for a field or a condition that does not exist */
function fits(
  record: ProductRecord,
  { field, value: wanted, condition_type: condition }: CriteriaFilter,
  fields: Readonly<Record<string, Valued>>,
): boolean {
  const value = fieldOf(fields, field)(record)
  const values: readonly Value[] = Array.isArray(value) ? (value as readonly Value[]) : [value as Value]
  const opposite = ownValue(opposites, condition)
  const name = opposite ?? ownValue(sameAs, condition) ?? condition
  const test = ownValue(conditions, name)
  if (!test) throw invalidValue('condition_type', condition)
  return values.some((one) => test(one, wanted)) === (opposite === undefined)
}

function inOrder(
  records: ProductRecord[],
  { sort_orders: [order] = [] }: SearchCriteria,
  fields: Readonly<Record<string, Valued>>,
): ProductRecord[] {
  if (!order) return records
  const key = fieldOf(fields, order.field)
  const sign = order.direction === 'DESC' ? -1 : 1
  return records.toSorted((a, b) => {
    const x = key(a),
      y = key(b)
    return (
      sign * (typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y)))
    )
  })
}

/**
 * `GET /magento/{languageCode}/products`: everything of the group, or what Magento's criteria ask for. What a
 * listing of ours asks is answered from the cached catalogue, and only its page is read; other filters and orders look
 * at the products themselves. A page tells no long texts: a product's own call does.
 */
export async function listItems(
  viewer: Viewer,
  query: Readonly<Record<string, unknown>>,
): Promise<{ items: WireProduct[]; total_count: number; search_criteria: SearchCriteria }> {
  const criteria = readCriteria(query)
  if (!criteria) {
    const items = await present(
      viewer,
      await loadRecords(viewer.db, viewer.language, 'p.visibility = 4'),
      true,
    )
    return {
      items,
      total_count: items.length,
      search_criteria: { filter_groups: [], page_size: null, current_page: 1 },
    }
  }
  const { search, rest, isOrdered } = listingOf(criteria),
    { page_size: size, current_page: page } = criteria
  const cut = <T extends { slice(from: number, to?: number): T }>(list: T): T =>
    size === null ? list : list.slice((page - 1) * size, page * size)
  const ids = await chosenIds(viewer, search)
  const answer = async (records: ProductRecord[], total: number) => ({
    items: await present(viewer, records, size === null),
    total_count: total,
    search_criteria: criteria,
  })
  if (rest.length === 0 && isOrdered) return answer(await recordsOf(viewer, [...cut(ids)]), ids.length)
  const fields = fieldsOf(viewer),
    found = (await recordsOf(viewer, [...ids])).filter((record) =>
      rest.every(({ filters }) => filters.some((filter) => fits(record, filter, fields))),
    )
  return answer(cut(isOrdered ? found : inOrder(found, criteria, fields)), found.length)
}
