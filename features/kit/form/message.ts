import type { IntlShape, MessageDescriptor } from 'react-intl'

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
