import { getPayoutStatus, subscribeWeeklyPay, unsubscribeWeeklyPay } from '#domain/payouts/api.ts'
import type { PayoutStatus } from '#domain/payouts/schema.ts'
import { weeklyPayCall } from '#domain/payouts/weekly-pay.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { queryKey, useMutate } from '#features/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

/**
 * Switches weekly pay: no call for what is already so; "saved" on success; nothing is said about an
 * empty answer; on failure one notification. After both the state is read again, since the change may have been
 * made.
 */
export function useWeeklyPay(status: PayoutStatus | undefined) {
  const intl = useIntl()
  const client = useQueryClient()
  const { enqueue } = useNotifications()
  const subscribe = useMutate(subscribeWeeklyPay, { handled: true })
  const unsubscribe = useMutate(unsubscribeWeeklyPay, { handled: true })
  const isSaving = subscribe.isPending || unsubscribe.isPending
  const change = (isWanted: boolean) => {
    const call = weeklyPayCall(isWanted, status?.isWeekly)
    if (!call || isSaving || !status) return
    ;(call === 'subscribe' ? subscribe : unsubscribe).mutate(
      {},
      {
        onSuccess: (isSaved) => {
          if (!isSaved) return
          client.setQueryData(queryKey(getPayoutStatus), { ...status, isWeekly: isWanted })
          enqueue({ message: intl.formatMessage({ id: 'payouts.weekly.saved' }), variant: 'success' })
        },
        onError: () => {
          void client.invalidateQueries({ queryKey: [getPayoutStatus.name] })
          enqueue({
            message: intl.formatMessage({
              id: status.isWeekly ? 'payouts.weekly.stillOn' : 'payouts.weekly.stillOff',
            }),
            variant: 'error',
          })
        },
      },
    )
  }
  return { isSaving, change }
}
