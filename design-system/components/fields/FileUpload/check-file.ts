/** A chosen picture. The list is in the order in which pictures were added. */
export interface UploadFile {
  /** Stable id while the picture is in the list. */
  id: string
  /** The file, as provided by the browser. */
  file: File
  /** Whether the content is neither JPG nor PNG, whatever the file name says. */
  isNoPicture?: boolean | undefined
  /** Error message of the service for this picture. */
  message?: string | undefined
}

export interface UploadLimits {
  /** Minimum number of pictures. @default 1 */
  min: number
  /** Maximum number of pictures. @default 5 */
  max: number
  /** Maximum size of a picture, in bytes. @default 5 × 1024 × 1024 */
  maxBytes: number
}

/** Proof photos: 1 to 5, JPG or PNG, 5 MB each. */
export const usualLimits: UploadLimits = { min: 1, max: 5, maxBytes: 5 * 1024 * 1024 }

export type FileFault = 'type' | 'size' | 'tooMany'

/** Types that the file chooser offers and `checkFile` allows. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png']

/** Whether the first bytes are those of a JPG (FF D8 FF) or a PNG (89 50 4E 47 0D 0A 1A 0A). */
export function isImage(bytes: Uint8Array): boolean {
  const begins = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  return begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
}

/** Checks a single file. Exactly `maxBytes` is allowed. */
export function checkFile(
  { type, size }: { type: string; size: number },
  maxBytes: number,
): FileFault | undefined {
  if (!pictureTypes.includes(type)) return 'type'
  return size > maxBytes ? 'size' : undefined
}

/** Returns the error of the file at `index`: its own, or that there are too many files. */
export function fileFault(
  files: readonly UploadFile[],
  index: number,
  { max, maxBytes }: Pick<UploadLimits, 'max' | 'maxBytes'>,
): FileFault | undefined {
  const item = files[index]
  if (!item) return undefined
  return item.isNoPicture
    ? 'type'
    : (checkFile(item.file, maxBytes) ?? (index >= max ? 'tooMany' : undefined))
}
