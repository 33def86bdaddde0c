import { describe, expect, it, vi } from 'vitest'
import { createStorage } from './storage.ts'

const schema = (value: unknown): value is { n: number } =>
  typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'number'

function memoryArea(initial: Record<string, string> = {}) {
  const stored = new Map(Object.entries(initial))
  return {
    kept: stored,
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      stored.set(key, text)
    },
    removeItem: (key: string) => {
      stored.delete(key)
    },
  }
}
const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}

describe('a slot', () => {
  it('remembers, forgets, and gives the same object for the same text', () => {
    const area = memoryArea()
    const slot = createStorage(() => area).slot('k', schema)
    expect(slot.read()).toBeUndefined()
    slot.write({ n: 1 })
    expect(slot.read()).toEqual({ n: 1 })
    expect(slot.read()).toBe(slot.read())
    slot.clear()
    expect([slot.read(), area.kept.size]).toEqual([undefined, 0])
  })
  it.each(['', '{', 'null', '{"n":"x"}', '[]', '"\\u0000"'])(
    'takes foreign content %j for nothing',
    (text) => {
      expect(
        createStorage(() => memoryArea({ k: text }))
          .slot('k', schema)
          .read(),
      ).toBeUndefined()
    },
  )
  it('keeps a bare text as it is', () => {
    const area = memoryArea()
    const slot = createStorage(() => area).slot('t', (value: unknown) => typeof value === 'string', 'text')
    slot.write('abc')
    expect([area.kept.get('t'), slot.read()]).toEqual(['abc', 'abc'])
  })
  it("works for the page's life when the browser keeps nothing", () => {
    const slot = createStorage(refuse).slot('k', schema)
    slot.write({ n: 2 })
    expect(slot.read()).toEqual({ n: 2 })
    slot.clear()
    expect(slot.read()).toBeUndefined()
  })
  it('works when the storage is full, and clearing wins over what was kept before', () => {
    const area = { ...memoryArea({ k: '{"n":1}' }), setItem: refuse }
    const slot = createStorage(() => area).slot('k', schema)
    slot.write({ n: 2 })
    expect(slot.read()).toEqual({ n: 2 })
    slot.clear()
    expect(slot.read()).toBeUndefined()
  })
  it('follows another tab', () => {
    const area = memoryArea()
    const { slot, changedElsewhere } = createStorage(() => area)
    const [one, other] = [slot('one', schema), slot('other', schema)]
    const heard = vi.fn()
    const stop = one.subscribe(heard)
    other.write({ n: 1 })
    expect(heard).not.toHaveBeenCalled()
    area.kept.set('one', '{"n":5}')
    changedElsewhere('one')
    expect([heard.mock.calls.length, one.read()]).toEqual([1, { n: 5 }])
    area.kept.clear()
    changedElsewhere(null)
    expect([heard.mock.calls.length, one.read()]).toEqual([2, undefined])
    stop()
    one.write({ n: 9 })
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
