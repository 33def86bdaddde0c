import type { Capability } from '#domain/store/capabilities.ts'
import { addressIn } from '#domain/store/language-address.ts'
import { defaultLanguage, languageOf, languages, type Language } from '#domain/store/languages.ts'
import { queryDefaults } from '#features/kit/query.ts'
import { report } from '#features/kit/service-fault.ts'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { renderToReadableStream, type ReactDOMServerReadableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { App } from '../shell/App.tsx'
import { ariaModules, catalogueModules } from '../i18n/compiled/compiled-messages.ts'
import { intlOf, loadMessages, shellWords, type FirstWords } from '../i18n/messages.ts'
import { PageLoadError } from '../errors/page-load-error.ts'
import { readFrom, type PageData } from '../router/page.ts'
import type { HeadPlace } from './head/page-place.ts'
import { loaderContext, type AwaitReads } from '../router/loading/router-context.ts'
import { routes } from '../router/routes.tsx'
import { rememberMessageFormats } from './message-formats.ts'
import { rememberedMatch } from './remembered-match.ts'
import { withCalls } from './server-calls.ts'
import { shownPage } from '../router/status-pages.ts'
import { isOutage, refusedStatus } from './page-status.ts'
import { ownTitleOf, titleOf } from '../router/title.ts'
import { pages } from '../router/pages.ts'
import { keysOf } from './keeping/surrogate-keys.ts'
import { timeless } from './keeping/timeless.ts'
import { headOf } from './head/page-head.ts'
import type { Head } from './head/head.ts'
import { isListed } from './crawlers/robots.ts'
import { signInNotice, type SignInNotice } from './sign-in-notice.ts'
import { isBeyondTheLast, ownAddress } from './what-was-found.ts'

/** What the client needs to take the page over, besides the data. */
export interface Boot {
  language: string
  sandbox: boolean
  /** Where errors are reported. */
  dsn?: string | undefined
  /** Address that counts visits, where one is connected. */
  analytics?: string | undefined
  /** What the service lacks, if it lacks anything. */
  lacking?: readonly Capability[] | undefined
  /** Answers of the loaders, by the ids of their routes. */
  loaderData: Record<string, PageData>
  /** Its words. Without them the browser fetches each catalogue. */
  words?: FirstWords | undefined
  /** Rendering failed: the browser renders the page itself. */
  isEmpty?: true
}

export interface Rendered {
  status: number
  language: Language
  title: string
  /** What search engines and other apps are told; undefined for an error page. */
  head: Head | undefined
  /** What a guarded page says without script. */
  notice: SignInNotice | undefined
  /** Modules whose scripts, styles and messages the page uses. */
  modules: string[]
  /** The address of the script with its messages, if there is one; else `modules` has theirs. */
  words: string | undefined
  /** The page's own address, when it was asked for at another; nothing is rendered then. */
  movedTo?: string | undefined
  /** undefined when rendering failed. */
  stream: ReactDOMServerReadableStream | undefined
  /** What the page shows (keeping/surrogate-keys.ts). */
  keys: readonly string[]
  /** For `<script type="application/json">`: `<` is escaped. */
  boot: string
  data: string
  /** The first outage of the service that the page met, if it met one: the page lacks data and must not be kept. */
  outage: { error: unknown } | undefined
}

for (const { code } of languages) rememberMessageFormats(intlOf(code))

/**
 * Query client of one request. A finite `gcTime` would start a timer for each query, which keeps the whole page's data in
 * memory until it fires.
 */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { ...queryDefaults.queries, gcTime: Infinity },
      mutations: { ...queryDefaults.mutations, gcTime: Infinity },
    },
  })

/** JSON that can stand in a script element. */
export const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Decides by a page's main reads what is shown, and with which status. */
const awaitReads: AwaitReads = async (reads) => {
  const failure = await reads
  if (!failure) return { data: null, status: 200 }
  if (failure.isMissing) return { data: { instead: 'notFound' }, status: 404 }
  return isOutage(failure.error)
    ? { data: { instead: 'unavailable' }, status: 503 }
    : { data: null, status: refusedStatus(failure.error) }
}

/** A form was sent without script: whatever the page reads, its answer says so. */
const refuseForm: AwaitReads = async (reads) => {
  await reads
  return { data: { instead: 'scriptNeeded' }, status: 405 }
}

const handler = createStaticHandler(routes)

/**
 * Runs the loaders of an address.
 * @throws the error of a loader
 */
async function load(client: QueryClient, { method }: Request, url: URL): Promise<StaticHandlerContext> {
  // without the visitor's signal: others may wait for this page too
  const context = await handler.query(new Request(url), {
    requestContext: loaderContext(client, method === 'POST' ? refuseForm : awaitReads),
  })
  if (context instanceof Response) throw new Error(`A loader answered ${url.pathname} with a response`)
  const [error] = Object.values(context.errors ?? {})
  if (error) throw error instanceof PageLoadError ? error.cause : error
  return context
}

