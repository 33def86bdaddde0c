import type { Capability } from '#domain/store/capabilities.ts'
import { rightAddress } from '#domain/store/page-address.ts'
import { readDsn } from '#domain/reporting/dsn.ts'
import { splitPath } from '#domain/store/language-address.ts'
import { isWorthReporting } from '#domain/reporting/worth.ts'
import { reportTo, ServiceFault } from '#features/kit/service-fault.ts'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readAssets } from './assets.ts'
import { isForm, refusalHeaders, withoutScript } from './form-without-script.ts'
import { hashPolicy, noncePolicy, pageHeaders } from './csp.ts'
import { documentEnd, documentHead } from './document.ts'
import { render, type Rendered } from './entry-server.tsx'
import { keyOf, visitOf, type Visit } from './visit.ts'
import { languageOfShell, shellDocument } from './offline/shell-document.ts'
import { manifestAnswer } from './manifest.ts'
import { keeperOf } from './keeping/cache-headers.ts'
import { keyHeader } from './keeping/surrogate-keys.ts'
import { answerOf, newTo, type PageAnswer } from './keeping/page-answer.ts'
import { createPageCache, type CachedPage, type Entry } from './page-cache.ts'
import { outageLog } from './outage-log.ts'
import { retryAfter } from './page-status.ts'
import { rememberedMatch } from './remembered-match.ts'
import { crawlerFile } from './crawlers/crawler-file.ts'
import { keptFile } from './crawlers/kept-file.ts'
import { createPageData, dataRequestOf } from './document/page-data.ts'
import { pageStream } from './document/page-stream.ts'
import { loadRestLater } from './rest-of-build.ts'

export interface PagesOptions {
  /** Answers `/rest/…` requests, in process or over the network. */
  serviceFetch: (request: Request) => Response | Promise<Response>
  /** Folder of the built client. */
  clientDir: string
  /** The service's clock. */
  now?: () => Date | Promise<Date>
  sandbox?: boolean
  /** What the service lacks of what the pages can show; without it nothing. */
  lacking?: (() => Promise<readonly Capability[]>) | undefined
  /** Makes HTML of the service safe. Without it such HTML is left to the browser. */
  sanitiseHtml?: (html: string) => string
  /** Where the pages in a browser report errors. */
  sentryDsn?: string | undefined
  /** Origins of payment pages that take a form (PAYMENT_ORIGINS). */
  paymentOrigins?: readonly string[] | undefined
  /** The Matomo that counts visits (MATOMO_URL). */
  matomo?: { readonly address: string; readonly origin: string } | undefined
  /** The shop's origin for full addresses, given the one that was called, which anybody may write into a request. */
  origin: (called: URL) => string
  /** Where errors of the rendering are reported. */
  report?: ((error: unknown, where: string) => void) | undefined
  /** Where it is said that pages lack data because the service fails. */
  log?: (line: string) => void
}

export interface Pages {
  fetch: (request: Request) => Promise<Response>
  /** The answer with a page that is kept, as `fetch` would give it; undefined where something has to be made. */
  kept: (request: IncomingMessage) => PageAnswer | undefined
  /** Pattern of the page at a path, `*` where there is none: it names a request without what was asked for. */
  patternAt: (pathname: string) => string
  /** The pages that are kept, in figures for operators. */
  cacheFigures: () => ReturnType<ReturnType<typeof createPageCache>['figures']>
  /** After a change of the catalogue or of content: no kept page that carries one of the keys is served again; without keys none at all. */
  invalidate: (keys?: readonly string[]) => void
}

