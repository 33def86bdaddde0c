import { formatMoney, type Minor } from '#domain/money/money.ts'
import type { PaymentDeadline } from '#domain/orders/payment-state.ts'
import type { Order } from '#domain/orders/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Countdown } from '#design-system/feedback/Countdown'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Only } from '#design-system/layout/Only'
import { Money } from '#design-system/data/Money'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { useIntl } from 'react-intl'
import { useHongKongTime } from './use-status-text.ts'

/** Between two inline elements that the formatter puts on separate lines. */
const SPACE = ' '

export interface DueBoxProps {
  order: Order
  number: string
  due: Minor
  /** Null when it is unknown. */
  limit: PaymentDeadline | null
  onExpired: () => void
  onSlept?: (() => void) | undefined
}

/** What an unpaid order wants: time left, amount, the sentence that says what happens at zero, and the button. */
export function DueBox({ order, number, due, limit, onExpired, onSlept }: DueBoxProps) {
  const intl = useIntl()
  const time = useHongKongTime()
  const id = order.entity_id ?? ''
  return (
    <Stack gap={3}>
      <Banner tone="warning" isToneSilent>
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={1} size="page">
              {intl.formatMessage({ id: 'orders.list.number' }, { number })}
            </Heading>
            <Text weight="strong">{intl.formatMessage({ id: 'orders.due.title' })}</Text>
          </Stack>
          <Inline justify="between" align="end" gap={4}>
            {limit ? (
              <Countdown
                deadline={limit.deadline}
                serverNow={limit.serverNow}
                label={intl.formatMessage({ id: 'orders.due.left' })}
                onEnd={onExpired}
                onSlept={onSlept}
              />
            ) : (
              <span />
            )}
            <div>
              <Text size="small" tone="muted">
                {intl.formatMessage({ id: 'orders.due.amount' })}
              </Text>
              <Money minor={due} size="lg" />
            </div>
          </Inline>
          {limit && (
            <Text size="small">
              {intl.formatMessage({ id: 'orders.due.rule' }, { time: time(new Date(limit.deadline)) })}
            </Text>
          )}
          <Only on="screen">
            <LinkButton href={paths.checkoutPayment(id)} variant="primary" size="lg" isWide>
              {intl.formatMessage({ id: 'orders.due.pay' }, { amount: formatMoney(due) })}
            </LinkButton>
          </Only>
        </Stack>
      </Banner>
      <Banner tone="info">
        <Text size="small">
          <span>{intl.formatMessage({ id: 'orders.due.notShown' })}</span>
          {SPACE}
          <TextLink href={paths.orderCheck(id)}>
            {intl.formatMessage({ id: 'orders.due.alreadyPaid' })}
          </TextLink>
        </Text>
      </Banner>
    </Stack>
  )
}
