import { listingOf, type CriteriaFilter, type SearchCriteria } from '#domain/catalogue/search-criteria.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { toDecimal } from '#domain/money/money.ts'
import { chosenIds, present, recordsOf, type Viewer } from './listing.ts'
import type { WireProduct } from './product-wire.ts'
import { finalMinor, loadRecords, type ProductRecord } from './records.ts'
import { readCriteria } from './search-criteria.ts'

type Valued = (record: ProductRecord) => number | string

/** What a filter or an order other than a listing's own can look at. `price` is what the group pays. */
const fieldsOf = ({ group, now }: Viewer): Readonly<Record<string, Valued>> => {
  const today = toHongKongDate(now)
  return {
    sku: (record) => record.sku, name: (record) => record.name, type_id: (record) => record.type_id, price: (record) => toDecimal(finalMinor(record, group, today)), entity_id: (record) => record.id,
    created_at: (record) => record.created_at.getTime(), position: (record) => record.id, stock_status: (record) => Number(record.salable > 0), popular: (record) => Number(record.is_popular), latest: (record) => Number(record.is_latest),
  }
}

/** An unknown field narrows nothing down. */
function fits(record: ProductRecord, { field, value: wanted, condition_type: condition }: CriteriaFilter, fields: Readonly<Record<string, Valued>>): boolean {
  if (field === 'category_id') return wanted.split(',').some((id) => record.categories.some((category) => String(category.id) === id)) === (condition !== 'neq')
  const value = fields[field]?.(record)
  if (value === undefined) return true
  switch (condition) {
    case 'like': return String(value).toLowerCase().includes(wanted.replaceAll('%', '').toLowerCase())
    case 'in': return wanted.split(',').includes(String(value))
    case 'gteq': case 'from': return Number(value) >= Number(wanted)
    case 'lteq': case 'to': return Number(value) <= Number(wanted)
    case 'neq': return String(value) !== wanted
    default: return String(value) === wanted
  }
}

function inOrder(records: ProductRecord[], { sort_orders: [order] = [] }: SearchCriteria, fields: Readonly<Record<string, Valued>>): ProductRecord[] {
  const key = order && fields[order.field]
  if (!key) return records
  const sign = order.direction === 'DESC' ? -1 : 1
  return records.toSorted((a, b) => { const x = key(a), y = key(b); return sign * (typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y))) })
}

/**
 * `GET /magento/{languageCode}/products` (shopping.md §7): everything of the group, or what Magento's criteria ask for.
 * What a listing of ours asks is answered from the kept catalogue, and only its page is read; other filters and orders look at the products themselves.
 * A page tells no long texts: a product's own call does.
 */
export async function listItems(viewer: Viewer, query: Readonly<Record<string, unknown>>): Promise<{ items: WireProduct[], total_count: number, search_criteria: SearchCriteria }> {
  const criteria = readCriteria(query)
  if (!criteria) {
    const items = await present(viewer, await loadRecords(viewer.db, viewer.language, 'p.visibility = 4'), true)
    return { items, total_count: items.length, search_criteria: { filter_groups: [], page_size: null, current_page: 1 } }
  }
  const { search, rest, isOrdered } = listingOf(criteria), { page_size: size, current_page: page } = criteria
  const cut = <T extends { slice(from: number, to?: number): T }>(list: T): T => (size === null ? list : list.slice((page - 1) * size, page * size))
  const ids = await chosenIds(viewer, search)
  const answer = async (records: ProductRecord[], total: number) => ({ items: await present(viewer, records, size === null), total_count: total, search_criteria: criteria })
  if (rest.length === 0 && isOrdered) return answer(await recordsOf(viewer, [...cut(ids)]), ids.length)
  const fields = fieldsOf(viewer), found = (await recordsOf(viewer, [...ids])).filter((record) => rest.every(({ filters }) => filters.some((filter) => fits(record, filter, fields))))
  return answer(cut(isOrdered ? found : inOrder(found, criteria, fields)), found.length)
}
