import type { Capability } from '#domain/store/capabilities.ts'
import { createHash } from 'node:crypto'
import { addressIn } from '#domain/store/language-address.ts'
import { languages, type Language, type LanguageCode } from '#domain/store/languages.ts'
import { paths } from '#domain/store/paths.ts'
import { intlOf, loadMessages, shellWords } from '../i18n/messages.ts'
import { installedColours, manifestAddress } from './install-links.ts'

const byAddress = new Map(languages.map((language) => [manifestAddress(language.code), language]))

/** The files are drawn by `npm run icons`. */
const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const

/** Pages that the app's icon leads to at once. Everybody sees them all: the associate's say whose they are. */
function shortcutsOf(code: LanguageCode, lacking: readonly Capability[]) {
  const { formatMessage: say } = intlOf(code)
  const everybodys = (page: string, href: string) => ({ name: page, url: addressIn(code, href) })
  const associates = (page: string, href: string) => ({
    name: say({ id: 'shell.installed.forAssociates' }, { page }),
    short_name: page,
    url: addressIn(code, href),
  })
  return [
    everybodys(say({ id: 'shell.nav.cart' }), paths.cart()),
    everybodys(say({ id: 'dashboard.nav.orders' }), paths.orders()),
    ...(lacking.includes('team') ? [] : [associates(say({ id: 'dashboard.nav.team' }), paths.team())]),
    associates(say({ id: 'commissions.tab.payments' }), paths.commissions()),
  ]
}

/** The shop as an app in a language. One `id` for all: it is the same app in each. */
export async function manifestOf(
  { code, tag }: Pick<Language, 'code' | 'tag'>,
  lacking: readonly Capability[] = [],
) {
  // on the server all words of the language, not only those of the shell
  await loadMessages(code, [shellWords])
  const { formatMessage: say } = intlOf(code)
  const shop = say({ id: 'shell.name' })
  return {
    id: paths.home(),
    name: say({ id: 'shell.installed.name' }, { shop }),
    short_name: shop,
    description: say({ id: 'shell.footer.about' }),
    lang: tag,
    dir: 'ltr',
    start_url: addressIn(code, paths.home()),
    scope: paths.home(),
    display: 'standalone',
    theme_color: installedColours.theme,
    background_color: installedColours.background,
    categories: ['shopping', 'health'],
    icons,
    shortcuts: shortcutsOf(code, lacking),
  }
}

/** Answers a request for a language's manifest; undefined for every other address. */
export async function manifestAnswer(
  request: Request,
  lacking: () => Promise<readonly Capability[] | undefined> = () => Promise.resolve(undefined),
): Promise<Response | undefined> {
  const language = byAddress.get(new URL(request.url).pathname)
  if (!language) return undefined
  const text = JSON.stringify(await manifestOf(language, await lacking()))
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`
  const headers = {
    'content-type': 'application/manifest+json',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    etag,
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : text, { headers })
}
