import type { Catalogues, Messages } from './catalogues.ts'

export const catalogues: Catalogues = import.meta.glob<Messages>('./**/*.json', {
  base: '/locales/.compiled/vi/',
  import: 'default',
})
