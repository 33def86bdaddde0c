import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Db } from '#service/db/db.ts'
import { pictureViews, type PictureView } from '#service/catalogue/picture-views.ts'
import { defaultLanguage, languageOf, type LanguageCode } from '#domain/store/languages.ts'
import { byLanguage, languageCodes, type Six } from '#service/languages/six-languages.ts'
import { cardOf } from './card.ts'
import { palettes } from './palette.ts'
import { packGround } from '#domain/catalogue/pack-grounds.ts'
import { brandPicture } from './brand-picture.ts'
import { labelWords } from './label-words.ts'
import { packshot } from './packshot.ts'
import type { Pack } from './spec.ts'

interface Picture {
  readonly etag: string
  readonly svg: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`

/** Whether a browser has what it asks for already. */
const isKnown = (etag: string, headers: Headers): boolean =>
  headers
    .get('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false

const draw = (svg: string): Picture => {
  const bytes = Buffer.from(svg)
  return {
    etag: etagOf(bytes),
    svg: bytes,
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
    gzip: gzipSync(bytes),
  }
}
const year = 'public, max-age=31536000, immutable'
interface Card {
  readonly etag: string
  readonly png: Buffer
}
interface PackRow {
  readonly pack: Pack
  readonly image: string | undefined
  /** The maker's name by language. */
  readonly brand: Record<LanguageCode, string>
}
/** A picture is drawn once a process: at most this many are kept. */
const KEPT = 2000
/** So many PNGs for other apps, of some 60 KB each. */
const KEPT_CARDS = 200
const groundOf = ({ ground }: Pack): string => palettes[packGround(ground) ?? 'vitamin'].ground
const notFound = (): Response => new Response('Not found', { status: 404 })

/** Sends a picture, or says that the browser's own is still the same. */
function send(picture: Picture, cacheControl: string, headers: Headers): Response {
  const reply: Record<string, string> = {
    ETag: picture.etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': cacheControl,
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  }
  if (isKnown(picture.etag, headers)) return new Response(null, { status: 304, headers: reply })
  const accepted = headers.get('accept-encoding') ?? '',
    encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (encoding) reply['Content-Encoding'] = encoding
  return new Response(new Uint8Array(encoding ? picture[encoding] : picture.svg), { headers: reply })
}

/** Reads the pack of a product. One that was seeded before labels were written shows the product's name. */
async function findPack(db: Db, sku: string, language: LanguageCode): Promise<PackRow | undefined> {
  const row = await db.one<{
    data: { pack?: Partial<Pack>; image?: string }
    ground: Pack['ground']
    name: string | null
    brand: Record<LanguageCode, string>
  }>(
    // what names no maker is the shop's own, whose brand is the first
    `select p.data, p.ground, t.name, b.name as brand from product p
     left join product_text t on t.product_id = p.id and t.language = $2
     left join brand b on b.id = coalesce(p.brand_id, 1) where p.sku = $1`,
    [sku, language],
  )
  if (!row) return undefined
  const always = (words: string): Pack['label'] =>
    byLanguage(languageCodes.map(() => words) as unknown as Six)
  return {
    brand: row.brand,
    image: row.data.image,
    pack: {
      container: 'carton',
      ground: row.ground,
      motif: 'leaves',
      label: always(row.name ?? sku),
      foot: always(''),
      ...row.data.pack,
    },
  }
}

/**
 * Product and brand pictures under `/media`, drawn from the product's and the brand's data. Nothing here is private. Each
 * address names the language of the words in it: `/media/packshots/<language>/<sku>.svg`, `/media/cards/<language>/<sku>.png`.
 */
export function drawnPictures(db: Db): Hono {
  const app = new Hono(),
    pictures = new LRUCache<string, Picture>({ max: KEPT }),
    cards = new LRUCache<string, Promise<Card>>({ max: KEPT_CARDS })
  const drawnOnce = (key: string, write: () => string): Picture => {
    const picture = pictures.get(key) ?? draw(write())
    pictures.set(key, picture)
    return picture
  }

  const packAnswer = async (
    file: string,
    language: LanguageCode,
    version: string | undefined,
    headers: Headers,
  ): Promise<Response> => {
    const [, sku, name] = /^(.+?)(?:\.(pair|label))?\.svg$/.exec(file) ?? []
    const row = sku === undefined ? undefined : await findPack(db, sku, language)
    if (!row) return notFound()
    const view: PictureView = pictureViews.find((entry) => entry === name) ?? 'front'
    const picture = drawnOnce(`${sku} ${language} ${view} ${row.image ?? ''}`, () =>
      packshot({ ...row.pack, words: labelWords(row.pack, language, row.brand) }, view),
    )
    return send(
      picture,
      version !== undefined && version === row.image ? year : 'public, max-age=3600',
      headers,
    )
  }
  /** A PNG for apps that show a link to the product. Two that ask at once share the drawing. */
  const cardAnswer = async (
    file: string,
    language: LanguageCode,
    version: string | undefined,
    headers: Headers,
  ) => {
    const sku = /^(.+)\.png$/.exec(file)?.[1]
    const row = sku === undefined ? undefined : await findPack(db, sku, language)
    if (!row) return notFound()
    const key = `${sku} ${language} ${row.image ?? ''}`
    const words = labelWords(row.pack, language, row.brand)
    const drawn =
      cards.get(key) ??
      cardOf(packshot({ ...row.pack, words }, 'front'), groundOf(row.pack)).then((png) => ({
        etag: etagOf(png),
        png,
      }))
    cards.set(key, drawn)
    drawn.catch(() => cards.delete(key))
    const { etag, png } = await drawn
    const isSame = isKnown(etag, headers)
    return new Response(isSame ? null : new Uint8Array(png), {
      status: isSame ? 304 : 200,
      headers: {
        ETag: etag,
        'Cache-Control': version !== undefined && version === row.image ? year : 'public, max-age=3600',
        'Content-Type': 'image/png',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }
  const brandAnswer = async (file: string, language: LanguageCode, headers: Headers): Promise<Response> => {
    const brand = await db.one<{ name: Record<string, string> }>(
      'select name from brand where url_key = $1',
      [file.replace(/\.svg$/, '')],
    )
    if (!brand) return notFound()
    const picture = drawnOnce(`brand ${file} ${language}`, () => brandPicture(brand.name, language))
    return send(picture, 'public, max-age=86400', headers)
  }

  app.get('/cards/:language/:file', (c) => {
    const language = languageOf(c.req.param('language'))?.code
    return language
      ? cardAnswer(c.req.param('file'), language, c.req.query('v'), c.req.raw.headers)
      : notFound()
  })
  for (const folder of ['/packshots', '/catalog/product/packshots', '/brands'])
    app
      .get(`${folder}/:language/:file`, (c) => {
        const language = languageOf(c.req.param('language'))?.code,
          file = c.req.param('file')
        if (!language) return notFound()
        return folder === '/brands'
          ? brandAnswer(file, language, c.req.raw.headers)
          : packAnswer(file, language, c.req.query('v'), c.req.raw.headers)
      })
      // An address without a language leads to that of the page which shows it; a browser asks each time, as that can change.
      .get(`${folder}/:file`, (c) => {
        const cookie = /(?:^|;\s*)language=(\w+)/.exec(c.req.header('cookie') ?? '')?.[1]
        const { code } = languageOf(cookie) ?? defaultLanguage
        c.header('Cache-Control', 'private, no-cache')
        c.header('Vary', 'Cookie')
        return c.redirect(`/media${folder}/${code}/${encodeURIComponent(c.req.param('file'))}`, 302)
      })
  return app
}
