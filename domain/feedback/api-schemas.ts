import * as z from 'zod/mini'
import { schemas } from '../contract/endpoint.ts'
import { ok } from '../contract/wire.ts'
import { FEEDBACK_MAX_CHARACTERS } from './feedback.ts'

export const sendFeedback = schemas({
  body: z.object({
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(FEEDBACK_MAX_CHARACTERS)),
    /** Path of the page where the problem occurred. */
    page: z.optional(z.string().check(z.maxLength(2_000))),
    /** Message of the error that the visitor saw. */
    error: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  response: ok,
  summary:
    "What a visitor did when a page failed, for the shop's support: our addition to the contract; 429 when sent too often.",
  undocumented: 'addition',
})
