import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** A request while it is answered. */
export interface RequestScope {
  /** Stands in the answer, in every line of the log and in reports. */
  readonly id: string
  /** Pattern of the call's path (`/carts/mine/items/:id`), once it is known. */
  call: string | undefined
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Ids from outside that are taken over: long enough for a UUID, without anything that could end a line or a header. */
const sane = /^[\w.:-]{1,64}$/

/**
 * Begins a request.
 * @param given its `X-Request-Id`. Anybody may send one: it finds lines in a log and decides nothing.
 */
export const openRequest = (given: string | undefined): RequestScope => ({
  id: given !== undefined && sane.test(given) ? given : randomUUID().replaceAll('-', '').slice(0, 16),
  call: undefined,
})

/** Runs `work` as part of a request. */
export const inRequest = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work)

/** Id of the request that is being answered; undefined in jobs and at start. */
export const requestId = (): string | undefined => scopes.getStore()?.id

/** Says which call a request is. @param path pattern of the call's path */
export function nameCall(path: string): void {
  const scope = scopes.getStore()
  if (scope) scope.call = path
}
