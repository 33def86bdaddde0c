import { Hono } from 'hono'
import type { Db } from '#service/db/db.ts'
import { findApprovedPhoto } from './store.ts'

/** Photos of approved reviews under `/media/reviews`. They are public. */
export function reviewMedia(db: Db): Hono {
  const app = new Hono()
  app.get('/:id', async (c) => {
    const id = c.req.param('id')
    if (!/^[0-9a-f-]{36}$/.test(id)) return c.notFound()
    const row = await findApprovedPhoto(db, id)
    if (!row) return c.notFound()
    return c.body(new Uint8Array(row.content), 200, {
      'Content-Type': row.media_type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      // Opened directly, the photo is downloaded, never shown as a document of the shop; <img> is unaffected.
      'Content-Disposition': `attachment; filename="photo.${row.media_type === 'image/png' ? 'png' : 'jpg'}"`,
    })
  })
  return app
}
