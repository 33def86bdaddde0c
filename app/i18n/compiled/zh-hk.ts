import type { Catalogues, Messages } from './catalogues.ts'

export const catalogues: Catalogues = import.meta.glob<Messages>('/locales/.compiled/*/zh_hk.json', {
  import: 'default',
})
