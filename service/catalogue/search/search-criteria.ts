import type { CriteriaFilter, SearchCriteria } from '#domain/catalogue/search-criteria.ts'

/** Maximum page size, as in Magento; callers that need more turn pages. */
const LARGEST_PAGE = 300

const whole = (text: string | undefined): number | undefined => {
  const value = Number(text)
  return text !== undefined && Number.isInteger(value) && value > 0 ? value : undefined
}

/**
 * Reads Magento's flat `searchCriteria[...]` keys, in camel or snake case, in numeric order.
 * @returns undefined without criteria; a bare `searchCriteria=` is Magento's way to request everything
 */
export function readCriteria(query: Readonly<Record<string, unknown>>): SearchCriteria | undefined {
  const entries = Object.entries(query).flatMap(([key, value]): [string, string][] =>
    /^search_?criteria\b/i.test(key)
      ? [
          [
            key
              .replace(/^search_?criteria/i, '')
              .replaceAll('_', '')
              .toLowerCase(),
            String(value),
          ],
        ]
      : [],
  )
  const pick = (name: string): string | undefined => entries.find(([key]) => key === name)?.[1]
  const groups = new Map<number, Map<number, Partial<CriteriaFilter>>>(),
    orders = new Map<number, { field?: string; direction?: string }>()
  for (const [key, value] of entries) {
    const [, group, at, part] =
      /^\[filtergroups\]\[(\d+)\]\[filters\]\[(\d+)\]\[(field|value|conditiontype)\]$/.exec(key) ?? []
    if (part) {
      const filters = groups.get(Number(group)) ?? new Map<number, Partial<CriteriaFilter>>()
      groups.set(
        Number(group),
        filters.set(Number(at), {
          ...filters.get(Number(at)),
          [part === 'conditiontype' ? 'condition_type' : part]: value,
        }),
      )
    }
    const [, place, side] = /^\[sortorders\]\[(\d+)\]\[(field|direction)\]$/.exec(key) ?? []
    if (side) orders.set(Number(place), { ...orders.get(Number(place)), [side]: value })
  }
  const inOrder = <T>(map: ReadonlyMap<number, T>): T[] =>
    [...map].sort(([a], [b]) => a - b).map(([, value]) => value)
  const filterGroups = inOrder(groups)
    .map((filters) => ({
      filters: inOrder(filters).flatMap(({ field, value, condition_type: condition = 'eq' }) =>
        field && value !== undefined ? [{ field, value, condition_type: condition.toLowerCase() }] : [],
      ),
    }))
    .filter(({ filters }) => filters.length > 0)
  const sortOrders = inOrder(orders).flatMap(({ field, direction = '' }) =>
    field ? [{ field, direction: direction.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' }] : [],
  )
  const pageSize = whole(pick('[pagesize]')),
    currentPage = whole(pick('[currentpage]'))
  if (filterGroups.length === 0 && sortOrders.length === 0 && pageSize === undefined) return undefined
  return {
    filter_groups: filterGroups,
    ...(sortOrders.length > 0 ? { sort_orders: sortOrders } : {}),
    page_size: pageSize === undefined ? null : Math.min(pageSize, LARGEST_PAGE),
    current_page: currentPage ?? 1,
  }
}
