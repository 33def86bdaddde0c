import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { addLine, type NewLine } from './cart-calls.ts'
import { succeeded, useChanging } from './use-changing.ts'

/**
 * Puts a line into the cart; true when it is there, which the caller tells. A failure has been told already.
 * Follows nothing: a page of products that offers it is not drawn again when the cart changes.
 */
export function useAddLine(): (line: NewLine) => Promise<boolean> {
  const client = useQueryClient()
  const changing = useChanging()
  return useCallback((line) => succeeded(client.getMutationCache().build(client, { ...changing, mutationFn: addLine }).execute(line)), [client, changing])
}
