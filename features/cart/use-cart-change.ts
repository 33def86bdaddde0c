import { useNotifications } from '#design-system/feedback/NotificationStack'
import type { Change } from '#features/kit/change.ts'
import { faultNotice } from '#features/kit/service-fault.ts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { cartWrites } from './cart-calls.ts'
import { cartFault } from './cart-messages.ts'

/** Common behaviour of cart changes: one after another, and a failure becomes a notification. */
export function useCartChange(): Pick<Change<never, never>, 'calls' | 'scope'> & {
  onError: (error: unknown) => void
} {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  return useMemo(
    () => ({
      calls: cartWrites,
      scope: 'cart',
      onError: (error: unknown) => {
        enqueue(faultNotice(error, cartFault(intl, error)))
      },
    }),
    [enqueue, intl],
  )
}
