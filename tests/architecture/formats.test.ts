import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unusedFormats } from '../../build/patches/unused-parts.ts'

// Architecture: a call that is never reached in a test would fail in the bundle alone.
it('nobody calls a format of the translator that the bundle leaves out', () => {
  const sources = globSync('{app,features,design-system}/**/*.{ts,tsx}')
  expect(sources.length).toBeGreaterThan(300)
  const call = new RegExp(`\\.(${unusedFormats.map((name) => name.replace('$', '\\$')).join('|')})\\(`)
  expect(call.test('intl.formatTime(now)')).toBe(true)
  expect(sources.filter((file) => call.test(readFileSync(file, 'utf8')))).toEqual([])
})
