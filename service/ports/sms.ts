/** A text message. */
export interface Sms {
  /** The same for every attempt to send it, so that the provider can drop a repetition. */
  readonly id: string
  /** International number: `+85251000001`. */
  readonly to: string
  readonly body: string
}

/** The system that sends text messages. */
export interface SmsPort {
  /** Sends a text message. Repeatable for the same `id`. Rejects if the message was not accepted. */
  send(sms: Sms): Promise<void>
}
