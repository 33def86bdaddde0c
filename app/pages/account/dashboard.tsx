import { paths } from '#domain/store/paths.ts'
import { Stack } from '#design-system/Stack'
import { BusinessOverviewPage } from '#features/business-overview'
import { CustomerDetails } from '#features/customers'
import { OverviewPage } from '#features/dashboard'
import { useSession } from '#features/kit/session.ts'
import { LoyaltyStat } from '#features/loyalty'
import { UpgradeOffer, useExpiryText } from '#features/membership'
import { OrderStatus } from '#features/orders'
import { Dashboard } from '../../shell/Dashboard.tsx'
import type { PageTitle } from '../../router/page.ts'

/** The account overview; for associates the business overview comes first (associate-business.md §2). */
export function Page() {
  const { customer, group } = useSession()
  const sayExpiry = useExpiryText()
  const isAssociate = customer !== null && group === 'associate'
  return (
    <Dashboard current="overview">
      <Stack gap={8}>
        {isAssociate && (
          <BusinessOverviewPage
            customer={customer}
            sayExpiry={sayExpiry}
            links={{
              commissions: paths.commissionsDashboard(),
              payments: paths.commissions(),
              invitations: paths.enrollment(),
            }}
          />
        )}
        {/* always at the same position in the tree: it would be remounted, and read twice, when the profile arrives */}
        <OverviewPage OrderStatus={OrderStatus} CustomerDetails={CustomerDetails} isPart={isAssociate} />
        {customer && <LoyaltyStat />}
        {group === 'preferred' && <UpgradeOffer />}
      </Stack>
    </Dashboard>
  )
}
export const title: PageTitle = ({ intl }) => intl.formatMessage({ id: 'shell.nav.account' })
