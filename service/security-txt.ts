import { utc } from '#domain/dates/utc.ts'
import type { Settings } from './settings.ts'
import { SUPPORT_EMAIL } from './store/support.ts'

/** Where people who find a weakness look for whom to tell (RFC 9116). */
const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** Days for which the file counts; RFC 9116 wants less than a year. It is written anew for every request. */
const VALID_DAYS = 180

/** The file for a day. `Canonical` needs the shop's public address, because the `Host` header can be forged. */
export const securityTxt = (publicUrl: string | undefined, now: Date): string =>
  [
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Expires: ${utc(now).startOf('day').add(VALID_DAYS, 'day').format('YYYY-MM-DDTHH:mm:ss[Z]')}`,
    'Preferred-Languages: en, zh',
    ...(publicUrl ? [`Canonical: ${publicUrl}${SECURITY_TXT_PATH}`] : []),
    '',
  ].join('\n')

type Answering = { fetch(request: Request, env?: unknown): Promise<Response> }

/** Adds the file to what answers the service's addresses, whichever service that is. */
export const withSecurityTxt = (
  backend: Answering,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  clock = () => new Date(),
): Answering => ({
  fetch: async (request, env) => {
    if (new URL(request.url).pathname !== SECURITY_TXT_PATH) return backend.fetch(request, env)
    if (!['GET', 'HEAD'].includes(request.method))
      return new Response('Not allowed.', { status: 405, headers: { Allow: 'GET, HEAD' } })
    return new Response(request.method === 'HEAD' ? null : securityTxt(publicUrl, clock()), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    })
  },
})
