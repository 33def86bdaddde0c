import { addressIn } from '#domain/store/language-address.ts'
import { languages, type Language } from '#domain/store/languages.ts'
import { pagePatterns, paths } from '#domain/store/paths.ts'
import { catalogueModules } from '../../i18n/compiled/compiled-messages.ts'
import { intlOf, loadMessages, shellWords } from '../../i18n/messages.ts'
import { unseenPages, type UnseenPage } from '../../worker/unseen-pages.ts'
import { shellAddress } from '../../worker/addresses.ts'
import type { Assets } from '../assets.ts'
import { hashPolicy, pageHeaders, type OtherOrigins } from '../csp.ts'
import { documentEnd, documentHead } from '../document.ts'
import { embed, type Boot } from '../entry-server.tsx'
import { escapeHtml } from '../escape-html.ts'
import type { CachedPage } from '../page-cache.ts'
import { rememberedMatch } from '../remembered-match.ts'

/** For the words below: all other styles are those of components. */
const waitingStyle =
  '#load-failed,#load-failed+p{padding:2rem 1rem;text-align:center}#load-failed h1{font-size:1.25rem}#load-failed a{text-decoration:underline}'

/** What a page says until its script has rendered it; and, if the script was never kept, that it cannot be shown, with a way on. */
function waitingPart({ code }: Language): string {
  const say = (id: 'shell.read.page' | 'shell.offline.lost' | 'shell.page.loading' | 'shell.error.home') =>
    escapeHtml(intlOf(code).formatMessage({ id }))
  return (
    `<main id="load-failed" hidden><h1>${say('shell.read.page')}</h1><p>${say('shell.offline.lost')}</p>` +
    `<p><a href="${addressIn(code, paths.home())}">${say('shell.error.home')}</a></p></main>` +
    `<p>${say('shell.page.loading')}</p>`
  )
}

/** The files that the pages need which are readable without a connection although nobody has opened them. */
const filesByPage = ({ code }: Language, { allOf }: Pick<Assets, 'allOf'>): Record<UnseenPage, string[]> =>
  Object.fromEntries(
    unseenPages.map((name) => {
      const { route, handles } = rememberedMatch({ pathname: pagePatterns[name] })
      const words = catalogueModules(code, [route.handle.words])
      return [name, allOf([...handles.flatMap(({ modules }) => modules), ...words])]
    }),
  ) as Record<UnseenPage, string[]>

const byAddress = new Map(languages.map((language) => [shellAddress(language.code), language]))

/** Where the shop's pages report errors and may send forms to. */
export interface ShellSettings {
  sandbox: boolean
  dsn: string | undefined
  analytics: string | undefined
  others: OtherOrigins
  lacking: Boot['lacking']
}

/** The language of the document for all pages that stands at a path; undefined for any other address. */
export const languageOfShell = (pathname: string): Language | undefined => byAddress.get(pathname)

/**
 * The document that a service worker keeps for all pages of a language (docs/decisions/0053-read-offline.md): the browser
 * renders the page of its address itself.
 */
export async function shellDocument(
  language: Language,
  assets: Pick<Assets, 'of' | 'allOf'>,
  { sandbox, dsn, analytics, others, lacking }: ShellSettings,
): Promise<CachedPage> {
  // on the server all words of the language
  await loadMessages(language.code, [shellWords])
  const { handles } = rememberedMatch({ pathname: paths.home() })
  const { style, ...rest } = assets.of([
    ...handles.slice(0, -1).flatMap(({ modules }) => modules),
    ...catalogueModules(language.code, [shellWords]),
  ])
  const own = { ...rest, style: style + waitingStyle }
  const boot: Boot = {
    language: language.code,

    sandbox,
    dsn,
    analytics,
    lacking,
    loaderData: {},
    isEmpty: true,
  }
  const title = intlOf(language.code).formatMessage({ id: 'shell.name' })
  const html =
    documentHead({ title, language, head: undefined, notice: undefined }, own) +
    waitingPart(language) +
    `<script type="application/json">${embed(filesByPage(language, assets))}</script>` +
    documentEnd({ boot: embed(boot), data: embed({ mutations: [], queries: [] }) })
  return {
    status: 200,
    isIncomplete: false,
    headers: pageHeaders(hashPolicy(own.loader, own.style, others), {
      isListed: false,
      keeper: 'everybody',
    }),
    html: Buffer.from(html),
  }
}
