import type { Endpoint, EndpointRequest } from '#domain/contract/endpoint.ts'
import type * as z from 'zod/mini'
import type { RequestContext } from './context.ts'

export type { RequestContext } from './context.ts'

/** What a handler may answer: the wire shape before parsing, or nothing, which goes out as `[]` (contract.md §1.3). */
export type Answer<E extends Endpoint> = z.input<E['response']> | null | undefined

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined

/** What a handler receives: the declared parts, parsed. A part that the endpoint declares is never undefined. */
export interface HandlerRequest<E extends Endpoint> {
  readonly params: Parsed<Exclude<E['params'], undefined>>
  readonly query: Parsed<Exclude<E['query'], undefined>>
  readonly body: Parsed<Exclude<E['body'], undefined>>
}

export interface RouteOptions {
  /** A GET that changes something (contract.md §9.17): refused when a foreign page or a typed address starts it. */
  readonly changesState?: boolean
}

/** A call of the contract together with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly changesState: boolean
  handle(request: EndpointRequest<Endpoint>, context: RequestContext): Promise<unknown>
}

/**
 * Joins an endpoint and its handler. The handler gets params, query and body parsed by the endpoint's schemas
 * and returns the wire shape; `encoded` endpoints are JSON-encoded once more on the way out.
 * @throws Fault (by the handler) for every answer that is not a success
 */
export const route = <E extends Endpoint>(endpoint: E, handler: (request: HandlerRequest<E>, context: RequestContext) => Promise<Answer<E>> | Answer<E>, options: RouteOptions = {}): Route => ({
  endpoint,
  changesState: options.changesState ?? endpoint.method !== 'GET',
  // The request was parsed with this very endpoint's schemas, which the erased type cannot say.
  handle: async (request, context) => handler(request as unknown as HandlerRequest<E>, context),
})
