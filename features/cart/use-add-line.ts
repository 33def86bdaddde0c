import { makeChange, succeeded } from '#features/kit/change.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { addLine, type NewLine } from './cart-calls.ts'
import { useCartChange } from './use-cart-change.ts'

/**
 * Returns a function that adds a line to the cart and resolves to whether it succeeded, which the caller notifies; a
 * failure has already been notified. Does not subscribe to the cart, so that pages of products are not rendered again
 * on changes.
 */
export function useAddLine(): (line: NewLine) => Promise<boolean> {
  const client = useQueryClient()
  const changing = useCartChange()
  return useCallback(
    (line) => succeeded(makeChange(client, { ...changing, run: addLine }, line)),
    [client, changing],
  )
}
