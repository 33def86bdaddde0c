import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, callLanguage, type CallOptions } from './call.ts'

type Asked<E extends Endpoint> = object extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>]

/** The key of a reading call: its name, the language it is asked in, and what is asked. */
export const queryKey = <E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): readonly [string, string, unknown] => [endpoint.name, callLanguage(), input ?? null]

/**
 * react-query options of a reading call, the same for a route's loader, a hook and a prefetch:
 * `useQuery(query(getProduct, { params: { sku } }))`.
 */
export function query<E extends Endpoint>(endpoint: E, ...[input]: Asked<E>) {
  return queryOptions<EndpointOutput<E>>({
    queryKey: queryKey(endpoint, input),
    // fetched ahead: nobody asked for it yet, so nobody is told when it fails
    queryFn: ({ signal, meta }) => call(endpoint, input as EndpointInput<E>, { signal, handled: meta?.['isAhead'] === true }),
  })
}

/** As `query`, for a screen that shows the fault itself. */
export function handledQuery<E extends Endpoint>(endpoint: E, ...[input]: Asked<E>) {
  return queryOptions<EndpointOutput<E>>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input as EndpointInput<E>, { signal, handled: true }),
  })
}

/** Marks stale what a call says it changes. */
export const invalidateAffected = (client: QueryClient, endpoint: Endpoint): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [name] }) => endpoint.affects?.includes(String(name)) ?? false })

/** A writing call as a mutation; on success the reads that the endpoint `affects` are fetched again. Writes are never retried. */
export function useMutate<E extends Endpoint>(endpoint: E, options: Pick<CallOptions, 'handled'> = {}) {
  const client = useQueryClient()
  return useMutation<EndpointOutput<E>, Error, EndpointInput<E>>({
    mutationKey: [endpoint.name],
    mutationFn: (input) => call(endpoint, input, { ...options, isAction: true }),
    onSuccess: () => { void invalidateAffected(client, endpoint) },
  })
}

/** The query client of one page (or, on the server, of one request). `call` already retries reads. */
export const queryDefaults = {
  // Without a connection a call fails and says so: waiting in silence for its return would look like a shop that hangs.
  queries: { networkMode: 'always', staleTime: 30_000, gcTime: 10 * 60_000, retry: false, refetchOnWindowFocus: false },
  mutations: { networkMode: 'always', retry: false },
} as const
