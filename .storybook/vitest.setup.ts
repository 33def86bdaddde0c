import { afterEach, beforeEach, vi } from 'vitest'

/** A story that complains in the console fails: React's warnings are mistakes, not noise. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockClear()
  vi.spyOn(console, 'warn').mockClear()
})

afterEach((context) => {
  if (context.task.result?.state === 'fail') return
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
  if (calls.length)
    throw new Error(
      `The console was not silent:\n${calls.map((call) => call.map(String).join(' ').slice(0, 400)).join('\n')}`,
    )
})
