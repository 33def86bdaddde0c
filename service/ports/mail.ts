/** An e-mail to one address. */
export interface Mail {
  /** The same for every attempt to send it, so that the provider can drop a repetition. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly body: string
}

/** The system that sends e-mails. */
export interface MailPort {
  /** Sends an email. Repeatable for the same `id`. Rejects if the email was not accepted. */
  send(mail: Mail): Promise<void>
}
