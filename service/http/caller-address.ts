import type { Context } from 'hono'

/** Address of the caller for limits: the connection's, or behind a trusted proxy the last one that the proxy noted. In-process callers are the machine itself. */
export function callerAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  const incoming: unknown = Reflect.get(Object(c.env), 'incoming')
  const socket: unknown = Reflect.get(Object(incoming), 'socket')
  const address: unknown = Reflect.get(Object(socket), 'remoteAddress')
  return typeof address === 'string' ? address : 'local'
}

/** The machine itself: behind this address may be any number of people (a local proxy, the rendering server, tests). */
export const isLocal = (address: string): boolean => address === 'local' || address === '::1' || /^(::ffff:)?127\./.test(address)
