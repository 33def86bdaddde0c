import { createHash } from 'node:crypto'
import type { PicturePort } from '#service/ports/pictures.ts'
import { DECODE_SECONDS, MAX_PIXELS } from '#service/uploads/decode-limits.ts'
import { keysOf, originalKey } from './picture-key.ts'

/** Largest file of a picture, in bytes. */
const MAX_BYTES = 25 * 1024 * 1024
/** Longest side of a stored picture, in pixels: twice the widest that is served, for pictures that are taller than wide. */
const LONGEST_SIDE = 2_560
const readable = ['jpeg', 'png', 'webp', 'heif']

/** A file that cannot be a product's picture. Its message is one sentence that says why. */
export class PictureError extends Error {}

/**
 * Checks by its header whether a file can be a product's picture.
 * @returns whether it has transparency
 * @throws PictureError
 */
export async function checkPicture(content: Uint8Array): Promise<{ hasAlpha: boolean }> {
  if (content.length > MAX_BYTES)
    throw new PictureError(`The file is larger than ${MAX_BYTES / 1024 / 1024} MB.`)
  const { default: sharp } = await import('sharp')
  // The header alone: the pixels it claims are counted before any is decoded.
  const { width, height, format, hasAlpha } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new PictureError('The file is not a picture.')
    })
  if (!readable.includes(format)) throw new PictureError('The file is not a JPEG, PNG, WebP or AVIF picture.')
  if (width * height > MAX_PIXELS)
    throw new PictureError(`The picture has more than ${MAX_PIXELS / 1_000_000} million pixels.`)
  return { hasAlpha }
}

/** Draws a picture anew: upright, in sRGB, without metadata or anything hidden behind it. @throws PictureError */
async function redraw(content: Uint8Array) {
  const { hasAlpha } = await checkPicture(content)
  const { default: sharp } = await import('sharp')
  const upright = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
  // Only transparency needs PNG: a pack without a background stands on the tint of its category.
  const drawn = hasAlpha ? upright.png() : upright.jpeg({ quality: 92 })
  return drawn.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new PictureError('The picture is damaged.')
  })
}

/**
 * Checks a product's picture and saves it. The same file always has the same name, so saving it again changes nothing.
 * @param content a JPEG, PNG, WebP or AVIF file
 * @returns the name, which goes into the product's list of pictures (`setProductPictures`)
 * @throws PictureError if it is too large or no such picture, Error if the store does not answer
 */
export async function savePicture(store: PicturePort, content: Uint8Array): Promise<string> {
  const { data, info } = await redraw(content)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const name = `${hash}-${info.width}x${info.height}`
  await store.save(originalKey(name), data, `image/${info.format}`)
  return name
}

/** Removes a picture with all that was made of it. @throws Error if the store does not answer */
export async function removePicture(store: PicturePort, name: string): Promise<void> {
  for (const key of keysOf(name)) await store.remove(key)
}
