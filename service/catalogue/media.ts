import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import type { Db } from '#service/db/db.ts'
import { packshot, views, type View } from './packshots/packshot.ts'
import type { PackSpec } from './packshots/spec.ts'

interface Picture { readonly etag: string, readonly svg: Buffer, readonly br: Buffer, readonly gzip: Buffer }

const draw = (svg: string): Picture => {
  const bytes = Buffer.from(svg)
  return { etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`, svg: bytes, br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }), gzip: gzipSync(bytes) }
}
const year = 'public, max-age=31536000, immutable'
/** A picture is drawn once a process: at most this many are kept. */
const KEPT = 2000

/** Pictures under `/media`: packs drawn from their product's data, and attachments of approved reviews. Nothing here is private. */
export function catalogueMedia(db: Db): Hono {
  const app = new Hono(), pictures = new Map<string, Picture>()

  const answer = async (file: string, version: string | undefined, headers: Headers): Promise<Response> => {
    const match = /^(.+?)(?:\.(pair|label))?\.svg$/.exec(file)
    if (!match) return new Response('Not found', { status: 404 })
    const [, sku = '', name] = match, view: View = views.find((entry) => entry === name) ?? 'front'
    const row = await lookUp(sku)
    if (!row) return new Response('Not found', { status: 404 })
    const key = `${sku} ${view} ${row.image ?? ''}`
    let picture = pictures.get(key)
    if (!picture) {
      if (pictures.size >= KEPT) pictures.clear()
      picture = draw(packshot(row.pack, view))
      pictures.set(key, picture)
    }
    const reply: Record<string, string> = { ETag: picture.etag, Vary: 'Accept-Encoding', 'Cache-Control': version !== undefined && version === row.image ? year : 'public, max-age=3600', 'Content-Type': 'image/svg+xml; charset=utf-8', 'Content-Security-Policy': "default-src 'none'; style-src 'none'", 'X-Content-Type-Options': 'nosniff' }
    if (headers.get('if-none-match')?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === picture.etag)) return new Response(null, { status: 304, headers: reply })
    const accepted = headers.get('accept-encoding') ?? '', encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (encoding) reply['Content-Encoding'] = encoding
    return new Response(new Uint8Array(encoding ? picture[encoding] : picture.svg), { headers: reply })
  }
  const lookUp = async (sku: string): Promise<{ pack: PackSpec, image: string | undefined } | undefined> => {
    const row = await db.one<{ data: { pack?: PackSpec, image?: string }, ground: PackSpec['ground'] }>('select data, ground from product where sku = $1', [sku])
    return row && { pack: row.data.pack ?? { container: 'carton', ground: row.ground, name: '', latin: sku, dose: '', motif: 'leaves' }, image: row.data.image }
  }

  for (const folder of ['/packshots', '/catalog/product/packshots']) app.get(`${folder}/:file`, (c) => answer(c.req.param('file'), c.req.query('v'), c.req.raw.headers))
  app.get('/brands/:file', async (c) => {
    const brand = await db.one<{ name: Record<string, string> }>('select name from brand where url_key = $1', [c.req.param('file').replace(/\.svg$/, '')])
    if (!brand) return c.notFound()
    const latin = brand.name['en'] ?? ''
    return c.body(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img" aria-label="${latin}"><rect width="200" height="200" fill="#f1ede1"/><g text-anchor="middle" fill="#14211b"><text x="100" y="104" font-family="'Songti SC','Noto Serif CJK SC',serif" font-weight="700" font-size="40">${brand.name['zh_cn'] ?? ''}</text><rect x="88" y="122" width="24" height="2"/><text x="101" y="146" font-family="'Helvetica Neue',Roboto,Arial,sans-serif" font-size="13" letter-spacing="2">${latin.toUpperCase()}</text></g></svg>`, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' })
  })
  app.get('/reviews/:id', async (c) => {
    const id = c.req.param('id')
    if (!/^[0-9a-f-]{36}$/.test(id)) return c.notFound()
    const row = await db.one<{ media_type: string, content: Buffer }>('select a.media_type, a.content from review_attachment a join review r on r.id = a.review_id where a.id = $1 and r.status_id = 1', [id])
    if (!row) return c.notFound()
    return c.body(new Uint8Array(row.content), 200, { 'Content-Type': row.media_type, 'Cache-Control': year, 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'", 'Content-Disposition': 'inline' })
  })
  return app
}
