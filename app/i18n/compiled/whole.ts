import type { Catalogues, Messages } from './catalogues.ts'

/** All messages of each language: `./en.json`. */
export const wholeLanguages: Catalogues = import.meta.glob<Messages>('./*.json', {
  base: '/locales/.compiled/whole/',
  import: 'default',
})
