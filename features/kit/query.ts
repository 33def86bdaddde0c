import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import {
  queryOptions,
  useMutation,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query'
import { call, callLanguage } from './call.ts'
import type { CallOptions } from './call-scope.ts'
import { affectedBy, changeOptions, type Optimistic } from './change.ts'

type Asked<E extends Endpoint> =
  object extends EndpointInput<E> ? [input?: EndpointInput<E>] : [input: EndpointInput<E>]

/** Query key of a call: its name, language and input. */
export const queryKey = <E extends Endpoint>(
  endpoint: E,
  input?: EndpointInput<E>,
): readonly [string, string, unknown] => [endpoint.name, callLanguage(), input ?? null]

/**
 * react-query options of a reading call, shared by loader, hook and prefetch: `useQuery(query(getProduct, { params: {
 * sku } }))`.
 */
export function query<E extends Endpoint>(endpoint: E, ...[input]: Asked<E>) {
  return queryOptions<EndpointOutput<E>>({
    queryKey: queryKey(endpoint, input),
    // prefetches do not notify their failures
    queryFn: ({ signal, meta }) =>
      call(endpoint, input as EndpointInput<E>, { signal, handled: meta?.['isAhead'] === true }),
  })
}

/** Like `query`, for a screen that shows the fault itself. */
export function handledQuery<E extends Endpoint>(endpoint: E, ...[input]: Asked<E>) {
  return queryOptions<EndpointOutput<E>>({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input as EndpointInput<E>, { signal, handled: true }),
  })
}

/** Milliseconds before a failed read is retried automatically: 3 s, doubling up to a minute. */
const quietPause = (failures: number): number => Math.min(60_000, 3000 * 2 ** (failures - 1))

/**
 * Options of a read that a screen can do without, such as the filters beside a list: a failure is not shown, and
 * retried automatically with increasing delays.
 */
export const retriedQuietly = {
  refetchInterval: ({ state }: { state: { status: string; errorUpdateCount: number } }) =>
    state.status === 'error' ? quietPause(state.errorUpdateCount) : (false as const),
}

/** Invalidates the reads that a call affects. */
export const invalidateAffected = (client: QueryClient, endpoint: Endpoint): Promise<void> =>
  client.invalidateQueries(affectedBy([endpoint]))

/** Options of a writing call. */
interface MutateOptions<E extends Endpoint, Data> extends Pick<CallOptions, 'handled'> {
  /** Calls of one scope are sent one after another, so that the last press wins. */
  scope?: string
  /** Shown at once and reverted on failure. The mutation then lasts until what it affects has been refetched. */
  optimistic?: Optimistic<EndpointInput<E>, Data>
}

/**
 * A writing call as a mutation; on success the reads that the endpoint `affects` are refetched. Writes are never
 * retried. For several calls that make up one change use `useChange`.
 */
export function useMutate<E extends Endpoint, Data = unknown>(
  endpoint: E,
  { scope, optimistic, ...options }: MutateOptions<E, Data> = {},
) {
  const client = useQueryClient()
  const run = (input: EndpointInput<E>) => call(endpoint, input, { ...options, isAction: true })
  return useMutation<EndpointOutput<E>, Error, EndpointInput<E>>({
    ...changeOptions(client, { run, calls: [endpoint], scope, optimistic }),
    mutationKey: [endpoint.name],
    ...(!optimistic && {
      onSettled: (_output, error) => {
        if (!error) void invalidateAffected(client, endpoint)
      },
    }),
  })
}

/** Query client of one page (on the server, of one request). `call` already retries reads. */
export const queryDefaults = {
  // Offline, a call fails at once and is shown as failed; react-query's default would wait silently.
  queries: {
    networkMode: 'always',
    staleTime: 30_000,
    gcTime: 10 * 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    // back online: failed reads are retried
    refetchOnReconnect: ({ state }: Query) => state.data === undefined || state.status === 'error',
  },
  mutations: { networkMode: 'always', retry: false },
} as const
