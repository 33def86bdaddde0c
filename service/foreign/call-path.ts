import type { Endpoint } from '#domain/contract/endpoint.ts'
import { languageOf } from '#domain/store/languages.ts'

/** An address below `/rest`: which call of which store. */
interface CallAddress {
  readonly store: string | undefined
  /** Below `/rest/{store}/V1`, as it was sent. */
  readonly path: string
}

/** Splits the path of a call; undefined for any other address. */
export function callAddress(pathname: string): CallAddress | undefined {
  const [, store, path] = /^\/rest\/(?:([^/]+)\/)?V1(\/.*)$/.exec(pathname) ?? []
  return path === undefined ? undefined : { store, path }
}

/** Whether a call is made in one of the shop's languages, and not in Magento's own scope `all`. */
export const isOfShop = ({ store }: CallAddress): boolean =>
  store === undefined || languageOf(store) !== undefined

/** Finds the endpoint of a call among some of the contract. A parameter matches one segment. */
export function endpointFinder<E extends Pick<Endpoint, 'method' | 'path'>>(
  endpoints: readonly E[],
): (method: string, path: string) => E | undefined {
  const patterns = endpoints.map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  return (method, path) =>
    patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint
}
