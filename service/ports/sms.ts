import type { MessagePurpose } from '#domain/messages/purposes.ts'
import type { LanguageCode } from '#domain/store/languages.ts'

/** A text message. */
export interface Sms {
  /** The same for every attempt to send it, so that the provider can drop a repetition. */
  readonly id: string
  /** International number: `+85251000001`. */
  readonly to: string
  readonly body: string
  /** What it is for: carriers that take no text have a template for each purpose. */
  readonly purpose: MessagePurpose
  /** Language of the text. */
  readonly language: LanguageCode
  /** Values for the template. */
  readonly variables: Readonly<Record<string, string>>
}

/** The system that sends text messages. */
export interface SmsPort {
  /** Longest time that `send` takes, in milliseconds. */
  readonly timeout: number
  /** Whether a number can receive text messages, as far as its digits tell. @param to international number: `+85251000001` */
  canReceive(to: string): boolean
  /**
   * Sends a text message. Repeatable for the same `id`.
   * @throws NotSent if the message was not accepted
   */
  send(sms: Sms): Promise<void>
}
