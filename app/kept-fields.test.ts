import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('what is kept over a load lives in the tab alone', () => {
  for (const file of ['app/kept-fields.ts', 'app/old-page.ts']) expect(readFileSync(file, 'utf8')).not.toMatch(/storageSlot|localStorage/)
})
