import { photoRefusals } from '#domain/reviews/refusals.ts'
import { ownValue } from '#domain/contract/own-value.ts'
import type { Db } from '#service/db/db.ts'
import { tooMany, type Fault, refuse } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import { DECODE_SECONDS, MAX_PIXELS } from './decode-limits.ts'

/** A photo as the contract sends it (Magento's image content). */
export interface Upload {
  readonly name: string
  readonly type: string
  readonly base64_encoded_data: string
}

/** What a call accepts. */
export interface PhotoLimits {
  readonly maxAttachments: number
  /** Largest photo, in bytes. */
  readonly maxAttachmentBytes: number
  readonly extensions: readonly string[]
}

/** Room in a request for everything that is not a photo. */
const REST_OF_REQUEST = 64 * 1024

/** Largest request with so many photos, in bytes: they travel in the JSON body, four characters for three bytes. */
export const maxUploadBody = ({ maxAttachments, maxAttachmentBytes }: PhotoLimits): number =>
  REST_OF_REQUEST + maxAttachments * Math.ceil((maxAttachmentBytes * 4) / 3)

/** Calls with photos that a customer may send: decoding them costs time and memory. */
const uploadLimit = (name: string): Limit => ({ name, points: 30, seconds: 3_600 })

/** Counts a call with photos under `name`. @throws Fault 429 */
export async function countUpload(db: Db, name: string, customerId: number, now: Date): Promise<void> {
  const { allowed, retryAfter } = await attempt(db, uploadLimit(name), String(customerId), now)
  if (!allowed) throw tooMany(retryAfter)
}

export interface StoredPhoto {
  readonly mediaType: 'image/jpeg' | 'image/png'
  readonly content: Buffer
}

/** Longest side of a stored photo, in pixels. */
const LONGEST_SIDE = 2_048

const mediaTypes = { jpeg: 'image/jpeg', png: 'image/png' } as const
const formatOfExtension: Readonly<Record<string, string>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png' }
const formatOfType: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
}

/** JPG or PNG by the first bytes; a name or a declared type may say anything. */
function formatOf(content: Buffer): keyof typeof mediaTypes | undefined {
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  return content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    ? 'png'
    : undefined
}

const shortName = ({ name }: Upload) => name.slice(0, 100)
const invalidFormat = (upload: Upload): Fault => refuse(photoRefusals.format, [shortName(upload)])

/** The bytes of a photo whose name, declared type and content agree. @throws Fault 400 */
function bytesOf(upload: Upload, { extensions, maxAttachmentBytes }: PhotoLimits): Buffer {
  const extension = /\.([a-z0-9]+)$/i.exec(upload.name)?.[1]?.toLowerCase() ?? ''
  if (!extensions.includes(extension)) throw invalidFormat(upload)
  const encoded = upload.base64_encoded_data.replace(/^data:[^,]*,/, '')
  // Four characters carry three bytes: refuse before decoding.
  const content =
    (encoded.length * 3) / 4 > maxAttachmentBytes + 3 ? undefined : Buffer.from(encoded, 'base64')
  if (!content || content.length > maxAttachmentBytes)
    throw refuse(photoRefusals.tooLarge, [shortName(upload), Math.floor(maxAttachmentBytes / 1024 / 1024)])
  const format = formatOf(content)
  if (
    !format ||
    ownValue(formatOfExtension, extension) !== format ||
    ownValue(formatOfType, upload.type.toLowerCase()) !== format
  )
    throw invalidFormat(upload)
  return content
}

/** Draws a photo anew: upright, at most 2048 pixels long, in sRGB, without metadata or anything hidden behind the picture. */
async function redraw(upload: Upload, content: Buffer): Promise<StoredPhoto> {
  // Loaded with the first photo: most processes never see one.
  const { default: sharp } = await import('sharp')
  // The header alone: the limit of pixels has its own message.
  const { width, height, format, hasAlpha } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalidFormat(upload)
    })
  if (width * height > MAX_PIXELS)
    throw refuse(photoRefusals.tooManyPixels, [shortName(upload), MAX_PIXELS / 1_000_000])
  if (format !== formatOf(content)) throw invalidFormat(upload)
  const upright = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
  try {
    // Only transparency needs PNG; a photo is a fifth of the size as JPG.
    return hasAlpha
      ? { mediaType: mediaTypes.png, content: await upright.png().toBuffer() }
      : { mediaType: mediaTypes.jpeg, content: await upright.jpeg({ quality: 82 }).toBuffer() }
  } catch {
    throw invalidFormat(upload)
  }
}

/**
 * Reads the photos of a call and draws each anew, one at a time, so that one call never holds several decoded photos.
 * @throws Fault 400 naming the first file that is too large, not a JPG or PNG, not what it says it is, or one too many
 */
export async function readPhotos(uploads: readonly Upload[], limits: PhotoLimits): Promise<StoredPhoto[]> {
  if (uploads.length > limits.maxAttachments) throw refuse(photoRefusals.tooMany, [limits.maxAttachments])
  const contents = uploads.map((upload) => [upload, bytesOf(upload, limits)] as const)
  const photos: StoredPhoto[] = []
  for (const [upload, content] of contents) photos.push(await redraw(upload, content))
  return photos
}
