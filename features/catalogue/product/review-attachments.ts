import type * as z from 'zod/mini'
import type { ReviewsConfig } from '#domain/reviews/schema.ts'

export type Limits = z.infer<typeof ReviewsConfig>

/** Why a file cannot go with a review (shopping.md §5); null when it can. Limits come from the service. */
export function attachmentFault(file: { name: string; size: number }, limits: Limits): 'format' | 'size' | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!limits.allowed_extensions.some((allowed) => allowed.toLowerCase() === extension)) return 'format'
  return file.size > limits.max_attachment_size ? 'size' : null
}

/** The contract's form of a file: Magento's image content. */
export async function attachmentOf(file: File): Promise<{ name: string; type: string; base64_encoded_data: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // in pieces: a call with a whole picture's bytes as arguments overflows the stack
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return { name: file.name, type: file.type, base64_encoded_data: btoa(text) }
}
