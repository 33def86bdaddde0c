import { describe, expect, it } from 'vitest'
import { derivedCaches } from './catalogue.ts'
import { memoize } from './memoize.ts'

const MIB = 2 ** 20

describe('what is remembered of a catalogue', () => {
  it('takes at most 30 MiB, however many choices are made of a hundred thousand products', () => {
    let bytes = 0
    for (const cache of Object.values(derivedCaches())) {
      for (let choice = 0; choice < 200; choice++) {
        memoize(cache, `list ${choice}`, () => new Int32Array(100_000))
        memoize(cache, `result ${choice}`, () => ({ ids: new Int32Array(100_000), counts: new Map() }))
      }
      for (const value of cache.values())
        bytes += (value instanceof Int32Array ? value : (value as { ids: Int32Array }).ids).byteLength
    }
    expect(bytes).toBeGreaterThan(10 * MIB)
    expect(bytes).toBeLessThanOrEqual(30 * MIB)
  })

  it('remembers a hundred choices of a small shop', () => {
    const { derived } = derivedCaches()
    for (let choice = 0; choice < 200; choice++)
      memoize(derived, `result ${choice}`, () => ({ ids: new Int32Array(115) }))
    expect(derived.size).toBe(100)
  })
})
