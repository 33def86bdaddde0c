import type { Endpoint, EndpointInput, EndpointOutput } from '#domain/contract/endpoint.ts'
import { call, callLanguage } from '#features/kit/call.ts'
import { queryKey } from '#features/kit/query.ts'
import { storageSlot } from '#features/kit/storage.ts'
import { queryOptions } from '@tanstack/react-query'
import { makeRoom } from './cache-limit.ts'

/** Lifetime of a stored answer in milliseconds. Geography changes with a release of the service, not with a visitor. */
const LIFETIME = 7 * 86_400_000

interface StoredAnswer {
  at: number
  answer: unknown
}

const isStoredAnswer = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'answer' in value

/** Prefix of the keys of all stored answers. */
const CACHE = 'geography'

/** The browser's storage; undefined if it is disabled. */
function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Storage key of an answer: language, call and parameters. */
export const storageKey = (endpoint: Endpoint, params: object = {}): string =>
  [CACHE, callLanguage(), endpoint.name, ...Object.values(params)].join('/')

/** Whether an answer has not expired. One from the future, after a clock was set back, has. */
export const isFresh = (at: number, now: number): boolean => at <= now && now - at < LIFETIME

/**
 * react-query options like `handledQuery`, for answers that are the same for everyone and rarely change: requested
 * once per browser and language (shopping.md §7, "results cached locally"). A stored answer that no longer fits the
 * call's schema is requested again.
 */
export function storedQuery<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>) {
  const slot = storageSlot(
    storageKey(endpoint, (input as { params?: object } | undefined)?.params),
    isStoredAnswer,
  )
  return queryOptions<EndpointOutput<E>>({
    queryKey: queryKey(endpoint, input),
    queryFn: async ({ signal }) => {
      const stored = slot.read()
      if (stored && isFresh(stored.at, Date.now())) {
        const { response } = await endpoint.schemas()
        const read = response.safeParse(stored.answer)
        if (read.success) return read.data as EndpointOutput<E>
      }
      const answer = await call(endpoint, input, { signal, handled: true })
      const entry = { at: Date.now(), answer }
      makeRoom(browserStorage(), `${CACHE}/`, (slot.key.length + JSON.stringify(entry).length) * 2)
      slot.write(entry)
      return answer
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
