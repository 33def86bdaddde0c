import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import { call } from '#features/kit/call.ts'
import { queryKey } from '#features/kit/query.ts'
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core'
import { queryOptions } from '@tanstack/react-query'
import { cappedStorage } from './capped-storage.ts'

/** Lifetime of a stored answer in milliseconds. Geography changes with a release of the service, not with a visitor. */
const LIFETIME = 7 * 86_400_000

/** Prefix of the storage keys; the rest is the query's hash, which holds call, language and input. */
const PREFIX = 'geography'

const storage = cappedStorage(() => globalThis.localStorage, `${PREFIX}-`)

/**
 * Persister for the answers of a call. What it cannot use is deleted and requested again: an answer that does not fit
 * the call's schema, or one from the future, stored before a clock was set back.
 */
const persisterOf = (endpoint: Endpoint) =>
  experimental_createQueryPersister({
    storage,
    prefix: PREFIX,
    maxAge: LIFETIME,
    deserialize: async (text) => {
      const stored = JSON.parse(text) as PersistedQuery
      if (stored.state.dataUpdatedAt > Date.now()) throw new Error('stored in the future')
      const { response } = await endpoint.schemas()
      return { ...stored, state: { ...stored.state, data: response.parse(stored.state.data) } }
    },
  })

/**
 * react-query options like `handledQuery`, for answers that are the same for everyone and rarely change: requested once
 * per browser and language.
 */
export function storedQuery<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>) {
  return queryOptions<EndpointOutput<E>>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input as EndpointInput<E>, { signal, handled: true }),
    persister: persisterOf(endpoint).persisterFn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
