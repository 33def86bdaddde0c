/** What is needed to name the route of a request without anything that was asked for. */
export interface Asked {
  /** Path of the request, without its query. */
  readonly path: string
  readonly status: number
  /** Pattern of the call, if it was one of the contract. */
  readonly call: string | undefined
}

/** Groups of the service's own addresses outside the contract. */
const groups = ['/payment/events', '/sandbox', '/rest']

/** Pictures, built files, the security contact and probes: many, and nothing to learn from them. */
const unnamed = /^\/(media|assets)\/|^\/(healthz|livez|readyz|\.well-known\/security\.txt)$/

/**
 * The route of a request for logs and metrics: a pattern, because a path may hold a number or a token, and one of a
 * bounded number.
 * @param pageAt pattern of the page at a path, `*` where there is none
 * @returns undefined for what is neither logged nor measured: files and probes
 */
export function routeOf(
  { path, status, call }: Asked,
  pageAt: (path: string) => string | undefined,
): string | undefined {
  if (unnamed.test(path)) return undefined
  // A page's rendering makes calls too, as part of its request.
  if (call !== undefined && path.startsWith('/rest/')) return `/rest/V1${call}`
  const group = groups.find((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  if (group) return `${group}/*`
  const page = pageAt(path) ?? '*'
  // A file of the root (icon, robots.txt), or a redirect to the right spelling of an address.
  return page === '*' && status < 400 ? undefined : page
}
