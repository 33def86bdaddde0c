import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFailure, type Read } from './read-failure.ts'

const refetch = vi.fn<Read['refetch']>()

const failed: Read = {
  data: undefined,
  error: new Error('unread'),
  isError: true,
  isFetching: false,
  isFetchedAfterMount: true,
  isPlaceholderData: false,
  errorUpdateCount: 1,
  refetch,
}
/** As react-query reports a failed read that is read anew. */
const readAnew: Read = { ...failed, error: null, isError: false, isFetching: true }

beforeEach(() => {
  vi.stubGlobal('document', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each<[string, Read, { isRetrying: boolean } | undefined]>([
  ['a read that failed', failed, { isRetrying: false }],
  ['its retry, so that the button keeps the focus', readAnew, { isRetrying: true }],
  [
    'a read that failed before this part was there, and is read anew',
    { ...readAnew, isFetchedAfterMount: false },
    undefined,
  ],
  ['a first read', { ...readAnew, errorUpdateCount: 0 }, undefined],
  ['a read with something to show', { ...failed, data: [] }, undefined],
])('whether a screen shows that a read failed: %s', (_what, read, expected) => {
  const failure = readFailure(read)
  expect(failure && { isRetrying: failure.isRetrying }).toEqual(expected)
})

it('retries the reads that failed, and no other', () => {
  const other = { ...failed, data: [], refetch: vi.fn<Read['refetch']>() }
  readFailure(failed, other)?.retry()
  expect(refetch).toHaveBeenCalledOnce()
  expect(other.refetch).not.toHaveBeenCalled()
})
