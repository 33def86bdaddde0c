import type { Endpoint, EndpointAnswer, EndpointRequest } from '#domain/contract/endpoint.ts'
import type { Db } from '#service/db/db.ts'
import type { RequestContext } from './context.ts'

export type { RequestContext } from './context.ts'

/** Result of a handler: the wire shape before parsing, or nothing, which is sent as `[]` (C-1.3). */
export type Answer<E extends Endpoint> = EndpointAnswer<E> | null | undefined

export interface RouteOptions {
  /** Maximum body in bytes where the usual limit is too small. Only for calls of signed-in customers. */
  readonly maxBodyBytes?: number
  /** Whether a call whose token has ended repeats the call that ended it. The handler then answers it without a customer. */
  readonly isRepetition?: (db: Db, headers: Headers) => Promise<boolean>
}

/** A call of the contract with its handler. */
export interface Route {
  readonly endpoint: Endpoint
  readonly maxBodyBytes?: number | undefined
  readonly isRepetition?: RouteOptions['isRepetition'] | undefined
  handle(request: EndpointRequest<Endpoint>, context: RequestContext): Promise<unknown>
}

/**
 * Combines an endpoint with its handler. The handler receives params, query and body parsed by the endpoint's schemas
 * and returns the wire shape; the answer of an `encoded` endpoint is JSON-encoded twice.
 * @throws Fault (by the handler) for every answer that is not a success
 */
export const route = <E extends Endpoint>(
  endpoint: E,
  handler: (request: EndpointRequest<E>, context: RequestContext) => Promise<Answer<E>> | Answer<E>,
  options: RouteOptions = {},
): Route => ({
  endpoint,
  ...options,
  // This endpoint's schemas parsed the request, but the erased type cannot express that.
  handle: async (request, context) => handler(request as unknown as EndpointRequest<E>, context),
})
