import { formatMoney, type Minor } from '#domain/money/money.ts'
import type { PaymentTerms } from '#domain/orders/payment-state.ts'
import type { Order } from '#domain/orders/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { Banner } from '#design-system/feedback/Banner'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Only } from '#design-system/layout/Only'
import { useIntl } from 'react-intl'
import { creditText } from './credit-text.ts'

/** An order on credit terms: the day to pay by, and the way to pay it before. Nothing is cancelled when the day passes. */
export function CreditBox({ order, terms, due }: { order: Order; terms: PaymentTerms; due: Minor }) {
  const intl = useIntl()
  return (
    <Banner
      tone="info"
      title={intl.formatMessage({ id: 'orders.credit.title' })}
      action={
        <Only on="screen">
          <LinkButton href={paths.checkoutPayment(order.entity_id ?? '')}>
            {intl.formatMessage({ id: 'orders.due.pay' }, { amount: formatMoney(due) })}
          </LinkButton>
        </Only>
      }
    >
      {creditText(intl, terms)}
    </Banner>
  )
}
