import { formatMoney, type Minor } from '#domain/money/money.ts'
import { paymentDeadline } from '#domain/orders/deadline.ts'
import type { Order } from '#domain/orders/schema.ts'
import { Banner } from '#design-system/Banner'
import { Countdown } from '#design-system/Countdown'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Money } from '#design-system/Money'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextLink } from '#design-system/TextLink'
import { useIntl } from 'react-intl'
import { useHongKongTime } from './use-status-text.ts'

export interface DueBoxProps { order: Order; number: string; due: Minor; lifetime: number; receivedAt: number; onExpired: () => void; onSlept?: (() => void) | undefined }

/** What an unpaid order wants: time left, amount, the sentence that says what happens at zero, and the button. */
export function DueBox({ order, number, due, lifetime, receivedAt, onExpired, onSlept }: DueBoxProps) {
  const intl = useIntl()
  const time = useHongKongTime()
  const limit = paymentDeadline(order, lifetime, receivedAt)
  const id = order.entity_id ?? ''
  return (
    <Stack gap={3}>
      <Banner tone="warning">
        <Stack gap={4}>
          <Heading level={1} size="page">{intl.formatMessage({ id: 'orders.due.title' })}</Heading>
          <Text size="small">{intl.formatMessage({ id: 'orders.list.number' }, { number })}</Text>
          <Inline justify="between" align="end" gap={4}>
            {limit ? <Countdown deadline={limit.deadline} serverNow={limit.serverNow} label={intl.formatMessage({ id: 'orders.due.left' })} onEnd={onExpired} onSlept={onSlept} /> : <span />}
            <div><Text size="small" tone="muted">{intl.formatMessage({ id: 'orders.due.amount' })}</Text><Money minor={due} size="lg" /></div>
          </Inline>
          {limit && <Text size="small">{intl.formatMessage({ id: 'orders.due.rule' }, { time: time(new Date(limit.deadline)) })}</Text>}
          <LinkButton href={`/checkout/payment?order=${id}`} variant="primary" size="lg" wide>{intl.formatMessage({ id: 'orders.due.pay' }, { amount: formatMoney(due) })}</LinkButton>
        </Stack>
      </Banner>
      <Banner tone="info"><Text size="small">{intl.formatMessage({ id: 'orders.due.notShown' })} <TextLink href={`/order/check/${id}`}>{intl.formatMessage({ id: 'orders.due.alreadyPaid' })}</TextLink></Text></Banner>
    </Stack>
  )
}
