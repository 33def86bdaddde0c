import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

/** For the sign-in screens: merges the guest's cart into the customer's and tells the result. Never throws: signing in must not fail for it. */
export function useMergeGuestCart(): (customerId: number) => Promise<void> {
  const client = useQueryClient()
  const intl = useIntl()
  const { enqueue } = useNotifications()
  return useCallback(
    async (customerId: number) => {
      try {
        const { mergeGuestCart } = await import('./merge-guest-cart.ts')
        await mergeGuestCart({ client, intl, enqueue }, customerId)
      } catch {
        // the cart's own screens show that it cannot be read
      }
    },
    [client, intl, enqueue],
  )
}
