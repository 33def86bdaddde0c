import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Db } from '#service/db/db.ts'
import { pictureViews, type PictureView } from '#service/catalogue/picture-views.ts'
import { languages, type LanguageCode } from '#domain/store/languages.ts'
import { labelWords, traditionalOf } from './label-words.ts'
import { packshot } from './packshot.ts'
import type { LabelWords, PackSpec } from './spec.ts'

interface Picture {
  readonly etag: string
  readonly svg: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const draw = (svg: string): Picture => {
  const bytes = Buffer.from(svg)
  return {
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    svg: bytes,
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    gzip: gzipSync(bytes),
  }
}
const year = 'public, max-age=31536000, immutable'
interface PackRow {
  readonly pack: PackSpec
  readonly image: string | undefined
  /** Of the product, in the language asked for. */
  readonly name: string | null
  /** The maker's name by language. */
  readonly brand: Record<string, string> | null
}
const languageOf = (text: string | undefined): LanguageCode =>
  languages.find(({ code }) => code === text)?.code ?? 'zh_cn'
/** A picture is drawn once a process: at most this many are kept. */
const KEPT = 2000

/** Product and brand pictures under `/media`, drawn from the product's and the brand's data. Nothing here is private. */
export function drawnPictures(db: Db): Hono {
  const app = new Hono(),
    pictures = new LRUCache<string, Picture>({ max: KEPT })

  // the names of the packs are written in simplified characters alone
  let traditional: Promise<Map<string, string>> | undefined
  const wordsFor = async (row: PackRow, language: LanguageCode): Promise<LabelWords> => {
    traditional ??= db
      .query<{ simplified: string; traditional: string }>(
        `select s.name as simplified, t.name as traditional from product_text s
         join product_text t on t.product_id = s.product_id and t.language = 'zh_hk' where s.language = 'zh_cn'`,
      )
      .then((rows) => traditionalOf(rows.map((pair) => [pair.simplified, pair.traditional] as const)))
    return labelWords(row.pack, language, row.name ?? '', row.brand ?? undefined, await traditional)
  }

  const answer = async (
    file: string,
    language: LanguageCode,
    version: string | undefined,
    headers: Headers,
  ): Promise<Response> => {
    const match = /^(.+?)(?:\.(pair|label))?\.svg$/.exec(file)
    if (!match) return new Response('Not found', { status: 404 })
    const [, sku = '', name] = match,
      view: PictureView = pictureViews.find((entry) => entry === name) ?? 'front'
    const row = await lookUp(sku, language)
    if (!row) return new Response('Not found', { status: 404 })
    const key = `${sku} ${language} ${view} ${row.image ?? ''}`
    let picture = pictures.get(key)
    if (!picture) {
      picture = draw(packshot({ ...row.pack, words: await wordsFor(row, language) }, view))
      pictures.set(key, picture)
    }
    const reply: Record<string, string> = {
      ETag: picture.etag,
      Vary: 'Accept-Encoding',
      'Cache-Control': version !== undefined && version === row.image ? year : 'public, max-age=3600',
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    }
    if (
      headers
        .get('if-none-match')
        ?.split(',')
        .some((tag) => tag.trim().replace(/^W\//, '') === picture.etag)
    )
      return new Response(null, { status: 304, headers: reply })
    const accepted = headers.get('accept-encoding') ?? '',
      encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (encoding) reply['Content-Encoding'] = encoding
    return new Response(new Uint8Array(encoding ? picture[encoding] : picture.svg), { headers: reply })
  }
  const lookUp = async (sku: string, language: LanguageCode): Promise<PackRow | undefined> => {
    const row = await db.one<{
      data: { pack?: PackSpec; image?: string }
      ground: PackSpec['ground']
      name: string | null
      brand: Record<string, string> | null
    }>(
      `select p.data, p.ground, t.name, b.name as brand from product p
       left join product_text t on t.product_id = p.id and t.language = $2
       left join brand b on b.id = p.brand_id where p.sku = $1`,
      [sku, language],
    )
    return (
      row && {
        name: row.name,
        brand: row.brand,
        pack: row.data.pack ?? {
          container: 'carton',
          ground: row.ground,
          name: '',
          latin: sku,
          dose: '',
          motif: 'leaves',
        },
        image: row.data.image,
      }
    )
  }

  for (const folder of ['/packshots', '/catalog/product/packshots'])
    app
      .get(`${folder}/:language/:file`, (c) =>
        answer(c.req.param('file'), languageOf(c.req.param('language')), c.req.query('v'), c.req.raw.headers),
      )
      // an address without a language: that of the page which shows it
      .get(`${folder}/:file`, async (c) => {
        const cookie = /(?:^|;\s*)language=(\w+)/.exec(c.req.header('cookie') ?? '')?.[1]
        const answered = await answer(c.req.param('file'), languageOf(cookie), undefined, c.req.raw.headers)
        answered.headers.set('Vary', 'Accept-Encoding, Cookie')
        return answered
      })
  app.get('/brands/:file', async (c) => {
    const brand = await db.one<{ name: Record<string, string> }>(
      'select name from brand where url_key = $1',
      [c.req.param('file').replace(/\.svg$/, '')],
    )
    if (!brand) return c.notFound()
    const latin = brand.name['en'] ?? ''
    return c.body(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img" aria-label="${latin}"><rect width="200" height="200" fill="#f1ede1"/><g text-anchor="middle" fill="#14211b"><text x="100" y="104" font-family="'Songti SC','Noto Serif CJK SC',serif" font-weight="700" font-size="40">${brand.name['zh_cn'] ?? ''}</text><rect x="88" y="122" width="24" height="2"/><text x="101" y="146" font-family="'Helvetica Neue',Roboto,Arial,sans-serif" font-size="13" letter-spacing="2">${latin.toUpperCase()}</text></g></svg>`,
      200,
      { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
    )
  })
  return app
}
