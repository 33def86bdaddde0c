import { invalidValue } from '#service/http/fault.ts'

/** Default and maximum number of orders on a page. */
const UNPAGED_LIMIT = 500
const MOST_ON_PAGE = 100

function wholeNumber(
  query: Readonly<Record<string, unknown>>,
  field: string,
  most: number,
): number | undefined {
  const value = query[`searchCriteria[${field}]`]
  if (value === undefined) return undefined
  if (typeof value !== 'string' || !/^[1-9]\d{0,6}$/.test(value) || Number(value) > most)
    throw invalidValue(field, String(value))
  return Number(value)
}

/**
 * Rows selected by Magento's `searchCriteria[pageSize]` and `searchCriteria[currentPage]`; without them the first
 * UNPAGED_LIMIT.
 * @throws Fault 400 for anything but whole numbers from 1, and for more than MOST_ON_PAGE
 */
export function readPage(query: Readonly<Record<string, unknown>> = {}): { limit: number; offset: number } {
  const page = wholeNumber(query, 'currentPage', 1_000_000) ?? 1
  const size = wholeNumber(query, 'pageSize', MOST_ON_PAGE)
  const limit = size ?? UNPAGED_LIMIT
  return { limit, offset: (page - 1) * limit }
}
