import { defaultLanguage, languageOf, type Language } from '#domain/store/languages.ts'
import { scopeCalls, type CallScope, type Device } from '#features/kit/call.ts'
import { queryDefaults } from '#features/kit/query.ts'
import { report } from '#features/kit/service-fault.ts'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { AsyncLocalStorage } from 'node:async_hooks'
import { renderToReadableStream, type ReactDOMServerReadableStream } from 'react-dom/server'
import { App } from '../shell/App.tsx'
import { catalogueModules } from '../i18n/compiled/compiled-messages.ts'
import { intlOf, loadMessages, shellParts } from '../i18n/messages.ts'
import { createNavigation } from '../router/navigation.ts'
import { asFetch } from '../router/page.ts'
import { Pages } from '../router/Pages.tsx'
import { matchPage } from '../router/routes.tsx'
import { isOutage, refusedStatus } from './page-status.ts'
import { loadMissing, loadScreen, loadUnavailable, readScreen, screenModules } from '../router/screen.ts'
import type { Screen } from '../router/screen-context.ts'
import { shellQueries } from '../shell/shell-queries.ts'
import { titleOf } from '../router/title.ts'

/** What the client needs to take the page over, besides the data. */
export interface Boot {
  language: string
  device: Device
  sandbox: boolean
  /** Where errors are reported. */
  dsn?: string | undefined
  /** 404, 503: what stands there is the page that says so. */
  status: number
  /** Rendering failed: the browser renders the page itself. */
  isEmpty?: true
}

export interface Rendered {
  status: number
  language: Language
  title: string
  /** Modules whose scripts, styles and messages the page uses. */
  modules: string[]
  /** undefined when rendering failed. */
  stream: ReactDOMServerReadableStream | undefined
  /** For `<script type="application/json">`: `<` is escaped. */
  boot: string
  data: string
  /** The first outage of the service that the page met, if it met one: the page lacks data and must not be kept. */
  outage: { error: unknown } | undefined
}

const scopes = new AsyncLocalStorage<CallScope>()
scopeCalls(() => scopes.getStore())

/** The calls of a page on the server go straight to the service, in process. */
const scopeOf = (
  language: Language,
  device: Device,
  { serviceFetch, onFailure }: { serviceFetch: typeof fetch; onFailure: (error: unknown) => void },
): CallScope => ({
  device,
  onFailure,
  language: language.code,
  token: undefined,
  origin: 'http://service.internal',
  fetch: serviceFetch,
  retries: 0,
})

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
const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * The page at an address with everything it shows, or the page that says why there is none.
 * A shell that cannot read its data still shows the page.
 */
async function openScreen(
  client: QueryClient,
  { pathname, search }: URL,
): Promise<{ screen: Screen; status: number }> {
  const { route, params } = matchPage({ pathname })
  const pagePlace = { params, search: new URLSearchParams(search) }
  const [screen, failure] = await Promise.all([
    loadScreen(route, pagePlace),
    readScreen(client, route, pagePlace),
    ...shellQueries().map((wanted) => client.prefetchQuery(asFetch(wanted))),
  ])
  if (failure?.isMissing) return { screen: await loadMissing(pagePlace), status: 404 }
  if (failure && isOutage(failure.error)) return { screen: await loadUnavailable(pagePlace), status: 503 }
  if ('error' in screen) throw screen.error
  return { screen, status: failure ? refusedStatus(failure.error) : route.path === '*' ? 404 : 200 }
}

/**
 * Renders a page for a guest in a language.
 * @param nonce for the inline scripts that React writes when a part of the page comes late; without it none may
 */
// Long: one rendering, step by step; each needs what the one before has made.
export function render(
  request: Request,
  {
    language = defaultLanguage,
    device = requestDevice(request.headers),
    serviceFetch,
    sandbox,
    sanitiseHtml,
    dsn,
    nonce,
  }: {
    language?: Language | undefined
    device?: Device
    serviceFetch: typeof fetch
    sandbox: boolean
    /** Without it, HTML of the service is left to the browser. */
    sanitiseHtml?: ((html: string) => string) | undefined
    dsn?: string | undefined
    nonce?: string | undefined
  },
): Promise<Rendered> {
  let outage: Rendered['outage']
  const onFailure = (error: unknown) => {
    if (isOutage(error)) outage ??= { error }
  }
  return scopes.run(scopeOf(language, device, { serviceFetch, onFailure }), async () => {
    const client = createQueryClient()
    const url = new URL(request.url)
    const [{ screen, status }] = await Promise.all([
      openScreen(client, url),
      loadMessages(language.code, shellParts),
    ])
    const { handle } = screen.route
    const boot: Boot = { language: language.code, device, sandbox, dsn, status }
    const rendered: Omit<Rendered, 'stream' | 'status' | 'boot'> = {
      language,
      title: titleOf(screen, { intl: intlOf(language.code), client }),
      modules: [
        ...screenModules(screen.route),
        ...catalogueModules(language.code, [...shellParts, ...handle.parts]),
      ],
      data: embed(dehydrate(client)),
      outage,
    }
    const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: '' }
    const navigation = createNavigation({ location, screen, scroll: 'same' }, () => Promise.resolve(screen))
    try {
      const stream = await renderToReadableStream(
        <App client={client} language={language} sandbox={sandbox} sanitiseHtml={sanitiseHtml}>
          <Pages navigation={navigation} />
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

/** Which language a request is answered in: its cookie, else the default (decisions.md A-03: the browser's is not asked). */
export const requestLanguage = (cookie: string | null): Language =>
  languageOf(/(?:^|;\s*)language=([^;]*)/.exec(cookie ?? '')?.[1]) ?? defaultLanguage

/** Which of the two layouts a request is likely to need: what the browser says of itself. A wrong guess costs one call after hydration. */
export const requestDevice = (headers: Headers): Device =>
  headers.get('sec-ch-ua-mobile') === '?1' || /\bMobi/i.test(headers.get('user-agent') ?? '')
    ? 'phone'
    : 'desktop'
