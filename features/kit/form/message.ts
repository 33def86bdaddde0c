import type { IntlShape, MessageDescriptor } from 'react-intl'
import type * as z from 'zod/mini'

export type MessageId = NonNullable<MessageDescriptor['id']>

/**
 * The message of a rule in a schema, as one string: its id and the values of its placeholders. Schemas know no language;
 * `messageText` translates.
 */
export const message = (id: MessageId, values?: Readonly<Record<string, string | number>>): string =>
  values ? `${id} ${JSON.stringify(values)}` : id

/** Translates the message of a rule. Any other text, such as a refusal in the visitor's language, is returned as it is. */
export function messageText(intl: IntlShape, text: string): string {
  const [, id = '', values] = /^([\w.]+)(?: (\{.*\}))?$/.exec(text) ?? []
  return Object.hasOwn(intl.messages, id)
    ? intl.formatMessage(
        { id: id as MessageId },
        values ? (JSON.parse(values) as Record<string, string | number>) : undefined,
      )
    : text
}

type Messages<T> = Partial<Record<keyof T & string, string | undefined>>

/**
 * Adds a rule of several fields to a schema; it returns the messages (`message`) of the fields with a fault.
 * It shares this file because a chunk of its own would take the page of an order over its budget.
 */
export const withRule = <S extends z.ZodMiniType>(
  schema: S,
  rule: (values: z.output<S>) => Messages<z.output<S>>,
) =>
  schema.check((context) => {
    for (const [name, message] of Object.entries(rule(context.value as z.output<S>)) as [
      string,
      string | undefined,
    ][]) {
      if (message)
        context.issues.push({ code: 'custom', message, path: [name], input: context.value, continue: true })
    }
  })
