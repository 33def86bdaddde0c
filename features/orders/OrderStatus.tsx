import { mustPayNow } from '#domain/orders/payment-state.ts'
import { Tag } from '#design-system/Tag'
import { useStatusText } from './use-status-text.ts'

/** The status of an order in a list; one that waits for its payment stands out. */
export function OrderStatus({ status = '' }: { status: string | undefined }) {
  const say = useStatusText()
  return <Tag tone={mustPayNow(status) ? 'warning' : 'neutral'}>{say(status)}</Tag>
}
