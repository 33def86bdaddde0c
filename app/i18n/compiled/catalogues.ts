import type { MessageFormatElement } from 'react-intl'

export type Messages = Record<string, MessageFormatElement[]>

/** Catalogue of what every page shows (`scripts/words/`). */
export const shellWords = 'shell'

/** A chunk for each catalogue of a language: `./shop/home.json`. */
export type Catalogues = Record<string, () => Promise<Messages>>
