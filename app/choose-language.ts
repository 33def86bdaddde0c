import { languageOf } from '#domain/store/languages.ts'
import { safeRedirect } from '#domain/auth/redirect.ts'

/** The language form without a script: remembers the choice and goes back to where the person was. */
export async function chooseLanguage(request: Request): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
  const { origin } = new URL(request.url)
  const sender = request.headers.get('origin')
  if (sender !== null && sender !== 'null' && new URL(sender).host !== new URL(origin).host) return new Response(null, { status: 403 })
  const form = new URLSearchParams(await request.text())
  const language = languageOf(form.get('language'))
  const referrer = URL.canParse(request.headers.get('referer') ?? '') ? new URL(request.headers.get('referer') ?? '') : undefined
  const back = form.get('redirect') ?? (referrer ? referrer.pathname + referrer.search : '/')
  return new Response(null, {
    status: 303,
    headers: {
      location: safeRedirect(back, '/'),
      'cache-control': 'no-store',
      ...(language ? { 'set-cookie': `language=${language.code}; Path=/; Max-Age=31536000; SameSite=Lax` } : {}),
    },
  })
}