/** Signed-in visitors get the same HTML: their token is not in a cookie, so no page is anybody's own. */
// Long: files, cached pages and streamed pages share assets, cache and policy.
export function createPages({
  serviceFetch,
  clientDir,
  sandbox = false,
  lacking: askLacking,
  sanitiseHtml,
  sentryDsn,
  paymentOrigins,
  matomo,
  origin: originOf,
  report,
  log = () => undefined,
}: PagesOptions): Pages {
  const assets = readAssets(clientDir)
  const cache = createPageCache({ now: () => performance.now() })
  const pageData = createPageData(() => performance.now())
  const reports = readDsn(sentryDsn ?? '')
  const dsn = reports?.open
  const others = { reports: reports?.origin, analytics: matomo?.origin, payments: paymentOrigins }
  // what the service refuses is no error of the rendering
  if (report)
    reportTo((error, where) => {
      if (!(error instanceof ServiceFault) || isWorthReporting(error, true)) report(error, where)
    })
  const service: typeof fetch = async (input, init) => serviceFetch(new Request(input, init))

  const tell = outageLog(log)

  const pageIsOut = loadRestLater(assets.readRest, log)

  /** undefined where nothing is lacking: our own documents say nothing of it. */
  const lackingNow = async () => {
    const names = (await askLacking?.()) ?? []
    return names.length > 0 ? names : undefined
  }

  const renderPage = async (
    { request, language, isNamed, origin }: Visit,
    nonce?: string,
  ): Promise<Rendered> =>
    render(request, {
      lacking: await lackingNow(),
      language,
      isNamed,
      origin,
      serviceFetch: service,
      sandbox,
      sanitiseHtml,
      dsn,
      analytics: matomo?.address,
      nonce,
      wordsAt: assets.wordsAt,
    })

  async function whole(visit: Visit): Promise<CachedPage> {
    const { request } = visit
    const rendered = await renderPage(visit)
    if (rendered.movedTo !== undefined) return movedPage(rendered.movedTo)
    await rendered.stream?.allReady
    const body: Uint8Array[] = []
    for await (const chunk of rendered.stream ?? []) body.push(chunk)
    tell(request, rendered)
    const isIncomplete = rendered.outage !== undefined
    const isSound = rendered.status === 200 && !isIncomplete && request.method !== 'POST'
    const data = isSound ? pageData.keep(rendered.data, visit.path) : undefined
    const all = assets.of(rendered.modules, rendered.words)
    const own =
      request.method === 'POST'
        ? withoutScript(all)
        : all.fitTo(`<html lang="${rendered.language.tag}">${Buffer.concat(body).toString()}`, data)
    return {
      status: rendered.status,
      isIncomplete,
      keys: rendered.keys,
      headers: pageHeaders(hashPolicy(own.loader, own.style, others), {
        isListed: rendered.head?.isListed ?? false,
        keeper: keeperOf(visit.isNamed, rendered.status, isIncomplete),
        keys: keyHeader(rendered.keys),
        retryAfter: retryAfter(rendered),
      }),
      // joined as bytes: a page as one string takes two bytes a letter
      html: Buffer.concat([
        Buffer.from(documentHead(rendered, own)),
        ...body,
        Buffer.from(documentEnd(data === undefined ? rendered : { boot: rendered.boot })),
      ]),
    }
  }

  /** A public page: rendered once for everyone of a language, kept for some seconds. */
  async function cached(visit: Visit): Promise<Response> {
    const { request, path, origin } = visit
    const page = await cache.get(keyOf(origin, request.method, path, request.headers), () => whole(visit))
    return sent(page, request)
  }

  /** The data of a public page; undefined for any other address. Another process may have rendered the page: then it is rendered here. */
  async function dataOf(request: Request): Promise<Response | undefined> {
    const asked = dataRequestOf(new URL(request.url))
    if (!asked || pageData.find(asked.hash)) return asked && sentData(pageData.find(asked.hash), request)
    if (!asked.page.startsWith('/') || !URL.canParse(asked.page, request.url))
      return sentData(undefined, request)
    const url = new URL(asked.page, request.url)
    const visit = visitOf(new Request(url, { headers: request.headers }), originOf)
    if (url.origin === new URL(request.url).origin && !rememberedMatch(new URL(visit.request.url)).isPersonal)
      await cache.get(`data ${keyOf(visit.origin, 'GET', visit.path, request.headers)}`, () => whole(visit))
    return sentData(pageData.find(asked.hash), request)
  }

  /** A file for search engines, kept as pages are; undefined for any other address. */
  async function forCrawlers(path: string, { origin, request }: Visit): Promise<Response | undefined> {
    const file = crawlerFile(path)
    return file && sent(await cache.get(`${origin}${path}`, () => keptFile(file, origin, service)), request)
  }

  /** The document that a service worker keeps for all pages of a language; undefined for any other address. */
  async function forWorkers(path: string, { request }: Visit): Promise<Response | undefined> {
    const language = languageOfShell(path)
    if (!language) return undefined
    const settings = {
      sandbox,
      dsn,
      analytics: matomo?.address,
      others,
      lacking: await lackingNow(),
    }
    return sent(await cache.get(path, () => shellDocument(language, assets, settings)), request)
  }

  /** The answer to a form that a browser without script has sent. Its fields, which may be secrets, are not read. */
  async function refused(visit: Visit): Promise<Response> {
    const answer = await cached(visit)
    for (const [name, value] of Object.entries(refusalHeaders)) answer.headers.set(name, value)
    return answer
  }

  /** A page of a signed-in person: the shell and a skeleton, sent as they are made. */
  async function streamed(visit: Visit): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const rendered = await renderPage(visit, nonce)
    const body =
      visit.request.method === 'HEAD'
        ? null
        : pageStream(rendered, documentHead(rendered, assets.of(rendered.modules, rendered.words), nonce))
    return new Response(body, {
      status: rendered.status,
      headers: pageHeaders(noncePolicy(nonce, others), {
        isListed: false,
        keeper: 'nobody',
      }),
    })
  }

  return {
    invalidate: (keys) => {
      cache.drop(keys)
    },
    cacheFigures: cache.figures,
    patternAt: (pathname) => rememberedMatch({ pathname: splitPath(pathname).path }).route.path,
    kept({ method = '', url = '', headers }) {
      const called = `http://${headers.host ?? ''}`
      if ((method !== 'GET' && method !== 'HEAD') || !URL.canParse(called)) return undefined
      const get = (name: string) => headers[name]?.toString() ?? null
      const key = keyOf(originOf(new URL(called)), method, url, { get })
      const answer = cache.ready(key, get('accept-encoding') ?? '')
      return answer && newTo(answer, get('if-none-match'))
    },
    async fetch(request) {
      const visit = visitOf(request, originOf)
      if (isForm(request) && hasForms(visit)) return refused(visit)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      const { pathname, search } = new URL(request.url)
      const data = await dataOf(request)
      if (data) return data
      const told = (await forCrawlers(pathname, visit)) ?? (await forWorkers(pathname, visit))
      if (told) return told
      const manifest = await manifestAnswer(request, lackingNow)
      if (manifest) return manifest
      const file = assets.file(pathname, request.headers.get('accept-encoding') ?? '')
      if (file) return file
      // never a page in the place of a missing script
      if (pathname.startsWith('/assets/'))
        return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
      const right = rightAddress(pathname, patternOf)
      if (right) return new Response(null, { status: 301, headers: { location: right + search } })
      const page = await (rememberedMatch(new URL(visit.request.url)).isPersonal
        ? streamed(visit)
        : cached(visit))
      pageIsOut()
      return page
    },
  }
}

/** A kept page as an answer to a request. */
async function sent(page: Entry, { method, headers: asked }: Request): Promise<Response> {
  const answer = await answerOf(page, asked.get('accept-encoding') ?? '')
  const { status, headers, body } = newTo(answer, asked.get('if-none-match'))
  return new Response(method === 'HEAD' || status === 304 ? null : body, { status, headers })
}

/** A page's data as an answer; what it shows may have changed since, then its browser renders it anew. */
const sentData = async (data: Entry | undefined, request: Request): Promise<Response> =>
  data
    ? sent(data, request)
    : new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

/** Instead of a page that has another address. */
const movedPage = (location: string): CachedPage => ({
  status: 301,
  isIncomplete: false,
  headers: { location },
  html: Buffer.alloc(0),
})

/** The pattern of the page at a path, found as the router finds it. */
const patternOf = (pathname: string): string | undefined => {
  const { path } = rememberedMatch({ pathname }).route
  return path === '*' ? undefined : path
}

/** Whether a page's HTML may hold a form: a personal page has its forms from its script, an unknown address has none. */
const hasForms = ({ request }: Visit): boolean => {
  const { route, isPersonal } = rememberedMatch(new URL(request.url))
  return !isPersonal && route.path !== '*'
}
