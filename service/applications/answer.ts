import type { ApplicationStatus } from '#domain/applications/kinds.ts'
import { loyaltyForMinor } from '#domain/loyalty/points.ts'
import { formatLoyalty, formatMoney } from '#domain/money/money.ts'
import type { RefundAmounts } from '#domain/orders/refund.ts'
import type { LanguageCode } from '#domain/store/languages.ts'
import { paths } from '#domain/store/paths.ts'
import type { Db } from '#service/db/db.ts'
import { inLanguage, languageOfStore } from '#service/languages/six-languages.ts'
import { answerTitle } from '#service/messages/answer-title.ts'
import { leaveMessage } from '#service/messages/store.ts'
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

const sign = (language: LanguageCode) => (language.startsWith('zh') ? '：' : ': ')

/** How a refund is paid back, a line for each means. */
function paidBack({ moneyMinor, creditMinor, pointsMinor }: RefundAmounts, language: LanguageCode): string {
  const line = (name: 'money' | 'credit' | 'points', amount: string) =>
    `${inLanguage(answerTexts[name], language)}${sign(language)}${amount}`
  return [
    ...(moneyMinor > 0 ? [line('money', formatMoney(moneyMinor))] : []),
    ...(creditMinor > 0 ? [line('credit', formatMoney(creditMinor))] : []),
    ...(pointsMinor > 0 ? [line('points', formatLoyalty(loyaltyForMinor(pointsMinor)))] : []),
    ...(moneyMinor > 0 ? [inLanguage(answerTexts.paidWithin, language)] : []),
  ].join('\n')
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
    ...(refund ? [paidBack(refund, language)] : []),
    ...(endsMembership ? [inLanguage(answerTexts.membership, language)] : []),
    ...(remark ? [`${inLanguage(answerTexts.remark, language)}${sign(language)}${remark}`] : []),
    ...(origin
      ? [
          `${inLanguage(answerTexts.view, language)}${sign(language).trim()}\n${origin}${paths.application(id)}`,
        ]
      : []),
    'Jadeleaf',
  ]
  const subject = answerTitle(language, vars)
  await queueMessage(db, { channel: 'email', recipient: email, subject, body: body.join('\n\n') }, now)
}
