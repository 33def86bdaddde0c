import { formatDate } from '#domain/dates/format-date.ts'
import type { Minor } from '#domain/money/money.ts'
import type { PaymentDeadline } from '#domain/orders/payment-state.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Countdown } from '#design-system/feedback/Countdown'
import { Inline } from '#design-system/layout/Inline'
import { Money } from '#design-system/data/Money'
import { Text } from '#design-system/text/Text'
import { useIntl } from 'react-intl'

export interface DueBannerProps {
  number: string
  due: Minor
  /** When an unpaid order is cancelled; null when it is not, or nobody knows. */
  limit: PaymentDeadline | null
  /** The day on which credit ends; null without credit. */
  payBy: Date | null
  onExpired: () => void
}

/** What is to be paid, and until when: the countdown of an unpaid order, or the day on which credit ends. */
export function DueBanner({ number, due, limit, payBy, onExpired }: DueBannerProps) {
  const intl = useIntl()
  return (
    <Banner
      tone={payBy ? 'info' : 'warning'}
      isToneSilent
      title={intl.formatMessage({ id: 'payment.due.title' }, { number })}
    >
      <Inline justify="between" align="end" gap={4}>
        {limit ? (
          <Countdown
            deadline={limit.deadline}
            serverNow={limit.serverNow}
            label={intl.formatMessage({ id: 'payment.due.left' })}
            onEnd={onExpired}
          />
        ) : (
          <span />
        )}
        <div>
          <Text size="small" tone="muted">
            {intl.formatMessage({ id: 'payment.due.amount' })}
          </Text>
          <Money minor={due} size="lg" />
        </div>
      </Inline>
      {limit && <Text size="small">{intl.formatMessage({ id: 'payment.due.rule' })}</Text>}
      {payBy && (
        <Text size="small">
          {intl.formatMessage({ id: 'payment.due.payBy' }, { date: formatDate(payBy, intl.locale) })}
        </Text>
      )}
    </Banner>
  )
}
