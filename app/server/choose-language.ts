import { languageOf } from '#domain/store/languages.ts'
import { safeRedirect } from '#domain/auth/redirect.ts'

/**
 * Whether a browser sends a form for a page of another site. Behind a proxy the host of the request can be another than the
 * one that the visitor sees, so the browser's own statement goes first; `Origin` is for browsers that make none.
 */
function isFromOtherSite({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const sender = headers.get('origin')
  if (sender === null || sender === 'null') return false
  return !URL.canParse(sender) || new URL(sender).host !== new URL(url).host
}

/** The language form without a script: remembers the choice and goes back to where the person was. */
export async function chooseLanguage(request: Request): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  if (isFromOtherSite(request)) return new Response(null, { status: 403 })
  const form = new URLSearchParams(await request.text())
  const language = languageOf(form.get('language'))
  const referrer = URL.canParse(request.headers.get('referer') ?? '')
    ? new URL(request.headers.get('referer') ?? '')
    : undefined
  const back = form.get('redirect') ?? (referrer ? referrer.pathname + referrer.search : '/')
  return new Response(null, {
    status: 303,
    headers: {
      location: safeRedirect(back, '/'),
      'cache-control': 'no-store',
      ...(language
        ? { 'set-cookie': `language=${language.code}; Path=/; Max-Age=31536000; SameSite=Lax` }
        : {}),
    },
  })
}
