import { defaultLanguage, languageOf, type Language } from '#domain/store/languages.ts'
import { scopeCalls, type CallScope, type Device } from '#features/kit/call.ts'
import { queryDefaults } from '#features/kit/query.ts'
import { report } from '#features/kit/service-fault.ts'
import { dehydrate, QueryClient } from '@tanstack/react-query'
import { AsyncLocalStorage } from 'node:async_hooks'
import { renderToReadableStream, type ReactDOMServerReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom'
import { App } from './App.tsx'
import { intlOf, loadMessages, messagesModule, shellParts } from './messages.ts'
import { isPageHandle, type PageModule } from './page.ts'
import { createRoutes } from './routes.tsx'
import { titleOf } from './title.ts'

/** What the client needs to take the page over, besides the data. */
export interface Boot {
  language: string
  device: Device
  sandbox: boolean
  loaderData: Record<string, unknown>
  errors?: Record<string, { status: number; statusText: string }>
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

function statusOf({ statusCode, errors }: StaticHandlerContext): number {
  const error: unknown = Object.values(errors ?? {})[0]
  return !error || isRouteErrorResponse(error) ? statusCode : 500
}

/**
 * Renders a page for a guest in a language.
 * @param nonce for the inline scripts that React writes when a part of the page comes late; without it none may
 * @returns a Response when a route redirects
 */
export function render(request: Request, { language = defaultLanguage, device = requestDevice(request.headers), serviceFetch, sandbox, nonce }: { language?: Language | undefined; device?: Device; serviceFetch: typeof fetch; sandbox: boolean; nonce?: string }): Promise<Rendered | Response> {
  return scopes.run(scopeOf(language, device, serviceFetch), async () => {
    const client = new QueryClient({ defaultOptions: queryDefaults })
    const handler = createStaticHandler(createRoutes(client))
    const [context] = await Promise.all([handler.query(request), loadMessages(language.code, shellParts)])
    if (context instanceof Response) return context

    const { search } = new URL(request.url)
    const match = context.matches.at(-1)
    const handle: unknown = match?.route.handle
    const isFound = !context.errors
    const page: PageModule | undefined = isFound && isPageHandle(handle) ? await handle.load() : undefined
    const parts = isPageHandle(handle) ? handle.parts : []
    const errors = context.errors && Object.fromEntries(Object.entries(context.errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) report(error, 'loader')
      return [id, isRouteErrorResponse(error) ? { status: error.status, statusText: error.statusText } : { status: 500, statusText: '' }]
    }))
    const boot: Boot = { language: language.code, device, sandbox, loaderData: context.loaderData, ...(errors ? { errors } : {}) }
    const rendered: Omit<Rendered, 'stream' | 'status' | 'boot'> = {
      language,
      title: titleOf(page, { intl: intlOf(language.code), client, params: match?.params ?? {}, search: new URLSearchParams(search) }),
      modules: [...(isPageHandle(handle) ? [handle.module] : []), ...[...shellParts, ...parts].map((part) => messagesModule(language.code, part))],
      data: embed(dehydrate(client)),
      isPersonal: isPageHandle(handle) && handle.personal,
    }
    const router = createStaticRouter(handler.dataRoutes, context)
    try {
      // hydrate={false}: the router's own hydration data would be an inline script; ours is `boot`.
      const stream = await renderToReadableStream(
        <App client={client} language={language} sandbox={sandbox}><StaticRouterProvider router={router} context={context} hydrate={false} />{null}</App>,
        { ...(nonce ? { nonce } : {}), progressiveChunkSize: 1e7, onError: (error) => { report(error, 'rendering') } },
      )
      return { ...rendered, status: statusOf(context), stream, boot: embed(boot) }
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
