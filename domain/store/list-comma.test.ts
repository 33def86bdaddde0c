import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from './languages.ts'
import { listComma } from './list-comma.ts'

it('is full width in Chinese alone, by code and by tag', () => {
  for (const { code, tag } of languages) {
    const comma = code.startsWith('zh') ? '，' : ', '
    expect([listComma(code), listComma(tag)]).toEqual([comma, comma])
  }
})
it('joins every list that a screen writes by itself', () => {
  const root = new URL('../../', import.meta.url).pathname
  const files = globSync('{features,app}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.stories.tsx'],
  })
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => readFileSync(`${root}${file}`, 'utf8').includes("join(', ')"))).toEqual([])
})
