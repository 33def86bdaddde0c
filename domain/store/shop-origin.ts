/** Facts that decide which address of the shop is used in messages. */
export interface ShopAddress {
  /** Address set by the operator (`PUBLIC_URL`), without a trailing slash. */
  readonly publicUrl: string | undefined
  /** Host name or IP address that the server listens on. */
  readonly host: string
  /** Port that the server listens on; 0 when the system picks one. */
  readonly port: number
}

const inUrl = (host: string) =>
  (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host).toLowerCase()

/** Whether a host name or IP address is reachable only from this machine. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/.test(inUrl(host))

/** Whether the server listens on all addresses of the machine, so that none of them is the shop's address. */
export const isWildcardHost = (host: string): boolean => ['0.0.0.0', '[::]'].includes(inUrl(host))

/**
 * Origin of the shop for links in emails and SMS, without a trailing slash. Use it for every absolute address: the
 * `Host` header of a request can be forged, and a link built from it would hand a password reset token to the
 * attacker.
 *
 * `PUBLIC_URL` takes precedence. Without it, the address of the request is used only if it is a loopback address or
 * the one that the server listens on; otherwise, and without a request, the address that the server listens on.
 * @param called address of the request, if there is one
 */
export function shopOrigin({ publicUrl, host, port }: ShopAddress, called?: URL): string {
  if (publicUrl) return publicUrl
  if (called) {
    const isListenAddress =
      called.hostname === inUrl(host) && (port === 0 || called.port === (port === 80 ? '' : String(port)))
    if (isListenAddress || isLoopbackHost(called.hostname)) return called.origin
  }
  const own = isWildcardHost(host) ? 'localhost' : inUrl(host)
  return new URL(`http://${own}:${port === 0 ? called?.port || 80 : port}`).origin
}
