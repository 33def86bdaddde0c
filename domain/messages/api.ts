import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { id, ok } from '../contract/wire.ts'
import { Message } from './schema.ts'

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/messages',
  access: 'self',
  response: z.array(Message),
  summary: 'The messages of the notification centre, newest first (contract.md §6.3).',
})
export const markMessageRead = endpoint({
  name: 'markMessageRead',
  method: 'PUT',
  path: '/messages/is_read/:id',
  access: 'self',
  params: z.object({ id }),
  response: ok,
  affects: ['listMessages'],
  summary: "Marks a message read; 404 for another's (contract.md §6.3).",
})
export const removeMessage = endpoint({
  name: 'removeMessage',
  method: 'DELETE',
  path: '/messages/:id',
  access: 'self',
  params: z.object({ id }),
  response: ok,
  affects: ['listMessages'],
  summary: "Deletes a message; 404 for another's (contract.md §6.3).",
})
