import { sendFeedback } from '#domain/feedback/api.ts'
import { scrubAddress, scrubText } from '#domain/reporting/scrub.ts'
import { isLocal } from '#service/http/caller-address.ts'
import { tooMany } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import { route, type RequestContext, type Route } from '#service/http/route.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'
import { insertFeedback } from './store.ts'

const hour = 3_600
const addressLimit: Limit = { name: 'feedback-address', points: 5, seconds: hour }
/** Callers behind a local address are many people, but support reads every message. */
const localLimit: Limit = { name: 'feedback-local', points: 60, seconds: hour }

/** Counts a message of the caller's address. @throws Fault 429 */
async function countFeedback({ db, ip, now }: RequestContext): Promise<void> {
  const { allowed, retryAfter } = isLocal(ip)
    ? await attempt(db, localLimit, 'local', now)
    : await attempt(db, addressLimit, ip, now)
  if (!allowed) throw tooMany(retryAfter)
}

/** Feedback from the error page: stored, and mailed to the shop's support in the same transaction. */
export const feedbackRoutes: Route[] = [
  route(sendFeedback, async ({ body }, context) => {
    await countFeedback(context)
    const { now, customer, store } = context
    const [page, error] = [scrubAddress(body.page ?? ''), scrubText(body.error ?? '')]
    await context.db.tx(async (db) => {
      await insertFeedback(
        db,
        { customerId: customer?.id, language: store.code, text: body.text, page, error },
        now,
      )
      await queueMessage(
        db,
        {
          channel: 'email',
          recipient: SUPPORT_EMAIL,
          purpose: 'support',
          language: 'en',
          subject: 'Feedback from the shop',
          body: [
            body.text,
            [
              `Page: ${page || 'unknown'}`,
              `Error: ${error || 'unknown'}`,
              `Language: ${store.code}`,
              `Customer: ${customer ? customer.id : 'not signed in'}`,
            ].join('\n'),
          ].join('\n\n'),
        },
        now,
      )
    })
    return true as const
  }),
]
