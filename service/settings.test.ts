import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', sandbox: true, debugCodes: false, inventorySelection: false, databaseUrl: undefined, serviceBaseUrl: undefined })
    expect(readSettings({}).dataDir).toMatch(/[/\\]\.data$/)
  })
  it('take an empty variable for an absent one', () => expect(readSettings({ PORT: '', SANDBOX: '' })).toMatchObject({ port: 3000, sandbox: true }))
  it.each([
    ['PORT', 'abc', 'The setting PORT must be a number from 0 to 65535; "abc" is not.'],
    ['PORT', '70000', 'The setting PORT must be a number from 0 to 65535; "70000" is not.'],
    ['SANDBOX', 'maybe', 'The setting SANDBOX must be on or off; "maybe" is not.'],
    ['DEBUG_CODES', 'yes please', 'The setting DEBUG_CODES must be on or off; "yes please" is not.'],
    ['INVENTORY_SELECTION', '2', 'The setting INVENTORY_SELECTION must be on or off; "2" is not.'],
    ['SERVICE_BASE_URL', 'ftp://x', 'The setting SERVICE_BASE_URL must be an http or https address; "ftp://x" is not.'],
    ['SENTRY_DSN', 'https://errors.example/7', 'The setting SENTRY_DSN must be an address such as https://key@host/1; "https://errors.example/7" is not.'],
    ['HOST', 'a b', 'The setting HOST must be a host name or an IP address; "a b" is not.'],
  ])('refuse %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(sentence))
  })
  it('do not repeat a database address, which holds a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@x/y' })).toThrow(/^(?!.*secret).*DATABASE_URL must be an address such as/)
  })
})
