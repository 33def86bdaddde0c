import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import { call, callLanguage } from '#features/kit/call.ts'
import { queryKey } from '#features/kit/query.ts'
import { storageSlot } from '#features/kit/storage.ts'
import { queryOptions } from '@tanstack/react-query'

/** How long an answer is kept, in milliseconds: geography changes with a release of the service, not with a visitor. */
const LIFETIME = 7 * 86_400_000

interface Kept { at: number; answer: unknown }

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'answer' in value

/** Where a call's answer is kept: by language, call and what was asked. */
export const keptKey = (endpoint: Endpoint, params: object = {}): string => ['geography', callLanguage(), endpoint.name, ...Object.values(params)].join('/')

/** Whether something was kept within its lifetime. A clock that was set back makes it old, too. */
export const isFresh = (at: number, now: number): boolean => at <= now && now - at < LIFETIME

/**
 * react-query options as `handledQuery` gives them, for answers that are the same for everybody and hardly ever change: asked
 * once a browser and language (shopping.md §7, "results cached locally"). What is kept and does not fit the call's schema is asked for again.
 */
export function keptQuery<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>) {
  const slot = storageSlot(keptKey(endpoint, (input as { params?: object } | undefined)?.params), isKept)
  return queryOptions<EndpointOutput<E>>({
    queryKey: queryKey(endpoint, input),
    queryFn: async ({ signal }) => {
      const kept = slot.read()
      if (kept && isFresh(kept.at, Date.now())) {
        const { response } = await endpoint.whole?.() ?? endpoint
        const read = response.safeParse(kept.answer)
        if (read.success) return read.data as EndpointOutput<E>
      }
      const answer = await call(endpoint, input, { signal, handled: true })
      slot.write({ at: Date.now(), answer })
      return answer
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
