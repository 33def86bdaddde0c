import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Spinner } from '#design-system/Spinner'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useIntl } from 'react-intl'
import type { ProcessPhase } from './poll.ts'

export interface ProcessViewProps {
  phase: ProcessPhase
  orderId: number
  onRetry: () => void
}

/** A payment whose result is awaited: progress, then success or failure with a way on (requirements ). */
export function ProcessView({ phase, orderId, onRetry }: ProcessViewProps) {
  const intl = useIntl()
  const order = <LinkButton href={`/dashboard/orders/${orderId}`} variant={phase === 'failed' ? 'line' : 'primary'}>{intl.formatMessage({ id: 'payment.pay.viewOrder' })}</LinkButton>
  const again = <LinkButton href={`/checkout/payment?order=${orderId}`} variant="primary">{intl.formatMessage({ id: 'payment.process.change' })}</LinkButton>
  const isOver = ['failed', 'cancelled', 'unexpected'].includes(phase)
  const body = () => {
    switch (phase) {
      case 'processing': return (
        <>
          <Banner tone="info" isLive title={intl.formatMessage({ id: 'payment.process.processing' })}>{intl.formatMessage({ id: 'payment.process.verifying' })}</Banner>
          <Inline gap={3} wrap={false}><Spinner label={intl.formatMessage({ id: 'payment.process.title' })} /><Text tone="muted">{intl.formatMessage({ id: 'payment.process.stay' })}</Text></Inline>
          <Inline>{order}</Inline>
        </>
      )
      case 'verifying': return <><Banner tone="info" isLive>{intl.formatMessage({ id: 'payment.process.verifying' })}</Banner><Inline gap={3}>{order}<Button onPress={onRetry}>{intl.formatMessage({ id: 'payment.error.retry' })}</Button></Inline></>
      case 'success': return <Banner tone="success" isLive>{intl.formatMessage({ id: 'payment.process.success' })}</Banner>
      case 'failed': return <><Banner tone="critical" isLive title={intl.formatMessage({ id: 'payment.process.failed' })}>{intl.formatMessage({ id: 'payment.process.failedCopy' })}</Banner><Inline gap={3}>{again}{order}</Inline></>
      case 'cancelled': return <><Banner tone="warning" isLive title={intl.formatMessage({ id: 'payment.process.cancelled' })}>{intl.formatMessage({ id: 'payment.process.failedCopy' })}</Banner><Inline gap={3}>{again}{order}</Inline></>
      case 'unexpected': return <><Banner tone="critical" isLive title={intl.formatMessage({ id: 'payment.process.unexpected' })}>{intl.formatMessage({ id: 'payment.error.load' })}</Banner><Inline gap={3}><Button variant="primary" onPress={onRetry}>{intl.formatMessage({ id: 'payment.error.retry' })}</Button>{order}</Inline></>
    }
  }
  return (
    <Container width="measure" block="page">
      <Stack gap={5}>
        <Heading level={1} size="page">{intl.formatMessage({ id: isOver ? 'payment.title' : 'payment.process.title' })}</Heading>
        {body()}
      </Stack>
    </Container>
  )
}
