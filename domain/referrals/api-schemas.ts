import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { text } from '../contract/wire.ts'
import { ReferrerInfo } from './schema.ts'

export const getReferrerInfo = schemas({
  query: z.object({ referralId: z.optional(z.string()), code: z.optional(z.string()) }),
  response: ReferrerInfo,
  summary:
    "A referrer's name (initials unless it is shared), link and QR code; 404 `No Associate was found` (C-6.11, R-403).",
})
export const getQrCode = schemas({
  params: z.object({ text: z.string() }),
  response: text,
  summary: 'A text as a QR code: `{text}` is its base64url form, the answer a data URI of a PNG (C-6.11).',
})
