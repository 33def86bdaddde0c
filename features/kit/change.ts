import type { Endpoint } from '#domain/contract/endpoint.ts'
import {
  useMutation,
  useQueryClient,
  type MutationOptions,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query'

/** Optimistic update: the cached answer of one read, as it will be. */
export interface Optimistic<Input, Data> {
  queryKey: QueryKey
  /** Returns the updated answer. Without a cached answer nothing happens. */
  next: (data: Data, input: Input) => Data
}

/** A change of data at the service: one call, or several that belong together. */
export interface Change<Input, Output, Data = unknown> {
  run: (input: Input) => Promise<Output>
  /** Calls that `run` may make; the reads they affect are refetched afterwards. */
  calls: readonly Endpoint[]
  /** Changes of one scope are sent one after another, so that the last press wins. */
  scope?: string | undefined
  /** Shown at once; if the change fails, refetching reverts it. */
  optimistic?: Optimistic<Input, Data> | undefined
  /** Notifies a failure that `run` leaves to the screen (`handled`). */
  onError?: ((error: unknown) => void) | undefined
}

/** The reads invalidated by calls (`affects`), for the methods of a query client. */
export function affectedBy(calls: readonly Endpoint[]): QueryFilters {
  const names = new Set(calls.flatMap(({ affects = [] }) => affects))
  return { predicate: ({ queryKey: [name] }) => names.has(String(name)) }
}

/** A change as react-query's mutation options. */
export const changeOptions = <Input, Output, Data>(
  client: QueryClient,
  { run, calls, scope, optimistic, onError }: Change<Input, Output, Data>,
): MutationOptions<Output, Error, Input> => ({
  mutationFn: run,
  retry: false,
  ...(scope && { scope: { id: scope } }),
  ...(optimistic && {
    onMutate: async (input: Input) => {
      const { queryKey, next } = optimistic
      await client.cancelQueries({ queryKey })
      client.setQueryData<Data | null>(queryKey, (data) => (data == null ? data : next(data, input)))
    },
  }),
  ...(onError && { onError }),
  onSettled: async () => {
    const affected = affectedBy(calls)
    // A read in progress started before the change and would be taken for its result.
    await client.cancelQueries(affected)
    await client.invalidateQueries(affected)
  },
})

/** A change as a mutation. */
export const useChange = <Input, Output, Data>(change: Change<Input, Output, Data>) =>
  useMutation(changeOptions(useQueryClient(), change))

/**
 * Makes a change without subscribing to it, so that the caller is not rendered again.
 * @throws what `run` throws
 */
export const makeChange = <Input, Output, Data>(
  client: QueryClient,
  change: Change<Input, Output, Data>,
  input: Input,
): Promise<Output> => client.getMutationCache().build(client, changeOptions(client, change)).execute(input)

/** Whether a change succeeded; a failure is notified elsewhere. */
export const succeeded = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
