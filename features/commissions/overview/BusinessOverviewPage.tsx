import { chartWindow } from '#domain/commissions/figures.ts'
import { tasksOf } from '#domain/commissions/tasks.ts'
import { periodOfDay, shownPeriod } from '#domain/commissions/period.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { customerFlags } from '#domain/customers/flags.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { listInvitations } from '#domain/enrollments/api.ts'
import { expiryOf, type Expiry } from '#domain/membership/expiry.ts'
import { toMinor } from '#domain/money/money.ts'
import { listOrders } from '#domain/orders/api.ts'
import { mustPayNow } from '#domain/orders/payment-state.ts'
import { getPayoutCredit, getPayoutStatus, getPendingPay } from '#domain/payouts/api.ts'
import { getCommon } from '#domain/store/api.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useLanguage } from '#features/kit/session.ts'
import { useServiceNow } from '#features/kit/service-clock.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BusinessOverviewView } from './BusinessOverviewView.tsx'
import type { BusinessLinks } from './links.ts'
import { commissionQuery, paymentsQuery } from '../queries.ts'

export interface BusinessOverviewProps {
  customer: Customer
  /** Formats the end of a membership; provided by the application, because it belongs to another feature. */
  sayExpiry: (expiry: Expiry) => string
  links: BusinessLinks
}

/** Reads for tasks and single figures: a failure removes only its own line. */
function useAffairs(customer: Customer, now: Date) {
  const { code: languageCode } = useLanguage()
  const common = useQuery(handledQuery(getCommon, { params: { languageCode } }))
  // the same query as the orders below, so it is sent once
  const orders = useQuery(
    handledQuery(listOrders, { query: { sorted: '1', searchCriteria: { pageSize: 20, currentPage: 1 } } }),
  )
  const invitations = useQuery(handledQuery(listInvitations))
  const payout = useQuery({ ...handledQuery(getPayoutStatus), ...retriedQuietly })
  const pending = useQuery({ ...handledQuery(getPendingPay), ...retriedQuietly })
  const credit = useQuery({ ...handledQuery(getPayoutCredit), ...retriedQuietly })
  // what is read for tasks and figures above the others: they are drawn together, so that none pushes another down
  const isSettled = [common, orders, invitations, payout, pending, credit].every(
    ({ isPending }) => !isPending,
  )
  const list = Array.isArray(orders.data) ? orders.data : orders.data?.items
  const due = list?.find(({ status }) => mustPayNow(status))
  const flags = customerFlags(customer, now, common.data?.membership.associateRenewIn ?? 0)
  const tasks = tasksOf({
    dueOrder: due && {
      id: due.entity_id ?? 0,
      number: due.increment_id ?? String(due.entity_id ?? ''),
      amountMinor: toMinor(due.total_due ?? due.grand_total),
    },
    expiry: expiryOf(flags),
    invitations: invitations.data,
    waitingMinor: pending.data === undefined ? undefined : toMinor(pending.data),
    hasPayoutAccount: payout.data?.isActive,
  })
  return { tasks, invitations, credit, isSettled }
}

/** Overview of an associate at /dashboard: tasks, earnings and the requirements of the next level. */
export function BusinessOverviewPage({ customer, sayExpiry, links }: BusinessOverviewProps) {
  const [search, setSearch] = useSearchParams()
  const now = useServiceNow()
  const today = toHongKongDate(now)
  const running = periodOfDay(today)
  const period = shownPeriod(search.get('period'), running)
  const number = attributeText(customer.custom_attributes, 'referral_id') ?? ''
  const figures = useQuery(commissionQuery(number, period))
  const payments = useQuery(paymentsQuery(chartWindow(period)))
  const { tasks, invitations, credit, isSettled } = useAffairs(customer, now)
  // once drawn, another period replaces the figures alone
  const [isDrawn, setDrawn] = useState(false)
  if (!isDrawn && isSettled && !figures.isPending && !payments.isPending) setDrawn(true)
  // keeps showing the previous period's level until the new figures arrive
  const [level, setLevel] = useState<string>()
  const known = figures.data === undefined ? level : (figures.data?.current_level ?? undefined)
  if (known !== level) setLevel(known)
  return (
    <BusinessOverviewView
      isComing={!isDrawn}
      customer={customer}
      memberNumber={number}
      today={today}
      running={running}
      period={period}
      onPeriod={(next) => {
        setSearch(next === running ? {} : { period: next }, { preventScrollReset: true })
      }}
      tasks={tasks}
      sayExpiry={sayExpiry}
      links={links}
      figures={figures.data}
      figuresFailure={readFailure(figures)}
      level={level}
      payments={payments.data?.payments}
      paymentsFailure={readFailure(payments)}
      creditMinor={credit.data === undefined ? null : toMinor(credit.data)}
      invitations={invitations.data}
      invitationsFailure={readFailure(invitations)}
    />
  )
}
