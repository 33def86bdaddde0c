/** What is kept for a number of days and then deleted, with the days that hold unless `KEEP_DAYS` names others. */
export const defaultDays = {
  /** Mails and SMS that were sent or given up. */
  mails: 30,
  /** Notifications of customers. */
  notifications: 730,
  feedback: 365,
  /** Wishes to be told when a product is in stock again. */
  reminders: 365,
  /** Carts of customers that nobody has changed since. */
  carts: 365,
  /** Messages of payment providers. */
  paymentEvents: 730,
} as const

export type Kept = keyof typeof defaultDays
export type KeptDays = Readonly<Record<Kept, number>>

const isKept = (name: string): name is Kept => Object.hasOwn(defaultDays, name)

/**
 * Reads a list such as `mails=14,feedback=90`; what it does not name keeps its default.
 * @returns undefined for an unknown name, or days other than 1 to 3650
 */
export function readKeptDays(text: string): KeptDays | undefined {
  const named: Partial<Record<Kept, number>> = {}
  for (const part of text.split(',')) {
    const [, name = '', days = ''] = /^\s*(\w+)=(\d{1,4})\s*$/.exec(part) ?? []
    if (!isKept(name) || Number(days) < 1 || Number(days) > 3_650) return undefined
    named[name] = Number(days)
  }
  return { ...defaultDays, ...named }
}
