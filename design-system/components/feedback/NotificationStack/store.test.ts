import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotificationStore } from './store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const texts = (store: ReturnType<typeof createNotificationStore>) => store.read().map((item) => item.message)

describe('the notification store', () => {
  it('shows the newest message first, with its variant (R-189)', () => {
    const store = createNotificationStore()
    store.enqueue({ message: 'one' })
    store.enqueue({ message: 'two', variant: 'error' })
    expect(texts(store)).toEqual(['two', 'one'])
    expect(store.read()[0]).toMatchObject({ variant: 'error', dismissed: false, options: {} })
  })

  it('hides a message after 8000 ms, not before (R-307)', () => {
    const store = createNotificationStore()
    store.enqueue({ message: 'one' })
    vi.advanceTimersByTime(7999)
    expect(store.read()[0]?.dismissed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(store.read()[0]?.dismissed).toBe(true)
    vi.advanceTimersByTime(200)
    expect(store.read()).toEqual([])
  })

  it('counts only the time nobody is reading', () => {
    const store = createNotificationStore()
    store.enqueue({ message: 'one' })
    vi.advanceTimersByTime(5000)
    store.pause()
    vi.advanceTimersByTime(60_000)
    store.enqueue({ message: 'meanwhile' })
    vi.advanceTimersByTime(60_000)
    expect(texts(store)).toEqual(['meanwhile', 'one'])
    store.resume()
    vi.advanceTimersByTime(3200)
    expect(texts(store)).toEqual(['meanwhile'])
    vi.advanceTimersByTime(5000)
    expect(texts(store)).toEqual([])
  })

  it('dismisses in two steps and removes in one (R-306)', () => {
    const store = createNotificationStore()
    const one = store.enqueue({ message: 'one' })
    const two = store.enqueue({ message: 'two' })
    store.dismiss(one)
    expect(store.read().map((item) => item.dismissed)).toEqual([false, true])
    store.remove(two)
    expect(texts(store)).toEqual(['one'])
    vi.advanceTimersByTime(200)
    expect(texts(store)).toEqual([])
  })

  it('renews a message that is said again instead of stacking it', () => {
    const store = createNotificationStore()
    const first = store.enqueue({ message: 'Network Error', variant: 'error' })
    vi.advanceTimersByTime(7000)
    expect(store.enqueue({ message: 'Network Error', variant: 'error' })).toBe(first)
    vi.advanceTimersByTime(7000)
    expect(texts(store)).toEqual(['Network Error'])
    vi.advanceTimersByTime(1200)
    expect(texts(store)).toEqual([])
  })

  it('lets the oldest leave when there are more than four, errors last, and none while someone reads', () => {
    const store = createNotificationStore()
    const shown = () =>
      store
        .read()
        .filter((item) => !item.dismissed)
        .map((item) => item.message)
    store.enqueue({ message: 'failed', variant: 'error' })
    for (const message of ['one', 'two', 'three']) store.enqueue({ message })
    expect(shown()).toEqual(['three', 'two', 'one', 'failed'])
    store.enqueue({ message: 'four' })
    expect(shown()).toEqual(['four', 'three', 'two', 'failed'])
    store.pause()
    store.enqueue({ message: 'five' })
    store.enqueue({ message: 'six' })
    expect(shown()).toHaveLength(6)
    store.resume()
    expect(shown()).toEqual(['six', 'five', 'four', 'failed'])
    const errors = ['no stock', 'no money', 'no network', 'no luck'].map((message) =>
      store.enqueue({ message, variant: 'error' }),
    )
    expect(errors).toHaveLength(4)
    expect(shown()).toEqual(['no luck', 'no network', 'no money', 'no stock'])
  })

  it('tells its listeners of every step until they leave', () => {
    const store = createNotificationStore()
    const listener = vi.fn<() => void>()
    const leave = store.subscribe(listener)
    const key = store.enqueue({ message: 'one' })
    store.dismiss(key)
    vi.advanceTimersByTime(200)
    expect(listener).toHaveBeenCalledTimes(3)
    leave()
    store.enqueue({ message: 'two' })
    expect(listener).toHaveBeenCalledTimes(3)
  })
})
