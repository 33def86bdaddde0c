import { parseServiceTime } from '#domain/dates/service-time.ts'
import { formatMoney, toMinor } from '#domain/money/money.ts'
import { paymentTerms } from '#domain/orders/payment-state.ts'
import type { Order } from '#domain/orders/schema.ts'
import { canReorder, isFinished, logisticsStep } from '#domain/orders/status.ts'
import { paths } from '#domain/store/paths.ts'
import { listComma } from '#domain/store/languages.ts'
import { Divider } from '#design-system/layout/Divider'
import { Heading } from '#design-system/text/Heading'
import { moreIcons } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Money } from '#design-system/data/Money'
import { Packshot, type Ground } from '#design-system/commerce/Packshot'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { creditText } from '../credit-text.ts'
import { orderAmounts, orderNumber, ownLines, pieces } from '../order-view.ts'
import { OrderGoodsText } from '../OrderGoodsText.tsx'
import { OrderStatus } from '../OrderStatus.tsx'
import { useHongKongTime } from '../use-status-text.ts'

interface Row {
  order: Order
  /** Orders everything from an order again, where the shop lets customers do so. */
  Again: ComponentType<{ order: Order }> | undefined
}

/** What is next for an order: to pay it, to follow its parcel, or to order it again. */
function NextStep({ order, Again }: Row) {
  const intl = useIntl()
  const status = order.status ?? ''
  const terms = paymentTerms(order, 0, 0)
  if (terms.isPayable)
    return (
      <Stack gap={2} align="start">
        {terms.state === 'onAccount' && <Text size="small">{creditText(intl, terms)}</Text>}
        <LinkButton
          href={paths.checkoutPayment(order.entity_id ?? '')}
          variant={terms.state === 'due' ? 'primary' : 'line'}
        >
          {intl.formatMessage(
            { id: 'orders.due.pay' },
            { amount: formatMoney(toMinor(order.total_due ?? order.grand_total)) },
          )}
        </LinkButton>
      </Stack>
    )
  if (logisticsStep(status) === 'sent') {
    const action = intl.formatMessage({ id: 'orders.tracking.show' })
    return (
      <LinkButton
        href={paths.order(order.entity_id ?? '')}
        size="sm"
        icon={moreIcons.truck}
        label={intl.formatMessage({ id: 'orders.list.actionOf' }, { action, number: orderNumber(order) })}
      >
        {action}
      </LinkButton>
    )
  }
  const isAllowed = order.extension_attributes?.can_reorder !== false && canReorder(status)
  return Again && isAllowed && isFinished(status) ? <Again order={order} /> : null
}

/** The packs of an order's first products. */
const Packs = ({ order }: { order: Order }) => (
  <Inline gap={2}>
    {ownLines(order)
      .slice(0, 4)
      .map((item) =>
        item.extension_attributes?.image ? (
          <Packshot
            key={item.item_id ?? item.sku}
            src={item.extension_attributes.image}
            alt={item.name ?? item.sku}
            ground={item.extension_attributes.ground as Ground | undefined}
            size="sm"
          />
        ) : null,
      )}
  </Inline>
)

/** An order in the list: number, state, goods, amount, and the one thing to do with it now. */
export function OrderRow({ order, Again }: Row) {
  const intl = useIntl()
  const time = useHongKongTime()
  return (
    <Stack as="li" gap={3}>
      <Inline justify="between" gap={3}>
        <Heading level={2} size="sub">
          <TextLink isAlone href={paths.order(order.entity_id ?? '')}>
            {intl.formatMessage({ id: 'orders.list.number' }, { number: orderNumber(order) })}
          </TextLink>
        </Heading>
        <Inline gap={2}>
          {orderAmounts(order).refundDelayed > 0 && (
            <Tag tone="warning">{intl.formatMessage({ id: 'orders.list.refundDelayed' })}</Tag>
          )}
          <OrderStatus status={order.status} />
        </Inline>
      </Inline>
      <Packs order={order} />
      <OrderGoodsText order={order} />
      <Inline justify="between" gap={3}>
        <Text size="small" tone="muted">
          {[
            order.created_at && time(parseServiceTime(order.created_at)),
            intl.formatMessage({ id: 'orders.list.items' }, { n: pieces(order) }),
          ]
            .filter(Boolean)
            .join(listComma(intl.locale))}
        </Text>
        <Money minor={toMinor(order.grand_total)} isStrong />
      </Inline>
      <Inline>
        <NextStep order={order} Again={Again} />
      </Inline>
      <Divider />
    </Stack>
  )
}
