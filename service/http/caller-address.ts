import type { Context } from 'hono'
import type { Settings } from '#service/settings.ts'

type ProxySettings = Pick<Settings, 'trustProxy' | 'publicUrl'>

/** Address of a caller on this machine, to whom no limit applies: tests, the rendering server, a developer. */
const LOCAL = 'local'

/** Whether a host name or address is a loopback address. */
export const isLoopback = (host: string): boolean =>
  /^((.+\.)?localhost|\[?::1\]?|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(host.toLowerCase())

/** Headers that proxies add to a request. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/** Whether a proxy on this machine forwards callers; its address then stands for many people, and limits apply. */
function isProxied(headers: Headers, { publicUrl }: ProxySettings): boolean {
  const host = headers.get('host')
  return (
    forwardingHeaders.some((name) => headers.has(name)) ||
    (publicUrl !== undefined && !isLoopback(hostOf(publicUrl))) ||
    // HTTP/1.0 without a Host is what proxies send, not browsers.
    host === null ||
    !isLoopback(hostOf(`http://${host}`))
  )
}

/** Address of the caller for limits: that of the connection, or behind a trusted proxy the last one it recorded. */
export const callerAddress = (c: Context, settings: ProxySettings): string =>
  addressOf(c.req.raw.headers, c.env, settings)

/** The same from the headers of a request and the environment of the Node server. */
export function addressOf(headers: Headers, env: unknown, settings: ProxySettings): string {
  const forwarded = settings.trustProxy
    ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined
  if (forwarded) return forwarded
  const incoming: unknown = Reflect.get(Object(env), 'incoming')
  const socket: unknown = Reflect.get(Object(incoming), 'socket')
  const address: unknown = Reflect.get(Object(socket), 'remoteAddress')
  if (typeof address !== 'string') return LOCAL
  // A person who opens the shop on its own machine, not through a proxy.
  return isLoopback(address) && !isProxied(headers, settings) ? LOCAL : address
}

/** Whether the caller is on this machine; limits by address then do not apply. */
export const isLocal = (address: string): boolean => address === LOCAL
