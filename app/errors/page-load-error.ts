/** Thrown when a page's script or messages could not be loaded; `cause` says why. */
export class PageLoadError extends Error {
  override name = 'PageLoadError'
  constructor(cause: unknown) {
    super('The page could not be loaded', { cause })
  }
}
