import { describe, expect, it } from 'vitest'
import { readSettings } from '#service/settings.ts'

const key = Buffer.alloc(32, 9)
const read = (env: Record<string, string>) => readSettings(env).twoStepKey

describe('TWO_STEP_KEY', () => {
  it.each([key.toString('base64'), key.toString('base64').replace('=', ''), key.toString('hex')])(
    '%s is read',
    (text) => {
      expect(read({ SANDBOX: 'off', TWO_STEP_KEY: text })).toEqual(key)
    },
  )
  it.each(['short', key.toString('hex').slice(2), Buffer.alloc(24).toString('base64')])(
    '%s is refused without being repeated',
    (text) => {
      expect(() => read({ TWO_STEP_KEY: text })).toThrow(/TWO_STEP_KEY must be 32 bytes .*; its value is not/)
    },
  )
  it('is the sandbox’s own there, and none elsewhere', () => {
    expect(read({})).toHaveLength(32)
    expect(read({ SANDBOX: 'off' })).toBeUndefined()
  })
})

it('TWO_STEP_KEY_BEFORE is read likewise, and nobody has one unasked', () => {
  const before = key.toString('hex')
  expect(readSettings({ TWO_STEP_KEY_BEFORE: before }).twoStepKeyBefore).toEqual(key)
  expect(readSettings({}).twoStepKeyBefore).toBeUndefined()
  expect(() => readSettings({ TWO_STEP_KEY_BEFORE: before.slice(2) })).toThrow(
    /TWO_STEP_KEY_BEFORE must be 32 bytes .*; its value is not/,
  )
})
