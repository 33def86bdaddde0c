import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { BrowserCommand } from 'vitest/node'

const file = '.storybook/known-pictures.json'
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
/** Set by scripts/pictures.mjs, which takes all of them anew. */
const isTaking = Boolean(process.env['TAKING_PICTURES'])
const known = read()

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether the page is, byte for byte, what it was when the picture of this name was taken. @returns its hash when it is not */
    newHashOf: (name: string) => Promise<string | undefined>
    /** Keeps the hash of a picture that was taken anew; otherwise does nothing. */
    rememberHash: (name: string, hash: string) => Promise<void>
  }
}

/** Most pages are the very bytes of the time before: they need not be decoded and compared dot by dot, which takes longer than the picture. */
export const newHashOf: BrowserCommand<[string]> = async ({ iframe }, name) => {
  const bytes = await iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return known[name] === hash && !isTaking ? undefined : hash
}

export const rememberHash: BrowserCommand<[string, string]> = (_, name, hash) => {
  if (!isTaking) return
  const hashes = Object.entries({ ...read(), [name]: hash }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`)
}
