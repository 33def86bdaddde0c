import type * as z from 'zod/mini'

type Shape = z.ZodMiniType | undefined
// An optional property reads as its type or undefined: only the declared part counts.
type Declared<S> = Exclude<S, undefined>
type Out<S> = [Declared<S>] extends [never] ? undefined : Declared<S> extends z.ZodMiniType ? z.output<Declared<S>> : undefined
type Part<Name extends string, S, Optional extends boolean = false> = [Declared<S>] extends [never] ? object
  : Declared<S> extends z.ZodMiniType ? (Optional extends true ? { [K in Name]?: z.input<Declared<S>> } : { [K in Name]: z.input<Declared<S>> }) : object

/** Who may call: anybody, or only the holder of a customer token ("self" in Magento). */
export type Access = 'anonymous' | 'self'

/**
 * One call of the REST contract, shared by client and service.
 * `path` is relative to `/rest/{store_code}/V1` and names its parameters with a colon: `/guest-carts/:cartId/items/:itemId`.
 */
export interface Endpoint<Params extends Shape = Shape, Query extends Shape = Shape, Body extends Shape = Shape, Response extends z.ZodMiniType = z.ZodMiniType> {
  /** Verb and noun, also the OpenAPI operation id: `addGuestCartItem`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  /** The service sends the answer as a JSON-encoded string (contract.md §8). The client decodes either form. */
  readonly encoded?: boolean
  /** A GET that changes something (quality.md "Security"): never prefetched, never tried again by itself. */
  readonly changesState?: boolean
  /** Sent without the token of whoever is signed in, though there is one (shopping.md §7, verifycode). */
  readonly withoutToken?: boolean
  /** Names of the reading endpoints whose cached answers this call makes stale. */
  readonly affects?: readonly string[]
  /** In the built client, where the schemas stand in a chunk of their own: fetches the call as it is written. */
  readonly whole?: () => Promise<Endpoint>
  /** What the call is for, in one sentence, with its source (document and section). */
  readonly summary: string
}

/** What a caller passes: only the parts that the endpoint declares. */
export type EndpointInput<E extends Endpoint> = Part<'params', E['params']> & Part<'query', E['query'], true> & Part<'body', E['body']>

/** What a handler receives, parsed. */
export interface EndpointRequest<E extends Endpoint> { params: Out<E['params']>; query: Out<E['query']>; body: Out<E['body']> }

/** The parsed answer of a call. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>

/** Declares a call. Identity at run time; it keeps the literal types. */
export const endpoint = <const P extends Shape = undefined, const Q extends Shape = undefined, const B extends Shape = undefined, const R extends z.ZodMiniType = z.ZodMiniType>(definition: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> => definition
