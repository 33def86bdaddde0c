import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Stored from './storage.ts'

/** What the browser holds: another program of the same origin, or an older version of the shop, may have written it. */
const browserStorage = new Map<string, string>()
let stored: typeof Stored

beforeAll(async () => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browserStorage.get(key) ?? null,
    setItem: (key: string, text: string) => browserStorage.set(key, text),
    removeItem: (key: string) => browserStorage.delete(key),
  })
  vi.resetModules()
  stored = await import('./storage.ts')
})
afterAll(() => {
  vi.unstubAllGlobals()
})

interface Row {
  slot: Exclude<Extract<keyof typeof Stored, `${string}Slot`>, 'storageSlot'>
  key: string
  fits: readonly string[]
  wrong: readonly string[]
}

const rows: readonly Row[] = [
  {
    slot: 'customerSlot',
    key: 'customer',
    fits: [
      '{"customer_type":"guest"}',
      '{"customer_type":"guest","cartId":null}',
      '{"customer_type":"guest","cartId":"g1"}',
      '{"customer_type":"logged_in","cartId":7,"id":1}',
    ],
    wrong: [
      '"guest"',
      '[]',
      '{}',
      '{"customer_type":1}',
      '{"customer_type":"guest","cartId":{}}',
      '{"customer_type":"guest","cartId":["g1"]}',
      '{"customer_type":"guest","cartId":true}',
    ],
  },
  { slot: 'tokenSlot', key: 'bearerToken', fits: ['abc', '{"not":"json to us"}'], wrong: [''] },
  {
    slot: 'inventorySlot',
    key: 'selected_inventory',
    fits: ['{"sourceCode":"hk_1"}'],
    wrong: ['"hk_1"', '{"sourceCode":1}', '[{"sourceCode":"hk_1"}]'],
  },
  {
    slot: 'languageSlot',
    key: 'languageState',
    fits: ['{"locale":"en","code":"en","dayjsLocale":"en","id":3}'],
    wrong: [
      '"en"',
      '{"locale":"en","code":"en","dayjsLocale":"en"}',
      '{"locale":"en","code":"en","dayjsLocale":"en","id":"3"}',
      '{"locale":"en","code":7,"dayjsLocale":"en","id":3}',
    ],
  },
  {
    slot: 'recentSearchesSlot',
    key: 'recent_searches',
    fits: ['[]', '["goji","omega"]'],
    wrong: ['"goji"', '[1]', '[""]', '{"0":"goji"}'],
  },
  {
    slot: 'analyticsSlot',
    key: 'analytics_answer',
    fits: ['asked', 'allowed', 'refused'],
    wrong: ['', 'yes'],
  },
  { slot: 'sessionExpiredSlot', key: 'session_expired', fits: ['/cart'], wrong: [''] },
  { slot: 'deletionAskedSlot', key: 'deletion_asked', fits: ['yes'], wrong: [''] },
]

it('every slot of the browser has a row', () => {
  expect(rows.map(({ slot }) => slot).toSorted()).toEqual(
    Object.keys(stored)
      .filter((name) => name.endsWith('Slot') && name !== 'storageSlot')
      .toSorted(),
  )
})

describe.each(rows)('$key', ({ slot, key, fits, wrong }) => {
  it.each(fits)('takes %s', (text) => {
    browserStorage.set(key, text)
    expect(stored[slot].read()).toBeDefined()
  })
  it.each([...wrong])('takes %j for nothing', (text) => {
    browserStorage.set(key, text)
    expect(stored[slot].read()).toBeUndefined()
  })
})
