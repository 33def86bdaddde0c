import type * as z from 'zod/mini'
import type { ReviewsConfig } from '#domain/reviews/schema.ts'

export type Limits = z.infer<typeof ReviewsConfig>

/**
 * Returns why a file cannot be attached to a review; null if it can. The limits come from the service.
 */
export function attachmentFault(
  file: { name: string; size: number },
  limits: Limits,
): 'format' | 'size' | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!limits.allowed_extensions.some((allowed) => allowed.toLowerCase() === extension)) return 'format'
  return file.size > limits.max_attachment_size ? 'size' : null
}

/** Longest side of an uploaded photo, in pixels. */
const LONGEST_SIDE = 2048
/** Photos up to this size, in bytes, are uploaded unchanged. */
const SMALL = 300 * 1024

/**
 * Returns a photo scaled down as a JPG, or the photo itself if it is small, cannot be drawn, or would not get smaller.
 */
async function downscaled(file: File): Promise<File> {
  if (file.size <= SMALL) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const context = canvas.getContext('2d')
    if (context) {
      // JPG has no transparency: transparent areas would turn black.
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    }
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.85)
    })
    if (!context || !blob || blob.size >= file.size) return file
    return new File([blob], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return file
  }
}

/** Returns a photo in the contract's form (Magento's image content), scaled down first where that saves bytes. */
export async function attachmentOf(
  chosen: File,
): Promise<{ name: string; type: string; base64_encoded_data: string }> {
  const file = await downscaled(chosen)
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // In chunks: passing a whole photo's bytes as arguments overflows the stack.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return { name: file.name, type: file.type, base64_encoded_data: btoa(text) }
}