const names = new Map(pages.map(({ pattern, name }) => [pattern as string, name]))

/** The head of a route's page; undefined for an address without one. */
function headOfPage(pattern: string, path: string, place: Omit<HeadPlace, 'name'>): Head | undefined {
  const name = names.get(pattern)
  return name && headOf({ ...place, name }, { path, isListed: isListed(pattern) })
}

/**
 * Renders a page for a guest in a language; for a POST, the answer to a form that was sent without script.
 * @param nonce for the inline scripts that React writes when a part of the page comes late; without it none may
 */
// Long: one rendering, step by step; each needs what the one before has made.
export function render(
  request: Request,
  {
    language = defaultLanguage,
    isNamed = false,
    origin,
    serviceFetch,
    sandbox,
    sanitiseHtml,
    dsn,
    analytics,
    nonce,
    wordsAt,
    lacking,
  }: {
    language?: Language | undefined
    /** The visitor's address names the language. `request` has the address without it. */
    isNamed?: boolean
    /** The shop's, for full addresses: 'https://shop.example'. */
    origin: string
    serviceFetch: typeof fetch
    sandbox: boolean
    /** Without it, HTML of the service is left to the browser. */
    sanitiseHtml?: ((html: string) => string) | undefined
    dsn?: string | undefined
    analytics?: string | undefined
    nonce?: string | undefined
    /** What the service lacks, if it lacks anything. */
    lacking?: readonly Capability[] | undefined
    /** Finds the script with the words of a page's catalogue and of the shell. */
    wordsAt?: ((language: string, catalogue: string) => string | undefined) | undefined
  },
): Promise<Rendered> {
  let outage: Rendered['outage']
  const onFailure = (error: unknown) => {
    if (isOutage(error)) outage ??= { error }
  }
  return withCalls(language, { serviceFetch, onFailure, lacking }, async () => {
    const client = createQueryClient()
    const url = new URL(request.url)
    const [context] = await Promise.all([
      load(client, request, url),
      loadMessages(language.code, [shellWords]),
    ])
    const loaderData = context.loaderData as Boot['loaderData']
    const { route, params, handles } = rememberedMatch(url)
    const place = { params, search: url.searchParams }
    const hrefOf = (href: string) => (isNamed ? addressIn(language.code, href) : href)
    const isBeyond = context.statusCode === 200 && isBeyondTheLast(route.path, place, client)
    const status = isBeyond ? 404 : context.statusCode
    const data = Object.values(loaderData).find((answer) => answer !== null)
    const shown = shownPage(route.handle, data)
    const names = [shellWords, shown.words]
    const words = wordsAt?.(language.code, shown.words)
    const boot: Boot = {
      language: language.code,
      sandbox,
      dsn,
      analytics,
      lacking,
      loaderData,
      words: words === undefined ? undefined : { file: words, names },
    }
    const tools = { intl: intlOf(language.code), client }
    const rendered: Omit<Rendered, 'stream' | 'status' | 'boot'> = {
      language,
      title: titleOf(shown.loaded(), place, tools),
      head: data
        ? undefined
        : headOfPage(route.path, url.pathname, {
            ...place,
            language,
            origin,
            title: ownTitleOf(shown.loaded(), place, tools),
            intl: tools.intl,
            read: readFrom(client),
          }),
      notice: signInNotice(route.path, url.pathname + url.search, { intl: tools.intl, hrefOf }),
      modules: [
        ...[...handles.slice(0, -1), shown].flatMap(({ modules }) => modules),
        ...(words === undefined ? catalogueModules(language.code, names) : ariaModules(language.code)),
      ],
      words,
      keys: keysOf(client),
      data: embed(timeless(dehydrate(client))),
      outage,
    }
    // the answer to a form stands at the address that it was sent to
    const own = request.method === 'POST' ? undefined : ownAddress(route.path, place, client)
    if (own !== undefined)
      return { ...rendered, status: 301, movedTo: hrefOf(own) + url.search, stream: undefined, boot: '' }
    try {
      const stream = await renderToReadableStream(
        <App
          client={client}
          language={language}
          isNamed={isNamed}
          sandbox={sandbox}
          sanitiseHtml={sanitiseHtml}
        >
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
          {null}
        </App>,
        {
          ...(nonce ? { nonce } : {}),
          progressiveChunkSize: 1e7,
          onError: (error) => {
            report(error, 'rendering')
          },
        },
      )
      return { ...rendered, status, stream, boot: embed(boot) }
    } catch (error) {
      report(error, 'rendering')
      return {
        ...rendered,
        status: 500,
        stream: undefined,
        boot: embed({ ...boot, isEmpty: true } satisfies Boot),
      }
    }
  })
}

/** Which language a request is answered in: its cookie, else the default (A-03: the browser's is not asked). */
export const requestLanguage = (cookie: string | null): Language =>
  languageOf(/(?:^|;\s*)language=([^;]*)/.exec(cookie ?? '')?.[1]) ?? defaultLanguage
