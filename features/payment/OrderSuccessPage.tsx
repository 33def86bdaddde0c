import { getOrder } from '#domain/orders/api.ts'
import { isUnpaid } from '#domain/orders/status.ts'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { ErrorState } from '#design-system/ErrorState'
import { handledQuery } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { PaymentSkeleton } from './PaymentSkeleton.tsx'
import { SuccessView } from './SuccessView.tsx'

/** `/order/success/:id`: thanks, the number, and what happens next. */
export function OrderSuccessPage() {
  const intl = useIntl()
  const params = useParams()
  const { isSignedIn } = useSession()
  const id = Number(params.id ?? params.order_id ?? '') || 0
  const order = useQuery({ ...handledQuery(getOrder, { params: { id } }), enabled: isSignedIn && id > 0 })
  if (order.isError) return <Container width="measure" block="page"><ErrorState level={1} title={intl.formatMessage({ id: 'payment.error.load' })} actions={<Button onPress={() => { void order.refetch() }}>{intl.formatMessage({ id: 'payment.error.retry' })}</Button>} /></Container>
  if (!order.data) return <PaymentSkeleton label={intl.formatMessage({ id: 'payment.loading' })} />
  const { status = '', increment_id: number = String(id), customer_email: email } = order.data
  return <SuccessView orderId={id} number={number} email={email ?? undefined} state={status === 'payment_review' ? 'review' : isUnpaid(status) ? 'unpaid' : 'paid'} />
}
