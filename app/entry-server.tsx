import { defaultLanguage, languageOf, type Language } from '#domain/store/languages.ts'
import { scopeCalls, type CallScope, type Device } from '#features/kit/call.ts'
import { queryDefaults } from '#features/kit/query.ts'
import { report } from '#features/kit/service-fault.ts'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { AsyncLocalStorage } from 'node:async_hooks'
import { renderToReadableStream, type ReactDOMServerReadableStream } from 'react-dom/server'
import { App } from './App.tsx'
import { catalogueModules } from './catalogues/catalogues.ts'
import { intlOf, loadMessages, shellParts } from './messages.ts'
import { createNavigation } from './navigation.ts'
import { asFetch } from './page.ts'
import { Pages } from './Pages.tsx'
import { matchPage } from './routes.tsx'
import { loadMissing, loadScreen, readScreen, screenModules, type Screen } from './screen.ts'
import { shellQueries } from './shell-queries.ts'
import { titleOf } from './title.ts'

/** What the client needs to take the page over, besides the data. */
export interface Boot {
  language: string
  device: Device
  sandbox: boolean
  /** Where errors are reported. */
  dsn?: string | undefined
  /** 404: what stands there is the page that says so. */
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
  /** Depends on what only the browser knows. */
  isPersonal: boolean
}

const scopes = new AsyncLocalStorage<CallScope>()
scopeCalls(() => scopes.getStore())

/** The calls of a page on the server go straight to the service, in process. */
const scopeOf = (language: Language, device: Device, serviceFetch: typeof fetch): CallScope => ({ device, language: language.code, token: undefined, origin: 'http://service.internal', fetch: serviceFetch, retries: 0 })

/** JSON that can stand in a script element. */
const embed = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** The page at an address with everything it shows. A shell that cannot read its data still shows the page. */
async function openScreen(client: QueryClient, { pathname, search }: URL): Promise<{ screen: Screen; status: number }> {
  const { route, params } = matchPage({ pathname })
  const place = { params, search: new URLSearchParams(search) }
  const [screen, isMissing] = await Promise.all([loadScreen(route, place), readScreen(client, route, place), ...shellQueries().map((wanted) => client.prefetchQuery(asFetch(wanted)))])
  if (isMissing) return { screen: await loadMissing(place), status: 404 }
  if ('error' in screen) throw screen.error
  return { screen, status: route.path === '*' ? 404 : 200 }
}

/**
 * Renders a page for a guest in a language.
 * @param nonce for the inline scripts that React writes when a part of the page comes late; without it none may
 */
export function render(request: Request, { language = defaultLanguage, device = requestDevice(request.headers), serviceFetch, sandbox, dsn, nonce }: { language?: Language | undefined; device?: Device; serviceFetch: typeof fetch; sandbox: boolean; dsn?: string | undefined; nonce?: string }): Promise<Rendered> {
  return scopes.run(scopeOf(language, device, serviceFetch), async () => {
    const client = new QueryClient({ defaultOptions: queryDefaults })
    const url = new URL(request.url)
    const [{ screen, status }] = await Promise.all([openScreen(client, url), loadMessages(language.code, shellParts)])
    const { handle } = screen.route
    const boot: Boot = { language: language.code, device, sandbox, dsn, status }
    const rendered: Omit<Rendered, 'stream' | 'status' | 'boot'> = {
      language,
      title: titleOf(screen, { intl: intlOf(language.code), client }),
      modules: [...screenModules(screen.route), ...catalogueModules(language.code, [...shellParts, ...handle.parts])],
      data: embed(dehydrate(client)),
      isPersonal: handle.personal,
    }
    const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: '' }
    const navigation = createNavigation({ location, screen, scroll: 'same' }, () => Promise.resolve(screen))
    try {
      const stream = await renderToReadableStream(
        <App client={client} language={language} sandbox={sandbox}><Pages navigation={navigation} />{null}</App>,
        { ...(nonce ? { nonce } : {}), progressiveChunkSize: 1e7, onError: (error) => { report(error, 'rendering') } },
      )
      return { ...rendered, status, stream, boot: embed(boot) }
    } catch (error) {
      report(error, 'rendering')
      return { ...rendered, status: 500, stream: undefined, boot: embed({ ...boot, isEmpty: true } satisfies Boot) }
    }
  })
}

/** Which language a request is answered in: its cookie, else the default (decisions.md A-03: the browser's is not asked). */
export const requestLanguage = (cookie: string | null): Language => languageOf(/(?:^|;\s*)language=([^;]*)/.exec(cookie ?? '')?.[1]) ?? defaultLanguage

/** Which of the two layouts a request is likely to need: what the browser says of itself. A wrong guess costs one call after hydration. */
export const requestDevice = (headers: Headers): Device => (headers.get('sec-ch-ua-mobile') === '?1' || /\bMobi/i.test(headers.get('user-agent') ?? '') ? 'phone' : 'desktop')
