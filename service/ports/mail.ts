import type { LanguageCode } from '#domain/store/languages.ts'

/** An e-mail to one address. */
export interface Mail {
  /** The same for every attempt to send it, so that the provider can drop a repetition. */
  readonly id: string
  readonly to: string
  readonly subject: string
  /** Paragraphs of plain text, separated by empty lines. */
  readonly body: string
  /** Language of subject and body. */
  readonly language: LanguageCode
}

/** The system that sends e-mails. */
export interface MailPort {
  /** Longest time that `send` takes, in milliseconds. */
  readonly timeout: number
  /**
   * Sends an email. Repeatable for the same `id`.
   * @throws NotSent if the email was not accepted
   */
  send(mail: Mail): Promise<void>
}
