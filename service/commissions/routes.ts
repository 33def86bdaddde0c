import { commissionRefusals } from '#domain/commissions/refusals.ts'
import * as api from '#domain/commissions/api.ts'
import { COMMISSION_COUNTRY } from '#domain/commissions/country.ts'
import { isPeriod, lastDayOf, periodOfDay, previousPeriod, type Period } from '#domain/commissions/period.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { invalidValue, refuse } from '#service/http/fault.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { settleVolume } from './close.ts'
import {
  isAssociate,
  listPayments,
  readAssociate,
  readPast,
  readSummaries,
  type PeriodSummary,
} from './store.ts'
import { commissionToWire, estimateToWire, paymentToWire } from './wire.ts'

const noDetails = () => refuse(commissionRefusals.noDetails)

/** Figures for someone with a team or earlier figures, in a period without activity yet. */
const nothingYet = (period: Period): PeriodSummary => ({
  period,
  closedAt: null,
  level: 'associate',
  reached: { ppv: 0, dpv: 0, active_legs: 0, leg_points: 0 },
  meals: 0,
  enrolled: null,
  amounts: { 'product commission payment': 0, 'pack commission check': 0 },
  paidOn: null,
  isPaid: false,
})

interface CommissionQuery {
  query_account: string
  query_country: string
  query_business_period: string
}

/** @throws Fault 400 'Unable to find details.' for a period without figures, in the future, or of another's account */
async function readCommission(query: CommissionQuery, { db, now, requireCustomer }: RequestContext) {
  const period = query.query_business_period
  if (!isPeriod(period)) throw invalidValue('query_business_period', period)
  if (query.query_country !== COMMISSION_COUNTRY) throw invalidValue('query_country', query.query_country)
  const today = toHongKongDate(now)
  const running = periodOfDay(today)
  const { id } = requireCustomer()
  const associate = await readAssociate(db, id, period)
  if (associate?.referral_id !== query.query_account || period > running) throw noDetails()
  await settleVolume(db, now)
  const before = previousPeriod(period)
  const summaries = await readSummaries(db, id, [period, before], today)
  const past = await readPast(db, id, period)
  const isKnown = period === running && (associate.legs > 0 || past.periods > 0)
  const summary = summaries.get(period) ?? (isKnown ? nothingYet(period) : undefined)
  if (!summary) throw noDetails()
  return [commissionToWire({ summary, previous: summaries.get(before), associate, past, now })]
}

/** @throws Fault 400 for a text that is not a calendar day */
const readDay = (day: string, field: string): string => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && day.slice(8) > '00' && day <= lastDayOf(periodOfDay(day))
  if (!isDay || !isPeriod(periodOfDay(day))) throw invalidValue(field, day)
  return day
}

/** @throws Fault 400 with the messages that the report shows as "empty" (C-7.5) */
async function readPayments(
  given: { start_date: string; end_date: string },
  { db, now, requireCustomer }: RequestContext,
) {
  const from = periodOfDay(readDay(given.start_date, 'start_date'))
  const to = periodOfDay(readDay(given.end_date, 'end_date'))
  const { id } = requireCustomer()
  if (!(await isAssociate(db, id))) throw refuse(commissionRefusals.noCustomer)
  const today = toHongKongDate(now)
  const running = periodOfDay(today)
  await settleVolume(db, now)
  // A finished period is closed within the hour; until then its amounts are estimates like those of the current one.
  const open = [running, previousPeriod(running)].filter((period) => from <= period && period <= to)
  const estimates = [...(await readSummaries(db, id, open, today)).values()]
    .filter(({ closedAt }) => closedAt === null)
    .toSorted((a, b) => b.period.localeCompare(a.period))
  const lines = [
    ...estimates.flatMap(estimateToWire),
    ...(await listPayments(db, id, { from, to, today })).map((row) => paymentToWire(row, today)),
  ]
  if (lines.length === 0) throw refuse(commissionRefusals.noChecks)
  return lines
}

/** Figures and payments of an associate (C-7.5; docs/decisions/0016). */
export const commissionsRoutes: Route[] = [
  route(api.getCommission, ({ body }, context) => readCommission(body, context)),
  route(api.listCommissionPayments, ({ body }, context) => readPayments(body, context)),
]
