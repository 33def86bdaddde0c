import type { MessageFormatElement } from 'react-intl'

export type Messages = Record<string, MessageFormatElement[]>

/** One chunk per part and language, by its path in the project. */
export type Catalogues = Record<string, () => Promise<Messages>>
