import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*(?:modulepreload|rel="stylesheet" [^>]*disabled)[^>]*>/g, '')

/** Serves the same DOM of a page as a plain file: no script, compressed, pictures and fonts from the shop's own bytes. The floor a page is measured against. */
export async function staticTwin(shopUrl: string, path: string) {
  const page = brotliCompressSync(withoutScripts(await (await fetch(shopUrl + path)).text()))
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    if (url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page)
      return
    }
    void (async () => {
      let file = files.get(url)
      if (!file) {
        const answer = await fetch(shopUrl + url)
        file = { body: Buffer.from(await answer.arrayBuffer()), headers: { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream', 'cache-control': 'public, max-age=31536000, immutable' } }
        files.set(url, file)
      }
      response.writeHead(200, file.headers).end(file.body)
    })()
  })
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done) })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, stop: () => new Promise<void>((done) => { server.closeAllConnections(); server.close(() => done()) }) }
}
