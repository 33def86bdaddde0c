import { useNotifications } from '#design-system/NotificationStack'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { cartFault } from './cart-messages.ts'
import { cartReads } from './queries.ts'

/**
 * What every change of the cart has in common: changes go to the service one after another, so that the last press wins;
 * a failure is told as a notice (shopping.md §8); afterwards the cart is read again.
 */
export function useChanging() {
  const client = useQueryClient()
  const intl = useIntl()
  const { enqueue } = useNotifications()
  return useMemo(() => ({
    scope: { id: 'cart' },
    retry: false,
    onError: (error: unknown) => { enqueue({ message: cartFault(intl, error), variant: 'error' }) },
    onSettled: async () => {
      const reads = { predicate: ({ queryKey: [name] }: { queryKey: readonly unknown[] }) => cartReads.includes(String(name)) }
      // A first read under way was asked before the change and would pass for the answer to it.
      await client.cancelQueries(reads)
      await client.invalidateQueries(reads)
    },
  }), [client, enqueue, intl])
}

/** Whether a change came through; what became of a failure is told elsewhere. */
export const succeeded = (work: Promise<unknown>): Promise<boolean> => work.then(() => true, () => false)
