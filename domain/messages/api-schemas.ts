import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { id, ok } from '../contract/wire.ts'
import { Message } from './schema.ts'

export const listMessages = schemas({
  response: z.array(Message),
  summary: 'The messages of the notification centre, newest first (C-6.12).',
})
export const markMessageRead = schemas({
  params: z.object({ id }),
  response: ok,
  summary: "Marks a message read; 404 for another's (C-6.12).",
})
export const removeMessage = schemas({
  params: z.object({ id }),
  response: ok,
  summary: "Deletes a message; 404 for another's (C-6.12).",
})
