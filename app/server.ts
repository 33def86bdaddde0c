import { readDsn } from '#domain/reporting/dsn.ts'
import { isWorthReporting } from '#domain/reporting/worth.ts'
import { reportTo, ServiceFault } from '#features/kit/service-fault.ts'
import { randomBytes } from 'node:crypto'
import { readAssets } from './assets.ts'
import { chooseLanguage } from './choose-language.ts'
import { hashPolicy, noncePolicy, pageHeaders } from './csp.ts'
import { documentEnd, documentHead } from './document.ts'
import { render, requestDevice, requestLanguage, type Rendered } from './entry-server.tsx'
import { createPageCache, type KeptPage } from './page-cache.ts'

export interface PagesOptions {
  /** Answers `/rest/…` requests, in process or over the network. */
  serviceFetch: (request: Request) => Response | Promise<Response>
  /** Folder of the built client. */
  clientDir: string
  /** The service's clock. */
  now?: () => Date | Promise<Date>
  sandbox?: boolean
  /** Where the pages in a browser report errors. */
  sentryDsn?: string | undefined
  /** Where errors of the rendering are reported. */
  report?: ((error: unknown, where: string) => void) | undefined
}

export interface Pages {
  fetch: (request: Request) => Promise<Response>
  /** After a change of the catalogue or of content: no kept page is served again. */
  invalidate: () => void
}

/** Signed-in visitors get the same HTML: their token is not in a cookie, so no page is anybody's own. */
export function createPages({ serviceFetch, clientDir, sandbox = false, sentryDsn, report }: PagesOptions): Pages {
  const assets = readAssets(clientDir)
  const cache = createPageCache({ now: () => performance.now() })
  const reports = readDsn(sentryDsn ?? '')
  const dsn = reports?.open
  // what the service refuses is no error of the rendering
  if (report) reportTo((error, where) => { if (!(error instanceof ServiceFault) || isWorthReporting(error, true)) report(error, where) })
  const service: typeof fetch = async (input, init) => serviceFetch(new Request(input, init))

  async function whole(request: Request): Promise<KeptPage> {
    const rendered = await render(request, { language: requestLanguage(request.headers.get('cookie')), serviceFetch: service, sandbox, dsn })
    await rendered.stream?.allReady
    const own = assets.of(rendered.modules)
    const body = rendered.stream ? await new Response(rendered.stream).text() : ''
    return { status: rendered.status, html: Buffer.from(documentHead(rendered, own) + body + documentEnd(rendered)), loader: own.loader, style: own.style }
  }

  /** A public page: rendered once for everyone of a language and kind of device, kept for some seconds. */
  async function kept(request: Request, url: URL): Promise<Response> {
    // Others wait for this page too: the first visitor's leaving must not end it for them.
    const entry = cache.get(`${requestLanguage(request.headers.get('cookie')).code} ${requestDevice(request.headers)} ${url.pathname}${url.search}`, () => whole(new Request(url, { method: request.method, headers: request.headers })))
    const page = await entry.page
    const { bytes, encoding } = await cache.body(entry, request.headers.get('accept-encoding') ?? '')
    const headers = pageHeaders(hashPolicy(url.origin, page.loader, page.style, reports?.origin))
    return new Response(request.method === 'HEAD' ? null : bytes, { status: page.status, headers: encoding ? { ...headers, 'content-encoding': encoding } : headers })
  }

  /** A page of a signed-in person: the shell and a skeleton, sent as they are made. */
  async function streamed(request: Request): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const rendered = await render(request, { language: requestLanguage(request.headers.get('cookie')), serviceFetch: service, sandbox, dsn, nonce })
    const body = request.method === 'HEAD' ? null : pageStream(rendered, documentHead(rendered, assets.of(rendered.modules), nonce))
    return new Response(body, { status: rendered.status, headers: pageHeaders(noncePolicy(nonce, reports?.origin)) })
  }

  return {
    invalidate: () => { cache.clear() },
    async fetch(request) {
      const url = new URL(request.url)
      if (url.pathname === '/language') return chooseLanguage(request)
      if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
      const file = assets.file(url.pathname, request.headers.get('accept-encoding') ?? '')
      if (file) return file
      // never a page in the place of a missing script
      if (url.pathname.startsWith('/assets/')) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
      return isPersonalPath(url.pathname) ? streamed(request) : kept(request, url)
    },
  }
}

/** Paths whose pages are made of what only the browser knows. */
const isPersonalPath = (path: string): boolean => /^\/(dashboard|checkout|order|process_\w+|associate-(renew-)?bundles)(\/|$)/.test(path)

function pageStream(rendered: Rendered, head: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const write = async () => {
    const writer = writable.getWriter()
    await writer.write(encoder.encode(head))
    if (rendered.stream) for await (const chunk of rendered.stream) await writer.write(chunk)
    await writer.write(encoder.encode(documentEnd(rendered)))
    await writer.close()
  }
  // the visitor left: nothing to tell anybody
  write().catch(() => undefined)
  return readable
}
