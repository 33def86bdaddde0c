import { toHongKongDate } from '../dates/hong-kong.ts'
import { parseServiceTime, wholeDaysBetween } from '../dates/service-time.ts'
import { csvOf, type CsvCell } from '../export/csv.ts'
import { parsePoints, type TenThousandths } from './points.ts'
import { ledgerKinds, type LedgerKind } from './ledger-kinds.ts'
import type { ExpiringPoints, LedgerLine } from './schema.ts'

/** A line of the ledger for display. */
export interface LedgerRow {
  id: string
  /** Hong Kong date, 'YYYY-MM-DD'; its month is the line's group. */
  day: string
  month: string
  /** Undefined for a kind that only another service uses; the description is shown instead. */
  kind: LedgerKind | undefined
  description: string
  orderNumber: string | null
  /** Id for the link to the order's page. */
  orderId: number | null
  /** Signed. */
  points: TenThousandths
  /** Balance after this line. */
  balance: TenThousandths
}

/** Converts lines of the service, keeping their order. */
export const ledgerRows = (lines: readonly LedgerLine[]): LedgerRow[] =>
  lines.map((line, index) => {
    const day = toHongKongDate(parseServiceTime(line.date))
    return {
      id: String(line.id ?? `${index}`),
      day,
      month: day.slice(0, 7),
      kind: ledgerKinds.find((kind) => kind === line.kind),
      description: line.description,
      orderNumber: line.order_number ?? null,
      orderId: line.order_id ?? null,
      points: parsePoints(line.points),
      balance: parsePoints(line.balance),
    }
  })

/** Points that expire on one day, and the balance left after it. */
export interface ExpiryRow {
  id: string
  /** The last day, a Hong Kong date. */
  day: string
  points: TenThousandths
  left: TenThousandths
}

/** Expiry schedule from today on, earliest first, each with the balance left if nothing else happens. */
export function expiryRows(
  schedule: readonly ExpiringPoints[],
  balance: TenThousandths,
  today: string,
): ExpiryRow[] {
  let left = balance
  return schedule
    .map(({ points, expiry_date: date }) => ({ day: date.slice(0, 10), points: parsePoints(points) }))
    .filter(({ day, points }) => day >= today && points > 0)
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ day, points }) => ({ id: day, day, points, left: (left = Math.max(0, left - points)) }))
}

/** The next points to expire, and in how many days; null when none do. */
export function nextExpiry(
  rows: readonly ExpiryRow[],
  today: string,
): { points: TenThousandths; day: string; days: number } | null {
  const [first] = rows
  return first ? { points: first.points, day: first.day, days: wholeDaysBetween(today, first.day) } : null
}

const decimal = (points: TenThousandths) => points / 10_000

/**
 * Exports the ledger for spreadsheets, newest first.
 * @param describe text of a line in the page's language
 * @param head names of the five columns
 */
export const ledgerCsv = (
  rows: readonly LedgerRow[],
  head: readonly string[],
  describe: (row: LedgerRow) => string,
): string =>
  csvOf([
    head,
    ...rows.map((row): CsvCell[] => [
      row.day,
      describe(row),
      row.orderNumber,
      decimal(row.points),
      decimal(row.balance),
    ]),
  ])
