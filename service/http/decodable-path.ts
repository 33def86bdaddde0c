function isDecodable(segment: string): boolean {
  try {
    decodeURIComponent(segment)
    return true
  } catch {
    return false
  }
}

/**
 * Makes the path of a request decodable: a percent sign that does not begin a character (`/%zz`, `/%E0%A4`) is
 * escaped. Otherwise the pages' router would log the whole address as received.
 */
export function withDecodablePath(request: Request): Request {
  if (!request.url.includes('%')) return request
  const url = new URL(request.url)
  const path = url.pathname
    .split('/')
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')))
    .join('/')
  if (path === url.pathname) return request
  url.pathname = path
  return new Request(url, { method: request.method, headers: request.headers, signal: request.signal })
}
