import type { KnownAuthorisation } from '#service/orders/captures/authorisation-store.ts'
import type { queueMessage } from '#service/outbox/store.ts'
import { SUPPORT_EMAIL } from '#service/store/support.ts'

/** An email about authorised payments to the shop's support. */
export const mailToSupport = (
  subject: string,
  paragraphs: readonly string[],
): Parameters<typeof queueMessage>[1] => ({
  channel: 'email',
  recipient: SUPPORT_EMAIL,
  purpose: 'support',
  language: 'en',
  subject,
  body: paragraphs.join('\n\n'),
})

/** The lines by which support finds an authorised payment. */
export const describeAuthorisation = ({ payment, request_id: requestId }: KnownAuthorisation): string =>
  [
    `Payment: ${payment.id}${payment.reference ? ` (${payment.reference})` : ''}`,
    `Request: ${requestId}`,
    `Provider: ${payment.provider} (${payment.method})`,
  ].join('\n')
