/** A chosen picture. The list keeps the order in which pictures were added. */
export interface UploadFile {
  /** Stable while the picture is in the list. */
  id: string
  /** The picture itself, as the browser hands it over. */
  file: File
  /** The content is no JPG or PNG, whatever the name says. */
  isNoPicture?: boolean | undefined
  /** What the service said about this one, in words. */
  message?: string | undefined
}

export interface UploadLimits {
  /** Fewest pictures: how many must be chosen at least. @default 1 */
  min: number
  /** Most pictures: how many may be chosen. @default 5 */
  max: number
  /** Largest picture, in bytes. @default 5 × 1024 × 1024 */
  maxBytes: number
}

/** Proof photos: 1 to 5, JPG or PNG, 5 MB each (associate-business §5). */
export const usualLimits: UploadLimits = { min: 1, max: 5, maxBytes: 5 * 1024 * 1024 }

export type FileFault = 'type' | 'size' | 'tooMany'

const types = ['image/jpeg', 'image/png']
/** What a file chooser offers. */
export const accept = types.join(',')

/** Whether the first bytes are a JPG's (FF D8 FF) or a PNG's (89 50 4E 47 0D 0A 1A 0A). */
export function isImage(bytes: Uint8Array): boolean {
  const begins = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  return begins(0xff, 0xd8, 0xff) || begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
}

/** What is wrong with a file by itself. Exactly `maxBytes` is allowed. */
export function checkFile({ type, size }: { type: string; size: number }, maxBytes: number): FileFault | undefined {
  if (!types.includes(type)) return 'type'
  return size > maxBytes ? 'size' : undefined
}

/** What is wrong with the file at `index`: with itself, or that it is one too many. */
export function fileFault(files: readonly UploadFile[], index: number, { max, maxBytes }: Pick<UploadLimits, 'max' | 'maxBytes'>): FileFault | undefined {
  const item = files[index]
  if (!item) return undefined
  return item.isNoPicture ? 'type' : checkFile(item.file, maxBytes) ?? (index >= max ? 'tooMany' : undefined)
}
