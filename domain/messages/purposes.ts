/** How soon a message is sent: all of an earlier kind go before those of a later one. */
export const priorities = { code: 0, account: 1, other: 2 } as const
export type Priority = (typeof priorities)[keyof typeof priorities]

interface Purpose {
  readonly priority: Priority
  /** The text holds a code or a link that lets in whoever has it. */
  readonly isSecret: boolean
}

/** What messages are for. The names are also those of SMS templates in the settings. */
const purposes = {
  code: { priority: priorities.code, isSecret: true },
  passwordReset: { priority: priorities.account, isSecret: true },
  numberTaken: { priority: priorities.account, isSecret: false },
  accountChange: { priority: priorities.account, isSecret: false },
  invitation: { priority: priorities.account, isSecret: true },
  order: { priority: priorities.other, isSecret: false },
  application: { priority: priorities.other, isSecret: false },
  backInStock: { priority: priorities.other, isSecret: false },
  support: { priority: priorities.other, isSecret: false },
} as const satisfies Record<string, Purpose>

export type MessagePurpose = keyof typeof purposes
export const messagePurposes = Object.keys(purposes) as readonly MessagePurpose[]

/** How soon a message is sent. */
export const priorityOf = (purpose: MessagePurpose): Priority => purposes[purpose].priority

/** Whether the text must not be stored longer than it takes to send it. */
export const isSecret = (purpose: MessagePurpose): boolean => purposes[purpose].isSecret
