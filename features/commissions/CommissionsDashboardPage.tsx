import { chartPeriods, openDashboard, withFailure, withPeriod } from '#domain/commissions/dashboard-state.ts'
import { periodOfDay, shownPeriod } from '#domain/commissions/period.ts'
import { attributeText } from '#domain/contract/attributes.ts'
import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useServiceNow } from '#features/kit/service-clock.ts'
import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { CommissionsDashboardView } from './CommissionsDashboardView.tsx'
import { CommissionsFrame } from './CommissionsFrame.tsx'
import { commissionQuery } from './queries.ts'

/** /commissions/dashboard: the figures of a business period, which is in the address. Rendered inside the dashboard. */
export function CommissionsDashboardPage() {
  const { customer } = useSession()
  const [search, setSearch] = useSearchParams()
  const running = periodOfDay(toHongKongDate(useServiceNow()))
  const period = shownPeriod(search.get('period'), running)
  const account = attributeText(customer?.custom_attributes, 'referral_id')
  const { prevPeriod } = openDashboard(period)
  const periods = [...new Set([period, prevPeriod, ...chartPeriods(period, running)])]
  const reads = useQueries({
    queries: periods.map((one) => ({
      ...commissionQuery(account ?? '', one),
      enabled: account !== undefined && account !== '',
    })),
  })
  let state = openDashboard(period)
  for (const [index, one] of periods.entries()) {
    const { data, error } = reads[index] ?? {}
    if (data !== undefined) state = withPeriod(state, one, data ? [data] : [])
    else if (error) state = withFailure(state, one, error.message)
  }
  return (
    <CommissionsFrame current="period">
      <CommissionsDashboardView
        state={state}
        running={running}
        failures={Object.fromEntries(
          periods.map((one, index) => [one, reads[index] ? readFailure(reads[index]) : undefined]),
        )}
        onPeriod={(next) => {
          setSearch(next === running ? {} : { period: next }, { preventScrollReset: true })
        }}
      />
    </CommissionsFrame>
  )
}
