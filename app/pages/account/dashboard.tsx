import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { OverviewPage } from '#features/dashboard'
import { useSession } from '#features/kit/session.ts'
import { withWords } from '#features/kit/words.ts'
import { LoyaltyStat } from '#features/loyalty'
import { UpgradeOffer } from '#features/membership'
import { OrderGoodsText, OrderStatus } from '#features/orders'
import { lazy, Suspense } from 'react'
import { storedGroup } from '../../client/stored-group.ts'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

/** For associates only. */
const loadBusinessOverview = async () => ({
  default: (await withWords('business-overview', () => import('../../joins/BusinessOverview.tsx')))
    .BusinessOverview,
})
const BusinessOverview = lazy(loadBusinessOverview)

/** Below the fold. */
const OverviewOffers = lazy(async () => ({
  default: (await withWords('overview-offers', () => import('../../joins/OverviewOffers.tsx')))
    .OverviewOffers,
}))

// An associate's last visit says so: the script is fetched before the profile is read, not after it. A failure is repeated as it is drawn.
if (storedGroup() === 'associate') loadBusinessOverview().catch(() => undefined)

/** The account overview; for associates the business overview comes first. */
export function Page() {
  const { customer, group } = useSession()
  const isAssociate = customer !== null && group === 'associate'
  return (
    <Dashboard current="dashboard">
      <Stack gap={8}>
        {isAssociate && (
          <Suspense fallback={<Skeleton shape="block" height="screen" />}>
            <BusinessOverview customer={customer} />
          </Suspense>
        )}
        {/* always at the same position in the tree: it would be remounted, and read twice, when the profile arrives */}
        <OverviewPage
          customer={customer}
          OrderStatus={OrderStatus}
          OrderGoods={OrderGoodsText}
          Offers={OverviewOffers}
          isPart={isAssociate}
        />
        {customer && <LoyaltyStat />}
        {group === 'preferred' && <UpgradeOffer />}
      </Stack>
    </Dashboard>
  )
}
export const title: PageTitle = ({ intl, group }) =>
  intl.formatMessage({ id: group === 'associate' ? 'dashboard.nav.overview' : 'shell.nav.account' })
