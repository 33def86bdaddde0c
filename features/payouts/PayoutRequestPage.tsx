import type { Customer } from '#domain/customers/schema.ts'
import type { PayoutAccount } from '#domain/payouts/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/navigation/BackLink'
import { Heading } from '#design-system/text/Heading'
import { SkeletonForm } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useSession } from '#features/kit/session.ts'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { AccountState } from './AccountState.tsx'
import { usePayoutAccount } from './use-payout-account.ts'

const PayoutRequest = lazy(() =>
  import('./PayoutRequest.tsx').then((module) => ({ default: module.PayoutRequest })),
)

/** /commissions/payout-account: the request as a page of its own, for phones. Stands inside the dashboard. */
export function PayoutRequestPage() {
  const intl = useIntl()
  const { customer } = useSession()
  const { account, failure } = usePayoutAccount()
  return (
    <Stack gap={5}>
      <BackLink href={paths.commissions()}>{intl.formatMessage({ id: 'payouts.request.back' })}</BackLink>
      <Heading level={1} size="page">
        {intl.formatMessage({ id: 'payouts.account.label' })}
      </Heading>
      {failure && <ReadError failure={failure} />}
      {!failure && (
        <Suspense fallback={<SkeletonForm />}>
          {customer && account ? <RequestOrState customer={customer} account={account} /> : <SkeletonForm />}
        </Suspense>
      )}
    </Stack>
  )
}

/** The form for an associate without an account, otherwise the state of the account when the page was opened: an answer that says nothing leaves the form in place. */
function RequestOrState({ customer, account }: { customer: Customer; account: PayoutAccount }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const [opened] = useState(account)
  const back = () => {
    void navigate(paths.commissions())
  }
  return opened.state === 'none' ? (
    <Stack gap={5}>
      <Text tone="muted">{intl.formatMessage({ id: 'payouts.request.copy' })}</Text>
      <PayoutRequest customer={customer} onDone={back} onCancel={back} />
    </Stack>
  ) : (
    <AccountState account={opened} isActive={opened.state === 'active'} />
  )
}
