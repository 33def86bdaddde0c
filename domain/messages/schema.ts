import * as z from 'zod/mini'
import { flag, id, maybe } from '../contract/wire.ts'

/** A message of the notification centre (C-6.12). `type` is its subject; `url` links to a page of the shop. */
export const Message = z.looseObject({
  id,
  title: z.string(),
  content: z.string(),
  is_read: flag,
  type: z.string(),
  created_at: z.string(),
  url: maybe(z.string()),
})
export type Message = z.infer<typeof Message>
