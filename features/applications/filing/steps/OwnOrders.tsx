import type { ApplicationType } from '#domain/applications/kinds.ts'
import { isOfThisMonth, mayApplyFor } from '#domain/applications/rules.ts'
import { formatDate } from '#domain/dates/format-date.ts'
import { parseServiceTime } from '#domain/dates/service-time.ts'
import { paymentState } from '#domain/orders/payment-state.ts'
import type { Order } from '#domain/orders/schema.ts'
import { SkeletonOf } from '#design-system/feedback/Skeleton'
import { Select } from '#design-system/fields/Select'
import type { MessageId } from '#features/kit/service-fault.ts'
import { useIntl } from 'react-intl'

export interface OwnOrdersProps {
  type: ApplicationType
  /** Newest first; undefined while loading, null when they cannot be loaded. */
  orders: readonly Order[] | null | undefined
  /** The number in the field below; none of these while something else is typed there. */
  number: string
  onChoose: (number: string) => void
  now: Date
}

/** Why an application cannot be about an order; undefined if it can. */
function reasonAgainst(
  { status, created_at: at }: Order,
  type: ApplicationType,
  now: Date,
): MessageId | undefined {
  if (!mayApplyFor(status ?? ''))
    return paymentState(status) === 'closed'
      ? 'applications.fault.orderRefunded'
      : 'applications.fault.orderUnpaid'
  return type === 'referrer' && at && !isOfThisMonth(parseServiceTime(at), now)
    ? 'applications.policy.thisMonth'
    : undefined
}

/**
 * One's own orders to choose from, so that nobody has to know a number by heart; one that cannot be chosen says why. The list stays
 * where there is none: what stands below it is about to be pressed and does not move.
 */
export function OwnOrders({ type, orders, number, onChoose, now }: OwnOrdersProps) {
  const intl = useIntl()
  const options = (orders ?? []).flatMap((order) => {
    const { increment_id: value, created_at: at } = order
    if (!value || !at) return []
    const date = formatDate(parseServiceTime(at), intl.locale)
    const placed = intl.formatMessage({ id: 'applications.orders.placed' }, { number: value, date })
    const reason = reasonAgainst(order, type, now)
    const label = reason
      ? intl.formatMessage(
          { id: 'applications.orders.not' },
          { order: placed, reason: intl.formatMessage({ id: reason }) },
        )
      : placed
    return [{ value, label, isDisabled: reason !== undefined }]
  })
  const isEmpty = orders !== undefined && options.length === 0
  const select = (
    <Select
      isDisabled={isEmpty}
      placeholder={
        isEmpty
          ? intl.formatMessage({ id: orders ? 'applications.orders.none' : 'applications.orders.unread' })
          : undefined
      }
      label={intl.formatMessage({ id: 'applications.orders.own' })}
      mark="none"
      options={options}
      value={options.some(({ value }) => value === number) ? number : ''}
      onChange={onChoose}
    />
  )
  return orders === undefined ? <SkeletonOf>{select}</SkeletonOf> : select
}
