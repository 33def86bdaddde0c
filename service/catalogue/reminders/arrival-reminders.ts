import { authRefusals } from '#domain/auth/refusals.ts'
import { catalogueRefusals } from '#domain/catalogue/refusals.ts'
import { customerRefusals } from '#domain/customers/refusals.ts'
import { signedSms } from '#domain/messages/sms.ts'
import { typedIdentifier } from '#domain/validation/typed-text.ts'
import { defaultLanguage, languageOf } from '#domain/store/languages.ts'
import { isEmailAddress } from '#domain/validation/email.ts'
import type { Db } from '#service/db/db.ts'
import { isLocal } from '#service/http/caller-address.ts'
import type { RequestContext } from '#service/http/context.ts'
import { noSuchEntity, required, tooMany, refuse } from '#service/http/fault.ts'
import { attempt, type Limit } from '#service/http/rate-limit-store.ts'
import { queueMessage } from '#service/outbox/store.ts'
import { arrivalTexts } from './arrival-reminder-texts.ts'
import { insertReminder, salableAt, takeDueReminders } from './arrival-reminder-store.ts'

const limits = {
  address: { name: 'reminder-address', points: 20, seconds: 3_600 },
  recipient: { name: 'reminder-recipient', points: 30, seconds: 86_400 },
} satisfies Record<string, Limit>

/** `customer:7` for a signed-in customer who gave no address; it is looked up when the message is sent. */
function recipientOf(
  { email, mobile }: { email?: string | undefined; mobile?: string | undefined },
  { customer }: RequestContext,
): string {
  const address = typedIdentifier(email ?? '').toLowerCase()
  if (address) {
    if (!isEmailAddress(address)) throw refuse(customerRefusals.emailInvalid)
    return address
  }
  if (mobile?.trim()) {
    const digits = typedIdentifier(mobile)
      .replace(/[\s().-]/g, '')
      .replace(/^(\+|00)/, '')
    if (!/^\d{8,15}$/.test(digits)) throw refuse(authRefusals.mobile)
    return `+${digits}`
  }
  if (!customer) throw required('email')
  return `customer:${customer.id}`
}

/**
 * Stores a back-in-stock alert. Repeating it changes nothing and answers the same, so nobody learns whether an
 * address asked before.
 * @throws Fault 404 for an unknown product, 400 for one in stock or an invalid address, 429
 */
export async function saveReminder(
  {
    productId,
    sourceCode,
    ...asked
  }: {
    productId: number
    sourceCode: string
    email?: string | undefined
    mobile?: string | undefined
  },
  context: RequestContext,
): Promise<void> {
  const { db, now, ip, origin, store } = context
  const salable = await salableAt(db, productId, sourceCode)
  if (salable === undefined) throw noSuchEntity('productId', productId)
  const recipient = recipientOf(asked, context)
  const subjects = [
    ...(isLocal(ip) ? [] : [[limits.address, ip] as const]),
    [limits.recipient, recipient] as const,
  ]
  for (const [limit, subject] of subjects) {
    const { allowed, retryAfter } = await attempt(db, limit, subject, now)
    if (!allowed) throw tooMany(retryAfter)
  }
  if (salable > 0) throw refuse(catalogueRefusals.inStock)
  await insertReminder(db, { productId, sourceCode, recipient, language: store.code, origin }, now)
}

/** Maximum number of alerts per run of the job. */
const BATCH = 200

/**
 * Sends alerts for products back in stock, each exactly once: the row is locked, and deleted in the transaction that
 * sends it.
 * @returns the number sent
 */
export async function sendDueReminders(database: Db, now: Date): Promise<number> {
  return database.tx(async (db) => {
    const due = await takeDueReminders(db, BATCH)
    for (const reminder of due) {
      const { origin, sku, name } = reminder
      const recipient = reminder.recipient.startsWith('customer:')
        ? (reminder.email ?? reminder.mobile)
        : reminder.recipient
      if (!recipient) continue
      const { code } = languageOf(reminder.language) ?? defaultLanguage
      const texts = arrivalTexts[code]
      const kind = { purpose: 'backInStock', language: code } as const
      const link = origin ? `${origin}/product/${encodeURIComponent(sku)}` : undefined
      await queueMessage(
        db,
        recipient.startsWith('+')
          ? {
              ...kind,
              channel: 'sms',
              recipient,
              body: signedSms(texts.sms(name, link), code),
              variables: { name, link: link ?? '' },
            }
          : {
              ...kind,
              channel: 'email',
              recipient,
              subject: texts.subject(name),
              body: texts.body(name, link),
            },
        now,
      )
    }
    return due.length
  })
}
