import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { getExpirySchedule } from '#domain/loyalty/api.ts'
import { expiryRows } from '#domain/loyalty/ledger.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useProfileFailure, useSession } from '#features/kit/session.ts'
import { useServiceNow } from '#features/kit/service-clock.ts'
import { useQuery } from '@tanstack/react-query'
import { balanceOf } from './balance.ts'

/** The signed-in customer's points and when they expire. Each part fails alone. */
export function usePoints() {
  const { customer, isSignedIn } = useSession()
  const profileFailure = useProfileFailure()
  const schedule = useQuery({ ...handledQuery(getExpirySchedule), enabled: isSignedIn, staleTime: 0 })
  const today = toHongKongDate(useServiceNow())
  const balance = customer ? balanceOf(customer) : undefined
  return {
    balance,
    balanceFailure: profileFailure,
    expiring: schedule.data && balance !== undefined ? expiryRows(schedule.data, balance, today) : undefined,
    expiringFailure: readFailure(schedule),
    today,
  }
}
