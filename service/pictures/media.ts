import { Hono } from 'hono'
import { oneLine } from '#service/start-error.ts'
import { log } from '#service/log/log.ts'
import type { PicturePort } from '#service/ports/pictures.ts'
import { isPictureName, pictureFormats, servedWidths, type PictureFormat } from './picture-key.ts'
import { variantReader } from './variants.ts'

const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
}
/** Seconds after which a picture that could not be made is asked for again. */
const RETRY_AFTER = '5'

/** The best format that a browser names in `Accept`. One that names none reads JPEG. */
const acceptedFormat = (accept: string): PictureFormat =>
  (Object.keys(pictureFormats) as PictureFormat[]).find((format) =>
    accept.includes(pictureFormats[format]),
  ) ?? 'jpeg'

const refused = (status: 404 | 503): Response =>
  new Response(status === 404 ? 'Not found' : 'Try again later', {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 ? { 'Retry-After': RETRY_AFTER } : {}) },
  })

/**
 * Photographed product pictures: `/<name>.jpg?w=640` in the best format that the browser accepts, `/<name>.jpg` as JPEG in the
 * widest, for readers other than browsers. An address of a width that is not served has no picture, so nobody can have
 * endless ones drawn.
 */
export function storedPictures(store: PicturePort): Hono {
  const app = new Hono()
  const readVariant = variantReader(store)
  app.get('/:file', async (c) => {
    const name = c.req.param('file').replace(/\.jpg$/, '')
    const asked = c.req.query('w')
    const widths = servedWidths(name)
    const width = asked === undefined ? widths.at(-1) : widths.find((entry) => String(entry) === asked)
    if (!isPictureName(name) || !c.req.path.endsWith('.jpg') || width === undefined) return refused(404)
    const format = asked === undefined ? 'jpeg' : acceptedFormat(c.req.header('accept') ?? '')
    const content = await readVariant(name, width, format).catch((error: unknown) => {
      log.error(`A picture could not be read: ${oneLine(error)}.`)
      return 'failed' as const
    })
    if (content === 'failed') return refused(503)
    if (!content) return refused(404)
    return new Response(new Uint8Array(content), {
      headers: {
        ...headers,
        'Content-Type': pictureFormats[format],
        ...(asked === undefined ? {} : { Vary: 'Accept' }),
      },
    })
  })
  return app
}
