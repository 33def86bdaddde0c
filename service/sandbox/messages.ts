import { setTimeout as sleep } from 'node:timers/promises'
import type { MailPort } from '#service/ports/mail.ts'
import { NotSent } from '#service/ports/not-sent.ts'
import type { SmsPort } from '#service/ports/sms.ts'

/** Numbers for which the sandbox's SMS system fails or answers late. */
export const smsMarks = { failing: '+85259990001', late: '+85259990002' } as const

/** Milliseconds until a late answer. */
const LATE = 4_500

/** Sends nothing: the sandbox's page shows the messages in the outbox. */
export const sandboxMail: MailPort = { timeout: LATE + 1_000, send: () => Promise.resolve() }
export const sandboxSms: SmsPort = {
  timeout: LATE + 1_000,
  // The numbers of the sandbox's people are nobody's.
  canReceive: () => true,
  async send({ to }) {
    if (to === smsMarks.failing) throw new NotSent('the sandbox was told to fail')
    if (to === smsMarks.late) await sleep(LATE, undefined, { ref: false })
  },
}
