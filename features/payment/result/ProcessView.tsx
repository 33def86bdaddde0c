import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Spinner } from '#design-system/feedback/Spinner'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useIntl, type MessageDescriptor } from 'react-intl'
import type { ProcessPhase } from './poll.ts'

export interface ProcessViewProps {
  phase: ProcessPhase
  orderId: number
  /** The sign-in page that comes back here, for `signIn`. */
  signInHref?: string
  onRetry: () => void
}

/** What a phase says, and the ways on. A banner keeps its place from phase to phase, so that each new one is announced. */
function PhaseContent({ phase, orderId, signInHref, onRetry }: Required<ProcessViewProps>) {
  const intl = useIntl()
  const text = (id: NonNullable<MessageDescriptor['id']>) => intl.formatMessage({ id })
  const order = (
    <LinkButton href={paths.order(orderId)} variant={phase === 'failed' ? 'line' : 'primary'}>
      {text('payment.pay.viewOrder')}
    </LinkButton>
  )
  switch (phase) {
    case 'processing':
      return (
        <>
          <Banner tone="info" isLive title={text('payment.process.processing')}>
            {text('payment.process.verifying')}
          </Banner>
          <Inline gap={3} isWrapped={false}>
            <Spinner label={text('payment.process.title')} />
            <Text tone="muted">{text('payment.process.stay')}</Text>
          </Inline>
          <Inline>{order}</Inline>
        </>
      )
    case 'verifying':
      return (
        <>
          <Banner tone="info" isLive>
            {text('payment.process.verifying')}
          </Banner>
          <Inline gap={3}>
            {order}
            <Button onPress={onRetry}>{text('payment.error.retry')}</Button>
          </Inline>
        </>
      )
    case 'success':
      return (
        <Banner tone="success" isLive>
          {text('payment.process.success')}
        </Banner>
      )
    case 'settled':
      return (
        <Inline gap={3} isWrapped={false}>
          <Spinner label={text('payment.loading')} />
        </Inline>
      )
    case 'unpaid':
      return (
        <>
          <Banner tone="warning" isLive title={text('payment.process.none')}>
            {text('payment.process.noneCopy')}
          </Banner>
          <Inline gap={3}>
            <LinkButton href={paths.checkoutPayment(orderId)} variant="primary">
              {text('payment.process.payNow')}
            </LinkButton>
            <Button onPress={onRetry}>{text('payment.process.again')}</Button>
          </Inline>
        </>
      )
    case 'orderCancelled':
    case 'orderClosed':
      return (
        <>
          <Banner tone="warning" isLive>
            {text(phase === 'orderClosed' ? 'payment.success.closed' : 'payment.success.cancelled')}
          </Banner>
          <Inline>{order}</Inline>
        </>
      )
    case 'signIn':
      return (
        <>
          <Banner tone="info" isLive>
            {text('payment.process.signInCopy')}
          </Banner>
          <Inline>
            <LinkButton href={signInHref} variant="primary">
              {text('payment.process.signIn')}
            </LinkButton>
          </Inline>
        </>
      )
    case 'failed':
    case 'cancelled':
      return (
        <>
          <Banner
            tone={phase === 'failed' ? 'critical' : 'warning'}
            isLive
            title={text(phase === 'failed' ? 'payment.process.failed' : 'payment.process.cancelled')}
          >
            {text('payment.process.failedCopy')}
          </Banner>
          <Inline gap={3}>
            <LinkButton href={paths.checkoutPayment(orderId)} variant="primary">
              {text('payment.process.change')}
            </LinkButton>
            {order}
          </Inline>
        </>
      )
    case 'unexpected':
      return (
        <>
          <Banner tone="critical" isLive title={text('payment.process.unexpected')}>
            {text('payment.error.load')}
          </Banner>
          <Inline gap={3}>
            <Button variant="primary" onPress={onRetry}>
              {text('payment.error.retry')}
            </Button>
            {order}
          </Inline>
        </>
      )
  }
}

/** A payment whose result is awaited: progress, then success or failure with a way on (requirements ). */
export function ProcessView({ phase, orderId, signInHref = paths.signIn(), onRetry }: ProcessViewProps) {
  const intl = useIntl()
  return (
    <Container width="measure" block="page">
      <Stack gap={5}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'payment.title' })}
        </Heading>
        <PhaseContent phase={phase} orderId={orderId} signInHref={signInHref} onRetry={onRetry} />
      </Stack>
    </Container>
  )
}
