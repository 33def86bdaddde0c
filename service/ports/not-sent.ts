/** A message that a mail or SMS system did not take. The message is the reason, without anything that names a person: it is logged and stored. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
  /** Whether the system will never take it, so that another attempt would be in vain. */
  readonly isFinal: boolean

  /** @param reason such as 'SMTP 550' or 'no answer' */
  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason)
    this.isFinal = isFinal
  }
}
