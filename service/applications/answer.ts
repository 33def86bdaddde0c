import type { ApplicationStatus } from '#domain/applications/kinds.ts'
import type { RefundAmounts } from '#domain/orders/refund.ts'
import { paths } from '#domain/store/paths.ts'
import type { Db } from '#service/db/db.ts'
import { colon } from '#service/languages/punctuation.ts'
import { inLanguage, languageOfStore } from '#service/languages/six-languages.ts'
import { answerTitle } from '#service/messages/answer-title.ts'
import { shopName } from '#service/messages/greeting.ts'
import { leaveMessage } from '#service/messages/store.ts'
import { paidBack } from '#service/orders/refunds/paid-back.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { answerTexts } from './answer-texts.ts'
import type { PendingApplication } from './decision-store.ts'

/** What was decided on an application. */
export interface Answer {
  readonly status: Exclude<ApplicationStatus, 'pending'>
  readonly remark: string | null
  /** What an approved refund pays back. */
  readonly refund?: RefundAmounts
  /** Whether the refund ends the membership. */
  readonly endsMembership?: boolean
}

/**
 * Answers the applicant by email, as the form promises, and in the notification centre. Pass the transaction of the
 * decision.
 */
export async function answerApplicant(
  db: Db,
  { id, customer_id: customerId, type, email, language: store, origin }: PendingApplication,
  { status, remark, refund, endsMembership = false }: Answer,
  now: Date,
): Promise<void> {
  const vars = { type, number: String(id), status }
  await leaveMessage(db, customerId, { kind: 'answer', vars, url: paths.application(id) }, now)
  if (!email) return
  const language = languageOfStore(store)
  const body = [
    inLanguage(answerTexts[status], language),
    ...(refund ? paidBack(refund, endsMembership, language) : []),
    ...(remark ? [`${inLanguage(answerTexts.remark, language)}${colon(language)}${remark}`] : []),
    ...(origin
      ? [
          `${inLanguage(answerTexts.view, language)}${colon(language).trim()}\n${origin}${paths.application(id)}`,
        ]
      : []),
    shopName(language),
  ]
  const subject = answerTitle(language, vars)
  await queueMessage(
    db,
    {
      channel: 'email',
      recipient: email,
      purpose: 'application',
      language,
      subject,
      body: body.join('\n\n'),
    },
    now,
  )
}
