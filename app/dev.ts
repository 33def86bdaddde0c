import { execFile } from 'node:child_process'
import { createServer as createHttpServer } from 'node:http'
import { relative } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { pageHeaders } from './csp.ts'
import { readDsn } from '#domain/reporting/dsn.ts'
import type { Pages, PagesOptions } from './server.ts'

type EntryServer = typeof import('./entry-server.tsx')

/** React's fast refresh must be there before any component; Vite puts its own client into the head. */
const html = `<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title><link rel="icon" href="/favicon.svg">
<meta id="react-aria-pressable-style"></head><body><div id="root">{body}</div><script type="application/json" id="data">{data}</script><script type="application/json" id="boot">{boot}</script><script type="module" src="/app/entry-client.tsx"></script></body></html>`

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

interface DevPages extends Pages { middleware: ViteDevServer['middlewares']; close: () => Promise<void> }

/**
 * Pages from their sources: a change shows at once. Rendered by the same code as in production, but with Vite's scripts in the
 * place of the loader, no cache and no strict policy (Vite's client needs inline scripts and a socket).
 */
export async function createDevPages({ serviceFetch, sandbox = false, sentryDsn }: Omit<PagesOptions, 'clientDir'>): Promise<DevPages> {
  // fast refresh talks over a port of its own: the service's server is not ours to upgrade
  const socket = createHttpServer()
  const port = await new Promise<number>((resolve) => socket.listen(0, () => { const address = socket.address(); resolve(typeof address === 'object' && address ? address.port : 0) }))
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: socket, clientPort: port }, watch: { ignored: ['**/locales/.compiled/**'] } } })
  compileTexts(vite)
  const service: typeof fetch = async (input, init) => serviceFetch(new Request(input, init))
  return {
    middleware: vite.middlewares,
    invalidate: () => undefined,
    close: async () => { await vite.close(); socket.close() },
    async fetch(request) {
      const url = new URL(request.url)
      try {
        const { render, requestLanguage } = (await vite.ssrLoadModule('/app/entry-server.tsx')) as EntryServer
        if (url.pathname === '/language') return ((await vite.ssrLoadModule('/app/choose-language.ts')) as typeof import('./choose-language.ts')).chooseLanguage(request)
        const rendered = await render(request, { language: requestLanguage(request.headers.get('cookie')), serviceFetch: service, sandbox, dsn: readDsn(sentryDsn ?? '')?.open })
        await rendered.stream?.allReady
        const body = rendered.stream ? await new Response(rendered.stream).text() : ''
        const parts: Record<string, string> = { lang: rendered.language.tag, title: rendered.title, body, data: rendered.data, boot: rendered.boot }
        // Vite's scripts first, our content after: it must not be taken for a template
        const frame = await vite.transformIndexHtml(url.pathname, html)
        const page = frame.replaceAll(/\{(lang|title|body|data|boot)\}/g, (_, name: string) => parts[name] ?? '')
        const { 'content-security-policy': _, ...headers } = pageHeaders('')
        return new Response(page, { status: rendered.status, headers })
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        return new Response(error instanceof Error ? error.stack : String(error), { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } })
      }
    },
  }
}
