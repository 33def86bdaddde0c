import { parseServiceTime } from '#domain/dates/service-time.ts'
import type { Order } from '#domain/orders/schema.ts'
import { mustPayNow } from '#domain/orders/payment-state.ts'
import { lifeLine } from '#domain/orders/status.ts'
import { isVirtualOrder } from '#domain/orders/virtual-order.ts'
import { Section } from '#design-system/layout/Section'
import { StatusStepper } from '#design-system/data/StatusStepper'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'
import { useHongKongTime, useStatusText } from './use-status-text.ts'

/** How far an order is, in Hong Kong time. */
export function OrderLife({ order, number }: { order: Order; number: string }) {
  const intl = useIntl()
  const say = useStatusText()
  const time = useHongKongTime()
  const status = order.status ?? ''
  const steps = lifeLine(status, isVirtualOrder(order)).map(({ point, state }) => ({
    id: point,
    state,
    isWaiting: state === 'current' && mustPayNow(status),
    label: intl.formatMessage({ id: `orders.life.${point}` }),
    description:
      point === 'placed' && order.created_at
        ? time(parseServiceTime(order.created_at))
        : state === 'current'
          ? say(status)
          : undefined,
  }))
  return (
    <Section
      size="sub"
      space="none"
      title={intl.formatMessage({ id: 'orders.life.title' })}
      aside={
        <Text as="span" size="small" tone="muted">
          {intl.formatMessage({ id: 'orders.life.zone' })}
        </Text>
      }
    >
      <StatusStepper
        steps={steps}
        label={`${intl.formatMessage({ id: 'orders.life.title' })}: ${intl.formatMessage({ id: 'orders.list.number' }, { number })}`}
      />
    </Section>
  )
}
