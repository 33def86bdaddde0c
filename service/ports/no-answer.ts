/** An outside system gave no readable answer in time, so it is unknown whether it did what was requested. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  /** Whether the request may have reached the system. */
  readonly wasSent: boolean
  constructor(message: string, { wasSent = true, cause }: { wasSent?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.wasSent = wasSent
  }
}
