import type { Order } from '#domain/orders/schema.ts'
import { logisticsStep } from '#domain/orders/status.ts'
import { paths } from '#domain/store/paths.ts'
import { moreIcons } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Section } from '#design-system/layout/Section'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'

/** Parcels on the overview; more are in the list of orders. */
const MOST = 2

export interface OnItsWayProps {
  orders: readonly Order[]
  /** What an order holds, from the feature of orders. */
  OrderGoods: ComponentType<{ order: Order }>
}

/** The orders that are on their way, each with the way to its tracking; nothing where there is none. */
export function OnItsWay({ orders, OrderGoods }: OnItsWayProps) {
  const intl = useIntl()
  const sent = orders.filter(({ status }) => logisticsStep(status ?? '') === 'sent').slice(0, MOST)
  if (sent.length === 0) return null
  return (
    <Section title={intl.formatMessage({ id: 'dashboard.overview.onItsWay' })} space="none">
      <Stack as="ul" gap={4}>
        {sent.map((order) => {
          const number = order.increment_id ?? order.entity_id ?? ''
          return (
            <li key={order.entity_id}>
              <Inline justify="between" gap={3}>
                <Stack gap={1}>
                  <Text weight="strong">
                    {intl.formatMessage({ id: 'dashboard.overview.dueOrder' }, { number })}
                  </Text>
                  <OrderGoods order={order} />
                </Stack>
                <LinkButton
                  href={paths.order(order.entity_id ?? '')}
                  icon={moreIcons.truck}
                  label={intl.formatMessage({ id: 'dashboard.overview.trackOf' }, { number })}
                >
                  {intl.formatMessage({ id: 'dashboard.overview.track' })}
                </LinkButton>
              </Inline>
            </li>
          )
        })}
      </Stack>
    </Section>
  )
}
