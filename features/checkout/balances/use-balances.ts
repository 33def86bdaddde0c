import type { TotalsView } from '#domain/cart/cart-view.ts'
import { getCreditUse } from '#domain/checkout/api.ts'
import { checkPoints, getPointsUse } from '#domain/loyalty/api.ts'
import { getPayoutCredit } from '#domain/payouts/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useQuery } from '@tanstack/react-query'
import { useBalanceChange } from './use-balance-change.ts'

/** Whether the service lacks these calls or the cart is gone: nothing is offered and nothing reported. */
const isMissing = (error: Error | null) => error instanceof ServiceFault && error.status === 404

/**
 * Returns the customer's loyalty points and payout credit at checkout: what the service answers of them,
 * and the switches. A switch shows the requested state until the service answers, and reverts with a notification on
 * refusal.
 */
export function useBalances(totals: TotalsView | undefined, isAssociate: boolean) {
  const { wanted, set } = useBalanceChange(totals?.couponCode !== undefined)
  const points = useQuery({ ...handledQuery(checkPoints), staleTime: 0 })
  const pointsUse = useQuery({ ...handledQuery(getPointsUse), staleTime: 0 })
  // only associates have payout credit
  const credit = useQuery({ ...handledQuery(getPayoutCredit), staleTime: 0, enabled: isAssociate })
  const creditUse = useQuery({ ...handledQuery(getCreditUse), staleTime: 0, enabled: isAssociate })
  const needed = [points, pointsUse, ...(isAssociate ? [credit, creditUse] : [])]

  return {
    /** What the service has answered so far. */
    answers: {
      points: points.data,
      pointsUse: pointsUse.data,
      credit: credit.data,
      creditUse: creditUse.data,
    },
    isLoading: needed.some(({ isLoading }) => isLoading),
    failure: needed.some(({ error }) => isMissing(error)) ? undefined : readFailure(...needed),
    /** Whether points pay for the cart; true as soon as requested, before the service answers. */
    arePointsUsed: wanted.points ?? pointsUse.data ?? false,
    /** Changes without an answer yet. */
    wanted,
    set,
  }
}
