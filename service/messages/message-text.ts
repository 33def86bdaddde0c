/** Values for the placeholders of a message. */
export type MessageVars = Readonly<Record<string, string>>

/** Title and content of a message, filled in. */
export type MessageText = (vars: MessageVars) => readonly [title: string, content: string]

/** The value of a placeholder; '' without one. */
export const of = (vars: MessageVars, name: string): string => vars[name] ?? ''
