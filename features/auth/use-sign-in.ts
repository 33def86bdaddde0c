import { getMe } from '#domain/customers/api.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { query } from '#features/kit/query.ts'
import { rememberCustomer, setSigningIn } from '#features/kit/session.ts'
import { tokenSlot } from '#features/kit/storage.ts'

/**
 * Signs in with a token: stores it, fetches the profile once, and refetches what was read as a guest. `prepare` runs
 * before any other personal data is read: the application merges the guest's cart there.
 */
export function useSignIn(): (
  token: string,
  prepare?: (customer: Customer) => void | Promise<void>,
) => Promise<Customer> {
  const client = useQueryClient()
  return useCallback(
    async (token, prepare) => {
      client.removeQueries({ queryKey: [getMe.name] })
      const asGuest = new Map(
        client
          .getQueryCache()
          .getAll()
          .map((read) => [read, read.state.dataUpdatedAt]),
      )
      setSigningIn(true)
      try {
        tokenSlot.write(token)
        const profile = await client.fetchQuery(query(getMe))
        rememberCustomer(profile)
        await prepare?.(profile)
        // a guest's prices and groups do not apply to a customer
        void client.invalidateQueries({ predicate: (read) => asGuest.get(read) === read.state.dataUpdatedAt })
        return profile
      } finally {
        setSigningIn(false)
      }
    },
    [client],
  )
}
