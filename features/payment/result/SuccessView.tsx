import { formatDate, formatDateTime } from '#domain/dates/format-date.ts'
import { formatMoney, type Minor } from '#domain/money/money.ts'
import type { PaymentTerms } from '#domain/orders/payment-state.ts'
import { logisticsStep } from '#domain/orders/status.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { over, successTitle } from './success-title.ts'

export interface SuccessViewProps {
  orderId: number
  number: string
  status: string
  terms: PaymentTerms
  due: Minor
  email?: string | undefined
  /** What was ordered. */
  children?: ReactNode
}

/** How an order stands, in a sentence that is true of its status. */
function successText(intl: IntlShape, status: string, { state, deadline, payBy }: PaymentTerms): string {
  switch (state) {
    case 'due':
      return deadline
        ? intl.formatMessage(
            { id: 'payment.success.payBefore' },
            { time: formatDateTime(new Date(deadline.deadline), intl.locale) },
          )
        : intl.formatMessage({ id: 'payment.success.unpaid' })
    case 'onAccount':
      return payBy
        ? intl.formatMessage({ id: 'payment.success.credit' }, { date: formatDate(payBy, intl.locale) })
        : intl.formatMessage({ id: 'payment.success.placed' })
    case 'paid': {
      const step = logisticsStep(status)
      return intl.formatMessage({
        id: step === 'sent' || step === 'completed' ? `payment.success.${step}` : 'payment.success.paid',
      })
    }
    case 'unknown':
      return intl.formatMessage({ id: 'payment.success.placed' })
    default:
      return intl.formatMessage({ id: `payment.success.${state}` })
  }
}

/** An order that was just placed or paid: how it stands and what comes next. An unpaid one leads to its payment. */
export function SuccessView({ orderId, number, status, terms, due, email, children }: SuccessViewProps) {
  const intl = useIntl()
  const { state } = terms
  const mustPay = state === 'due'
  const isMailed = ['due', 'onAccount', 'review', 'paid'].includes(state)
  return (
    <Container width="measure" block="page">
      <Stack gap={5}>
        <Heading level={1} size="page">
          {successTitle(intl, status)}
        </Heading>
        <Text size="lead" isTabular>
          {intl.formatMessage({ id: 'payment.success.number' }, { number })}
        </Text>
        <Banner tone={state === 'paid' ? 'success' : mustPay || over.includes(state) ? 'warning' : 'info'}>
          {successText(intl, status, terms)}
        </Banner>
        {email && isMailed && (
          <Text tone="muted">{intl.formatMessage({ id: 'payment.success.mail' }, { email })}</Text>
        )}
        {isMailed && <Text tone="muted">{intl.formatMessage({ id: 'payment.success.next' })}</Text>}
        {children}
        <Inline gap={3}>
          {terms.isPayable && (
            <LinkButton
              href={paths.checkoutPayment(orderId)}
              variant={mustPay ? 'primary' : 'line'}
              size="lg"
            >
              {intl.formatMessage({ id: 'payment.pay.button' }, { amount: formatMoney(due) })}
            </LinkButton>
          )}
          <LinkButton href={paths.order(orderId)} variant={mustPay ? 'line' : 'primary'} size="lg">
            {intl.formatMessage({ id: 'payment.pay.viewOrder' })}
          </LinkButton>
          <LinkButton href={paths.home()} size="lg">
            {intl.formatMessage({ id: 'payment.success.shop' })}
          </LinkButton>
        </Inline>
      </Stack>
    </Container>
  )
}
