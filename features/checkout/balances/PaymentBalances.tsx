import { Skeleton } from '#design-system/Skeleton'
import { lazy, Suspense } from 'react'
import type { OwnBalancesProps } from './OwnBalances.tsx'

const OwnBalances = lazy(() =>
  import('./OwnBalances.tsx').then((module) => ({ default: module.OwnBalances })),
)

/** The switches for points and payout credit, loaded lazily after their step. */
export const PaymentBalances = (props: OwnBalancesProps) => (
  <Suspense fallback={<Skeleton shape="text" lines={2} />}>
    <OwnBalances {...props} />
  </Suspense>
)
