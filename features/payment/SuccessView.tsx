import { Banner } from '#design-system/Banner'
import { Container } from '#design-system/Container'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useIntl } from 'react-intl'

/** Thanks for an order. `review` is a UnionPay payment that takes 24-48 working hours (shopping.md §4). */
export function SuccessView({ orderId, number, state, email }: { orderId: number; number: string; state: 'paid' | 'review' | 'unpaid'; email?: string | undefined }) {
  const intl = useIntl()
  return (
    <Container width="measure" block="page">
      <Stack gap={5}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'payment.success.title' })}</Heading>
        <Text size="lead" isTabular>{intl.formatMessage({ id: 'payment.success.number' }, { number })}</Text>
        <Banner tone={state === 'paid' ? 'success' : 'info'}>{intl.formatMessage({ id: `payment.success.${state}` })}</Banner>
        {email && <Text tone="muted">{intl.formatMessage({ id: 'payment.success.mail' }, { email })}</Text>}
        <Inline gap={3}>
          <LinkButton href={`/dashboard/orders/${orderId}`} variant="primary" size="lg">{intl.formatMessage({ id: 'payment.pay.viewOrder' })}</LinkButton>
          <LinkButton href="/" size="lg">{intl.formatMessage({ id: 'payment.success.shop' })}</LinkButton>
        </Inline>
      </Stack>
    </Container>
  )
}
