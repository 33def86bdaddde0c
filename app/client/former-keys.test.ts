import { describe, expect, it } from 'vitest'
import { removeFormerKeys } from './former-keys.ts'

describe('what earlier releases stored', () => {
  it('is deleted, and nothing else', () => {
    const stored = new Map([
      ['geography/en/getCountry/CN', '{}'],
      ['geography/en/listCities/440000/JSON', '{}'],
      ['geography-["listCountries","en",null]', '{}'],
      ['customer', '{}'],
    ])
    removeFormerKeys(() => ({
      length: stored.size,
      key: (index) => [...stored.keys()][index] ?? null,
      removeItem: (key) => {
        stored.delete(key)
      },
    }))
    expect([...stored.keys()]).toEqual(['geography-["listCountries","en",null]', 'customer'])
  })
  it('stays where the storage is blocked', () => {
    expect(() => {
      removeFormerKeys(() => {
        throw new DOMException('no', 'SecurityError')
      })
    }).not.toThrow()
  })
})
