import type { Customer } from '#domain/customers/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { BusinessOverviewPage } from '#features/commissions'
import { useExpiryText } from '#features/membership'

/** An associate's business overview, with the end of the membership in words. */
export function BusinessOverview({ customer }: { customer: Customer }) {
  const sayExpiry = useExpiryText()
  return (
    <BusinessOverviewPage
      customer={customer}
      sayExpiry={sayExpiry}
      links={{
        commissions: paths.commissionsDashboard(),
        payments: paths.commissions(),
        invitations: paths.enrollment(),
      }}
    />
  )
}
