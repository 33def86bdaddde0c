import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT, pause, withTimeout } from './timeouts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('pauses half a second unless told otherwise (R-565)', async () => {
  const done = vi.fn()
  void pause().then(done)
  await vi.advanceTimersByTimeAsync(499)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})
it('gives up a chunk after 120 seconds (R-566)', async () => {
  expect(CHUNK_TIMEOUT).toBe(120_000)
  const failed = vi.fn()
  void withTimeout(CHUNK_TIMEOUT, new Promise(() => undefined)).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
  expect(await withTimeout(CHUNK_TIMEOUT, Promise.resolve(7))).toBe(7)
})
