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

/** What a call takes and answers. `domain/<noun>/api-schemas.ts` exports one for each call, under the call's name. */
export interface CallSchemas<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  /** Purpose of the call, in one sentence, with the id of its rules in docs/requirements. */
  readonly summary: string
  /**
   * Set where the requirements do not show the call: they describe it without a path, or it is ours. Another
   * service answers an addition with 404, and the screens work without it.
   */
  readonly undocumented?: 'assumed path' | 'addition'
}

/** Declares the schemas of a call. Returns its argument; only the types matter (it keeps the literal types). */
export const schemas = <
  const P extends Shape = undefined,
  const Q extends Shape = undefined,
  const B extends Shape = undefined,
  const R extends z.ZodMiniType = z.ZodMiniType,
>(
  definition: CallSchemas<P, Q, B, R>,
): CallSchemas<P, Q, B, R> => definition

/** Who may call: anyone, or only the holder of a customer token ("self" in Magento). */
type Access = 'anonymous' | 'self'

/**
 * A call of the REST contract, shared by client and service. `path` is relative to `/rest/{store_code}/V1`; its
 * parameters have a colon: `/guest-carts/:cartId/items/:itemId`.
 */
export interface Endpoint<Schemas extends CallSchemas = CallSchemas> {
  /** Verb and noun, also the OpenAPI operation id: `addGuestCartItem`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  /** The service sends the answer as a JSON-encoded string (C-8). The client decodes either form. */
  readonly encoded?: boolean
  /**
   * Set where the method is misleading: a GET that changes something (never prefetched or retried automatically), or a
   * POST that only reads.
   */
  readonly changesState?: boolean
  /** Sent without the token, even when signed in. */
  readonly withoutToken?: boolean
  /**
   * Names of the reading endpoints whose cached answers this call invalidates. Names rather than references: cart and
   * checkout affect each other, so references would make import circles between nouns and pull every call into the
   * first script. A contract test rejects names that do not exist.
   */
  readonly affects?: readonly string[]
  /** Imports the call's schemas. A page's first script knows how to name a call; zod comes with the first one made. */
  readonly schemas: () => Promise<Schemas>
}

type SchemasOf<E extends Endpoint> = Awaited<ReturnType<E['schemas']>>

/** Whether a call changes something: every method but GET does, unless the endpoint says otherwise. */
export const changesState = ({
  method,
  changesState: isSaid,
}: Pick<Endpoint, 'method' | 'changesState'>): boolean => isSaid ?? method !== 'GET'

/** Input of a caller: only the declared parts. */
export type EndpointInput<E extends Endpoint> = Part<'params', SchemasOf<E>['params']> &
  Part<'query', SchemasOf<E>['query'], true> &
  Part<'body', SchemasOf<E>['body']>

/** Input of a handler, parsed. */
export interface EndpointRequest<E extends Endpoint> {
  params: Out<SchemasOf<E>['params']>
  query: Out<SchemasOf<E>['query']>
  body: Out<SchemasOf<E>['body']>
}

/** The parsed answer of a call. */
export type EndpointOutput<E extends Endpoint> = z.output<SchemasOf<E>['response']>

/** The answer of a handler, before parsing. */
export type EndpointAnswer<E extends Endpoint> = z.input<SchemasOf<E>['response']>

/**
 * Declares a call.
 * @param load imports the module with the schemas, which has an export of the same name
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Name extends string, Module extends Readonly<Record<Name, CallSchemas>>>(
  load: () => Promise<Module>,
  name: Name,
  call: Omit<Endpoint, 'name' | 'schemas'>,
): Endpoint<Module[Name]> {
  return { name, ...call, schemas: () => load().then((module) => module[name]) }
}
