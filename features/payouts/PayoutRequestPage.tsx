import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/BackLink'
import { Heading } from '#design-system/Heading'
import { SkeletonForm } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useSession } from '#features/kit/session.ts'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

const PayoutRequest = lazy(() =>
  import('./PayoutRequest.tsx').then((module) => ({ default: module.PayoutRequest })),
)

/** /commissions/payout-account: the request as a page of its own, for phones. Stands inside the dashboard. */
export function PayoutRequestPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { customer } = useSession()
  const back = () => {
    void navigate(paths.commissions())
  }
  return (
    <Stack gap={5}>
      <BackLink href={paths.commissions()}>{intl.formatMessage({ id: 'payouts.request.back' })}</BackLink>
      <Heading level={1} size="page">
        {intl.formatMessage({ id: 'payouts.request.title' })}
      </Heading>
      <Text tone="muted">{intl.formatMessage({ id: 'payouts.request.copy' })}</Text>
      <Suspense fallback={<SkeletonForm />}>
        {customer && <PayoutRequest customer={customer} onDone={back} onCancel={back} />}
      </Suspense>
    </Stack>
  )
}
