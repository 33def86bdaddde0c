import { orderStage, type OrderStage } from '#domain/orders/status.ts'
import { Tag, type TagProps } from '#design-system/text/Tag'
import { useStatusText } from './use-status-text.ts'

const tones = {
  unpaid: 'warning',
  waiting: 'critical',
  moving: 'info',
  arrived: 'success',
  ended: 'neutral',
} as const satisfies Record<OrderStage, TagProps['tone']>

/** The status of an order in a list, in the tone of how it stands. */
export function OrderStatus({ status = '' }: { status: string | undefined }) {
  const say = useStatusText()
  return <Tag tone={tones[orderStage(status)]}>{say(status)}</Tag>
}
