/** Magento's `searchCriteria[...]` as far as a listing needs it: paging, sorting and the filters sku, name, category_id, type_id and price. */
export interface Criteria { readonly pageSize: number | undefined, readonly currentPage: number, readonly sortField: string | undefined, readonly descending: boolean, readonly filters: readonly Filter[] }
export interface Filter { readonly field: string, readonly value: string, readonly condition: string }

const whole = (text: unknown): number | undefined => { const value = Number(text); return text !== undefined && Number.isInteger(value) && value > 0 ? value : undefined }

/** Reads the flat query keys; both `searchCriteria` and `search_criteria`, camel or snake case, are taken. */
export function readCriteria(query: Readonly<Record<string, unknown>>): Criteria {
  const entries = Object.entries(query).flatMap(([key, value]): [string, string][] => (/^search_?criteria\b/i.test(key) ? [[key.replace(/^search_?criteria/i, '').replaceAll('_', '').toLowerCase(), String(value)]] : []))
  const pick = (name: string): string | undefined => entries.find(([key]) => key === name)?.[1]
  const filters = new Map<string, { field?: string, value?: string, conditiontype?: string }>()
  for (const [key, value] of entries) {
    const match = /^\[filtergroups\]\[(\d+)\]\[filters\]\[(\d+)\]\[(field|value|conditiontype)\]$/.exec(key)
    if (match) filters.set(`${match[1]}.${match[2]}`, { ...filters.get(`${match[1]}.${match[2]}`), [match[3]!]: value })
  }
  return {
    pageSize: whole(pick('[pagesize]')), currentPage: whole(pick('[currentpage]')) ?? 1, sortField: pick('[sortorders][0][field]'), descending: (pick('[sortorders][0][direction]') ?? '').toUpperCase() === 'DESC',
    filters: [...filters.values()].flatMap((filter) => (filter.field && filter.value !== undefined ? [{ field: filter.field, value: filter.value, condition: (filter.conditiontype ?? 'eq').toLowerCase() }] : [])),
  }
}
