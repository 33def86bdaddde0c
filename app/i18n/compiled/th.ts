import type { Catalogues, Messages } from './catalogues.ts'

export const catalogues: Catalogues = import.meta.glob<Messages>('/locales/.compiled/*/th.json', {
  import: 'default',
})
