import { joinName } from '#domain/customers/name.ts'
import { signedSms } from '#domain/messages/sms.ts'
import { defaultLanguage, languageOf, type Language } from '#domain/store/languages.ts'
import type { Db } from '#service/db/db.ts'
import { greetingTo, shopName } from '#service/messages/greeting.ts'
import { leaveAndQueue, leaveMessage, type NewMessage, type Recipient } from '#service/messages/store.ts'
import { queueMessage, type OutgoingMessage } from '#service/outbox/store.ts'
import type { OrderRow } from '../store.ts'

/** A letter in the language of an order. The subject is also the SMS of a buyer without an email: it holds nothing that was typed. */
export interface Letter {
  readonly subject: string
  /** The paragraphs between greeting and signature. */
  readonly paragraphs: () => readonly string[] | Promise<readonly string[]>
}

/** The letter as an email, or its subject as an SMS for a customer without an email; undefined if there is neither. */
async function outgoing(
  customer: Recipient,
  { code }: Language,
  { subject, paragraphs }: Letter,
): Promise<OutgoingMessage | undefined> {
  const kind = { purpose: 'order', language: code } as const
  if (customer.email) {
    const name = joinName(customer.firstname, customer.lastname)
    const body = [greetingTo(name, code), ...(await paragraphs()), shopName(code)].join('\n\n')
    return { ...kind, channel: 'email', recipient: customer.email, subject, body }
  }
  if (!customer.mobile) return undefined
  const recipient = `+${customer.mobile_prefix ?? ''}${customer.mobile}`
  return { ...kind, channel: 'sms', recipient, body: signedSms(subject, code), variables: { subject } }
}

/**
 * Notifies an order's buyer in the notification centre and by email (by SMS without an email). Pass the transaction of
 * the change, so that a rollback sends nothing.
 * @param write the letter, in the language of the order
 * @param known the buyer, where the transaction has read them
 */
export async function notifyBuyer(
  db: Db,
  order: Pick<OrderRow, 'customer_id' | 'language'>,
  message: NewMessage,
  write: (language: Language) => Letter,
  now: Date,
  known?: Recipient,
): Promise<void> {
  const language = languageOf(order.language) ?? defaultLanguage
  const letter = known && (await outgoing(known, language, write(language)))
  if (letter) {
    await leaveAndQueue(db, order.customer_id, message, letter, now)
    return
  }
  const customer = await leaveMessage(db, order.customer_id, message, now)
  const sent = customer && (await outgoing(customer, language, write(language)))
  if (sent) await queueMessage(db, sent, now)
}
