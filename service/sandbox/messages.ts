import { setTimeout as sleep } from 'node:timers/promises'
import type { MailPort } from '#service/ports/mail.ts'
import type { SmsPort } from '#service/ports/sms.ts'

/** Numbers for which the sandbox's SMS system fails or answers late. */
export const smsMarks = { failing: '+85259990001', late: '+85259990002' } as const

/** Milliseconds until a late answer. */
const LATE = 4_500

/** Sends nothing: the sandbox's page shows the messages in the outbox. */
export const sandboxMail: MailPort = { send: () => Promise.resolve() }
export const sandboxSms: SmsPort = {
  async send({ to }) {
    if (to === smsMarks.failing) throw new Error('The sandbox was told to fail for this number')
    if (to === smsMarks.late) await sleep(LATE, undefined, { ref: false })
  },
}
