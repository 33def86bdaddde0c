import { execFile } from 'node:child_process'
import { createServer as createHttpServer, type Server } from 'node:http'
import { relative } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { pageHeaders } from './csp.ts'
import { installLinks } from './install-links.ts'
import { splitPath } from '#domain/store/language-address.ts'
import { readDsn } from '#domain/reporting/dsn.ts'
import type { Pages, PagesOptions } from './server.ts'

type EntryServer = typeof import('./entry-server.tsx')
type Manifest = typeof import('./manifest.ts')
type Rendered = Awaited<ReturnType<EntryServer['render']>>

/** React's fast refresh must be there before any component; Vite puts its own client into the head. */
const html = `<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title>
{install}<meta id="react-aria-pressable-style"></head><body><div id="root">{body}</div><script type="application/json" id="data">{data}</script><script type="application/json" id="boot">{boot}</script><script type="module" src="/app/client/entry-client.tsx"></script></body></html>`

/** Pages read compiled catalogues: a text that is edited is compiled, then shown by one reload (not one for each of the compiled files). */
function compileTexts(vite: ViteDevServer): void {
  vite.watcher.on('change', (file) => {
    if (!/^locales[/\\][^./\\]+[/\\]\w+\.json$/.test(relative(vite.config.root, file))) return
    execFile(process.execPath, ['scripts/i18n.mjs', 'compile'], { cwd: vite.config.root }, (error) => {
      if (error) vite.config.logger.error(`The catalogues do not compile: ${error.message}`)
      vite.moduleGraph.invalidateAll()
      vite.ws.send({ type: 'full-reload' })
    })
  })
}

/** Opens a server for fast refresh on a free port of its own: the shop's own server cannot be upgraded to a socket from here. */
async function openRefreshSocket(): Promise<{ socket: Server; port: number }> {
  const socket = createHttpServer()
  await new Promise<void>((resolve) => {
    socket.listen(0, resolve)
  })
  const address = socket.address()
  return { socket, port: typeof address === 'object' && address ? address.port : 0 }
}

/** Fills the page's frame. Vite's scripts are put in before our content, so that they cannot take it for a template. */
async function documentOf(vite: ViteDevServer, path: string, rendered: Rendered): Promise<string> {
  await rendered.stream?.allReady
  const parts: Record<string, string> = {
    lang: rendered.language.tag,
    title: rendered.title,
    install: installLinks(rendered.language.code),
    body: rendered.stream ? await new Response(rendered.stream).text() : '',
    data: rendered.data,
    boot: rendered.boot,
  }
  const frame = await vite.transformIndexHtml(path, html)
  return frame.replaceAll(/\{(lang|title|install|body|data|boot)\}/g, (_, name: string) => parts[name] ?? '')
}

/** The error and where it was thrown, in the sources. */
function errorPage(vite: ViteDevServer, error: unknown): Response {
  if (error instanceof Error) vite.ssrFixStacktrace(error)
  return new Response(error instanceof Error ? error.stack : String(error), {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

interface DevPages extends Omit<Pages, 'patternAt' | 'cacheFigures'> {
  middleware: ViteDevServer['middlewares']
  close: () => Promise<void>
}

/** Without a policy: Vite's scripts stand in the page. */
function headersInDevelopment() {
  const about = { isListed: false, keeper: 'visitor' } as const
  const { 'content-security-policy': _, ...headers } = pageHeaders('', about)
  return headers
}

/**
 * Renders pages from their sources, so that a change shows at once. The code is that of production, but with Vite's scripts in
 * place of the loader, no cache, and no content security policy (Vite's client needs inline scripts and a socket).
 */
export async function createDevPages({
  serviceFetch,
  sandbox = false,
  lacking,
  sanitiseHtml,
  sentryDsn,
  matomo,
  origin,
}: Omit<PagesOptions, 'clientDir'>): Promise<DevPages> {
  const { socket, port } = await openRefreshSocket()
  const vite = await createServer({
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: socket, clientPort: port },
      watch: { ignored: ['**/locales/.compiled/**'] },
    },
  })
  compileTexts(vite)
  const service: typeof fetch = async (input, init) => serviceFetch(new Request(input, init))
  return {
    middleware: vite.middlewares,
    invalidate: () => undefined,
    kept: () => undefined,
    close: async () => {
      await vite.close()
      socket.close()
    },
    async fetch(request) {
      const url = new URL(request.url)
      try {
        const { manifestAnswer } = (await vite.ssrLoadModule('/app/server/manifest.ts')) as Manifest
        const manifest = await manifestAnswer(request)
        if (manifest) return manifest
        const { render, requestLanguage } = (await vite.ssrLoadModule(
          '/app/server/entry-server.tsx',
        )) as EntryServer
        const { language, path } = splitPath(url.pathname)
        url.pathname = path
        const rendered = await render(new Request(url, request), {
          language: language ?? requestLanguage(request.headers.get('cookie')),
          isNamed: language !== undefined,
          origin: origin(url),
          serviceFetch: service,
          sandbox,
          lacking: await lacking?.(),
          sanitiseHtml,
          dsn: readDsn(sentryDsn ?? '')?.open,
          analytics: matomo?.address,
        })
        if (rendered.movedTo !== undefined)
          return new Response(null, { status: rendered.status, headers: { location: rendered.movedTo } })
        const page = await documentOf(vite, url.pathname, rendered)
        return new Response(page, { status: rendered.status, headers: headersInDevelopment() })
      } catch (error) {
        return errorPage(vite, error)
      }
    },
  }
}
