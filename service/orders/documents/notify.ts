import { joinName } from '#domain/customers/name.ts'
import { signedSms } from '#domain/messages/sms.ts'
import { defaultLanguage, languageOf, type Language } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'
import { greetingTo, shopName } from '#service/messages/greeting.ts'
import { leaveMessage, type NewMessage } from '#service/messages/store.ts'
import { queueMessage } from '#service/outbox/store.ts'
import type { OrderRow } from '../store.ts'

/** A letter in the language of an order. The subject is also the SMS of a buyer without an email: it holds nothing that was typed. */
export interface Letter {
  readonly subject: string
  /** The paragraphs between greeting and signature. */
  readonly paragraphs: () => readonly string[] | Promise<readonly string[]>
}

/**
 * Notifies an order's buyer in the notification centre and by email (by SMS without an email). Pass the transaction of
 * the change, so that a rollback sends nothing.
 * @param write the letter, in the language of the order
 */
export async function notifyBuyer(
  db: Db,
  order: Pick<OrderRow, 'customer_id' | 'language'>,
  message: NewMessage,
  write: (language: Language) => Letter,
  now: Date,
): Promise<void> {
  const customer = await leaveMessage(db, order.customer_id, message, now)
  if (!customer) return
  const language = languageOf(order.language) ?? defaultLanguage
  const { subject, paragraphs } = write(language)
  if (customer.email) {
    const name = joinName(customer.firstname, customer.lastname)
    const body = [greetingTo(name, language.code), ...(await paragraphs()), shopName(language.code)].join(
      '\n\n',
    )
    await queueMessage(db, { channel: 'email', recipient: customer.email, subject, body }, now)
  } else if (customer.mobile) {
    const recipient = `+${customer.mobile_prefix ?? ''}${customer.mobile}`
    await queueMessage(db, { channel: 'sms', recipient, body: signedSms(subject, language.code) }, now)
  }
}
