import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { readPageWords } from '../../app/server/document/page-words.ts'
import { writePageWords } from './write-page-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'jadeleaf-words-'))
const [clientDir, compiled] = [join(folder, 'client'), join(folder, 'compiled')]
const catalogues: Readonly<Record<string, object>> = {
  'whole/th.json': { everything: [] },
  'th/shell.json': { close: [{ type: 0, value: 'ปิด' }] },
  'th/shop/home.json': { hello: [{ type: 0, value: 'สวัสดี' }] },
  'th/shop/cart.json': { pay: [{ type: 0, value: 'ชำระเงิน' }] },
  'th/refusals.json': { no: [{ type: 0, value: 'ไม่' }] },
}
const write = (name: string, messages: object) => {
  mkdirSync(dirname(join(compiled, name)), { recursive: true })
  writeFileSync(join(compiled, name), JSON.stringify(messages))
}

beforeEach(() => {
  for (const name of ['.vite', 'assets']) mkdirSync(join(clientDir, name), { recursive: true })
  for (const [name, messages] of Object.entries(catalogues)) write(name, messages)
})
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const wordsAt = async (address: string | undefined) => {
  const code = readFileSync(join(clientDir, address ?? ''), 'utf8')
  const { default: words } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as {
    default: unknown
  }
  return words
}

it('a page begins with one script: the words of the shell and its own', async () => {
  expect(writePageWords(clientDir, compiled)).toBe(2)
  const addressOf = readPageWords(clientDir)
  expect(addressOf('th', 'shop/home')).toMatch(/^\/assets\/words-[0-9a-f]{8}\.js$/)
  expect(await wordsAt(addressOf('th', 'shop/home'))).toEqual({
    ...catalogues['th/shell.json'],
    ...catalogues['th/shop/home.json'],
  })
  expect(await wordsAt(addressOf('th', 'shop/cart'))).toHaveProperty('pay')
})

it('parts that come later, other languages and other builds have none', () => {
  writePageWords(clientDir, compiled)
  expect(readPageWords(clientDir)('th', 'refusals')).toBeUndefined()
  expect(readPageWords(clientDir)('en', 'shop/home')).toBeUndefined()
  expect(readPageWords(compiled)('th', 'shop/home')).toBeUndefined()
})

it('the address changes with the words alone', () => {
  const address = () => {
    writePageWords(clientDir, compiled)
    return readPageWords(clientDir)('th', 'shop/home')
  }
  const before = address()
  expect(address()).toBe(before)
  write('th/shell.json', { close: [{ type: 0, value: 'ออก' }] })
  expect(address()).not.toBe(before)
  expect(readdirSync(join(clientDir, 'assets'))).toContain(before?.split('/').at(-1))
})
