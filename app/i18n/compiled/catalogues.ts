import type { MessageFormatElement } from 'react-intl'

export type Messages = Record<string, MessageFormatElement[]>

/** A chunk for each catalogue of a language: `./shop/home.json`. */
export type Catalogues = Record<string, () => Promise<Messages>>
