import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:modulepreload|rel="stylesheet" [^>]*disabled)[^>]*>/g, '')

interface File {
  body: Buffer
  headers: Record<string, string>
}

/** A file as a good static host keeps it: text compressed, cacheable for ever. */
async function fetchFile(url: string): Promise<File> {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isText = /^(text|image\/svg|application\/(json|manifest))/.test(type)
  return {
    body: isText ? brotliCompressSync(bytes) : bytes,
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    },
  }
}

/** Serves the same DOM of a page as a plain file: no script, compressed, pictures and fonts from the shop's own bytes. The floor a page is measured against. */
export async function staticTwin(shopUrl: string, path: string) {
  const html = withoutScripts(await (await fetch(shopUrl + path)).text())
  const page: File = {
    body: brotliCompressSync(html),
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  }
  const files = new Map<string, File>([[path, page]])
  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '/'
      const file = files.get(url) ?? (await fetchFile(shopUrl + url))
      files.set(url, file)
      response.writeHead(200, file.headers).end(file.body)
    })()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
