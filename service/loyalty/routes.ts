import type * as z from 'zod/mini'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { formatServiceTime } from '#domain/dates/service-time.ts'
import { getExpirySchedule, getLedger } from '#domain/loyalty/api.ts'
import { pointsText } from '#domain/loyalty/points.ts'
import type { LedgerLine } from '#domain/loyalty/schema.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { invalidValue } from '#service/http/fault.ts'
import { route, type Route } from '#service/http/route.ts'
import { inLanguage, languageOfStore } from '#service/languages/six-languages.ts'
import { expirySchedule, ledgerLines, settlePoints, type EntryRow } from './store.ts'
import { ledgerTexts } from './texts.ts'

/** Default and maximum number of lines in an answer. */
const LINES = { usual: 500, most: 5_000 }
/** @throws Fault 400 for anything but a positive whole number */
const positive = (name: 'before' | 'limit', text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,14}$/.test(text)) throw invalidValue(name, text)
  return Number(text)
}

const lineWire = (row: EntryRow, language: LanguageCode): z.input<typeof LedgerLine> => ({
  date: formatServiceTime(row.created_at),
  description: inLanguage(ledgerTexts[row.kind], language),
  order_number: row.order_number,
  points: pointsText(row.points),
  balance: pointsText(row.balance),
  id: row.id,
  kind: row.kind,
  order_id: row.order_id,
})

/** The customer's points: expiry schedule and ledger (C-7.6). */
export const loyaltyRoutes: Route[] = [
  route(getExpirySchedule, async (_request, { db, now, requireCustomer }) =>
    (await expirySchedule(db, requireCustomer().id, toHongKongDate(now))).map(({ expires_on, points }) => ({
      points: pointsText(points),
      expiry_date: expires_on,
    })),
  ),
  route(getLedger, async ({ query }, { db, now, store, requireCustomer }) => {
    const customer = requireCustomer()
    await settlePoints(db, customer.id, now)
    const page = {
      before: positive('before', query.before),
      limit: Math.min(positive('limit', query.limit) ?? LINES.usual, LINES.most),
    }
    const language = languageOfStore(store.code)
    return (await ledgerLines(db, customer.id, page)).map((row) => lineWire(row, language))
  }),
]
