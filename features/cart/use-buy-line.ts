import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { NewLine } from './cart-calls.ts'
import { useCartChange } from './use-cart-change.ts'

/**
 * Returns a function for "Buy now" (buy-line.ts), which is loaded with the first press. Resolves to the checkout's
 * address; undefined on failure, which has been notified.
 */
export function useBuyLine(): (line: NewLine) => Promise<string | undefined> {
  const client = useQueryClient()
  const changing = useCartChange()
  return useCallback(
    async (line) => {
      const loaded = await import('./buy-line.ts').catch(changing.onError)
      return loaded?.buyLine(client, changing, line).catch(() => undefined)
    },
    [client, changing],
  )
}
