import type { PicturePort } from '#service/ports/pictures.ts'
import { DECODE_SECONDS, MAX_PIXELS } from '#service/uploads/decode-limits.ts'
import { originalKey, pictureFormats, variantKey, type PictureFormat } from './picture-key.ts'

/** Most variants that wait to be drawn in a process; more requests are told to come back. */
const MAX_WAITING = 100

/** Draws one variant. AVIF at effort 3: effort 4 takes eight times as long for 5 % to 10 % fewer bytes. */
async function draw(original: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const scaled = sharp(original, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: DECODE_SECONDS })
    .resize({ width, withoutEnlargement: true })
  if (format === 'avif') return scaled.avif({ quality: 55, effort: 3 }).toBuffer()
  if (format === 'webp') return scaled.webp({ quality: 80 }).toBuffer()
  // JPEG knows no transparency.
  return scaled.flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** Reads a picture in a width and a format. */
export type ReadVariant = (
  name: string,
  width: number,
  format: PictureFormat,
) => Promise<Uint8Array | undefined>

/**
 * Reads variants of stored pictures, and makes those that nobody has asked for yet: one after another, so that drawing takes
 * no more than one decoded picture of memory. Requests for the same one share it.
 * @returns a function that answers undefined if there is no such picture. @throws Error if the store does not answer, or too many wait
 */
export function variantReader(store: PicturePort): ReadVariant {
  const inProgress = new Map<string, Promise<Uint8Array | undefined>>()
  let previous: Promise<unknown> = Promise.resolve()

  const make = async (name: string, width: number, format: PictureFormat) => {
    const original = await store.read(originalKey(name))
    if (!original) return undefined
    const drawn = await draw(original, width, format)
    await store.save(variantKey(name, width, format), drawn, pictureFormats[format])
    return drawn
  }

  return async (name, width, format) => {
    const key = variantKey(name, width, format)
    const found = await store.read(key)
    if (found) return found
    const shared = inProgress.get(key)
    if (shared) return shared
    if (inProgress.size >= MAX_WAITING) throw new Error('Too many pictures wait to be drawn.')
    const made = previous.then(() => make(name, width, format))
    inProgress.set(key, made)
    previous = made.catch(() => undefined).finally(() => inProgress.delete(key))
    return made
  }
}
