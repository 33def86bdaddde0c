import { fault } from '#service/http/fault.ts'
import { maxBodyBytes } from '#service/http/parse.ts'

/** Limits of a review (shopping.md §9: configurable; the client reads them from GET /reviews/config). */
export interface ReviewLimits { readonly maxCharacters: number, readonly maxAttachments: number, readonly maxAttachmentBytes: number, readonly extensions: readonly string[] }
const ATTACHMENTS = 3
/** Room in a request for everything that is not a picture. */
const REST_OF_REQUEST = 16 * 1024
export const reviewLimits: ReviewLimits = {
  maxCharacters: 500, maxAttachments: ATTACHMENTS, extensions: ['jpg', 'jpeg', 'png', 'webp'],
  // Pictures travel in the request, four characters for three bytes: all of them together must fit.
  maxAttachmentBytes: Math.min(2 * 1024 * 1024, Math.floor((maxBodyBytes - REST_OF_REQUEST) * 3 / 4 / ATTACHMENTS)),
}

export interface Upload { readonly name: string, readonly type: string, readonly base64_encoded_data: string }
export interface StoredFile { readonly mediaType: string, readonly content: Buffer }

/** What a file really is, by its first bytes: a name or a declared type may say anything. */
function mediaTypeOf(content: Buffer): string | undefined {
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png'
  if (content.subarray(0, 4).toString('latin1') === 'RIFF' && content.subarray(8, 12).toString('latin1') === 'WEBP') return 'image/webp'
  return undefined
}

/** @throws Fault 400 naming the first file that is too large, not a picture, or one too many */
export function readUploads(uploads: readonly Upload[], limits: ReviewLimits): StoredFile[] {
  if (uploads.length > limits.maxAttachments) throw fault(400, 'You can attach at most %1 files.', [limits.maxAttachments])
  return uploads.map((upload) => {
    const extension = /\.([a-z0-9]+)$/i.exec(upload.name)?.[1]?.toLowerCase() ?? ''
    if (!limits.extensions.includes(extension)) throw fault(400, 'Invalid file format: %1', [upload.name.slice(0, 100)])
    const encoded = upload.base64_encoded_data.replace(/^data:[^,]*,/, '')
    // Four characters carry three bytes: refuse before decoding.
    if (encoded.length * 3 / 4 > limits.maxAttachmentBytes + 3) throw fault(400, 'The file %1 is larger than %2 KB.', [upload.name.slice(0, 100), Math.floor(limits.maxAttachmentBytes / 1024)])
    const content = Buffer.from(encoded, 'base64'), mediaType = mediaTypeOf(content)
    if (!mediaType) throw fault(400, 'Invalid file format: %1', [upload.name.slice(0, 100)])
    return { mediaType, content }
  })
}
