import type * as z from 'zod/mini'

type Shape = z.ZodMiniType | undefined
// An optional property has type T or undefined: only the declared part counts.
type Declared<S> = Exclude<S, undefined>
type Out<S> = [Declared<S>] extends [never]
  ? undefined
  : Declared<S> extends z.ZodMiniType
    ? z.output<Declared<S>>
    : undefined
type Part<Name extends string, S, Optional extends boolean = false> = [Declared<S>] extends [never]
  ? object
  : Declared<S> extends z.ZodMiniType
    ? Optional extends true
      ? { [K in Name]?: z.input<Declared<S>> }
      : { [K in Name]: z.input<Declared<S>> }
    : object

/** Who may call: anyone, or only the holder of a customer token ("self" in Magento). */
export type Access = 'anonymous' | 'self'

/**
 * A call of the REST contract, shared by client and service. `path` is relative to `/rest/{store_code}/V1`; its
 * parameters have a colon: `/guest-carts/:cartId/items/:itemId`.
 */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
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
  /**
   * Set where the method is misleading: a GET that changes something (quality.md "Security"; never prefetched or
   * retried automatically), or a POST that only reads.
   */
  readonly changesState?: boolean
  /** Sent without the token, even when signed in (shopping.md §7, verifycode). */
  readonly withoutToken?: boolean
  /**
   * Names of the reading endpoints whose cached answers this call invalidates. Names rather than references: cart and
   * checkout affect each other, so references would make import circles between nouns and pull every call into the
   * first script. A contract test rejects names that do not exist.
   */
  readonly affects?: readonly string[]
  /** In the built client, where schemas are in a separate chunk: loads the complete endpoint. */
  readonly whole?: () => Promise<Endpoint>
  /** Purpose of the call, in one sentence, with its source (document and section). */
  readonly summary: string
}

/** Whether a call changes something: every method but GET does, unless the endpoint says otherwise. */
export const changesState = ({
  method,
  changesState: isSaid,
}: Pick<Endpoint, 'method' | 'changesState'>): boolean => isSaid ?? method !== 'GET'

/** Input of a caller: only the declared parts. */
export type EndpointInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query'], true> &
  Part<'body', E['body']>

/** Input of a handler, parsed. */
export interface EndpointRequest<E extends Endpoint> {
  params: Out<E['params']>
  query: Out<E['query']>
  body: Out<E['body']>
}

/** The parsed answer of a call. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>

/** Declares a call. Returns its argument; only the types matter (it keeps the literal types). */
export const endpoint = <
  const P extends Shape = undefined,
  const Q extends Shape = undefined,
  const B extends Shape = undefined,
  const R extends z.ZodMiniType = z.ZodMiniType,
>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => definition
