import type { IntlShape } from 'react-intl'

type GetMessageFormat = IntlShape['formatters']['getMessageFormat']

/**
 * Makes a translator find the format of a compiled message by the message itself. FormatJS finds it by its whole text
 * as JSON, written anew for every text on a page. The browser does without: it would save less than the code weighs.
 */
export function rememberMessageFormats({ formatters }: IntlShape): void {
  const formats = new WeakMap<object, ReturnType<GetMessageFormat>>()
  const { getMessageFormat } = formatters
  formatters.getMessageFormat = (message, ...rest) => {
    if (typeof message === 'string') return getMessageFormat(message, ...rest)
    const known = formats.get(message)
    if (known) return known
    const format = getMessageFormat(message, ...rest)
    formats.set(message, format)
    return format
  }
}
