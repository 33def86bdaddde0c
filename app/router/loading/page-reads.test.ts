import { ServiceFault } from '#features/kit/service-fault.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { PageHandle } from '../page.ts'
import { lazyModule } from './lazy-module.ts'
import { readPage } from './page-reads.ts'

const place = { params: {}, search: new URLSearchParams() }
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** A page with one main read and one further read. */
function pageReading(subject: () => Promise<unknown>, further: () => Promise<unknown> = async () => 'more') {
  const page = {
    Page: () => null,
    title: () => undefined,
    subject: () => [{ queryKey: ['subject'], queryFn: subject }],
    queries: () => [{ queryKey: ['further'], queryFn: further }],
  }
  return { modules: [], words: '', ...lazyModule(async () => page) } satisfies PageHandle
}

/** A read that never answers, and whether it was told to stop. */
function endlessRead() {
  const stopped = vi.fn()
  const queryFn = vi.fn(
    ({ signal }: { signal?: AbortSignal } = {}) =>
      new Promise((_, fail) => {
        signal?.addEventListener('abort', () => {
          stopped()
          fail(new DOMException('Aborted', 'AbortError'))
        })
      }),
  )
  return { queryFn, stopped }
}
const refused = (status: number) => async () => {
  throw new ServiceFault('http', 'No.', { url: '/rest', status })
}
const { signal } = new AbortController()

it('fills the query client with the reads of the page', async () => {
  const queries = client()
  expect(
    await readPage(
      queries,
      pageReading(async () => 'it'),
      place,
      signal,
    ),
  ).toBeUndefined()
  expect([queries.getQueryData(['subject']), queries.getQueryData(['further'])]).toEqual(['it', 'more'])
})
it.each([
  [404, true],
  [500, false],
])('says that the main read failed with %i', async (status, isMissing) => {
  expect(await readPage(client(), pageReading(refused(status)), place, signal)).toMatchObject({
    isMissing,
    error: { status },
  })
})
it('shows the page although a further read failed', async () => {
  expect(
    await readPage(
      client(),
      pageReading(async () => 'it', refused(404)),
      place,
      signal,
    ),
  ).toBeUndefined()
})

it('neither reads nor awaits what another page has read: the screen shows it, and reads it again', async () => {
  const queries = client()
  queries.setQueryData(['subject'], 'it', { updatedAt: 1 })
  const subject = vi.fn(refused(404))
  expect(
    await readPage(
      queries,
      pageReading(subject, async () => 'more'),
      place,
      signal,
    ),
  ).toBeUndefined()
  expect(subject).not.toHaveBeenCalled()
  expect(queries.getQueryData(['further'])).toBe('more')
})
it('begins the reads of a page that is known from a list, and does not wait for them', async () => {
  const queries = client()
  const { queryFn } = endlessRead()
  const handle = pageReading(queryFn, queryFn)
  const page = await handle.load()
  const known = { ...handle, load: async () => ({ ...page, isKnown: () => true }) }
  expect(await readPage(queries, known, place, signal)).toBeUndefined()
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('ends the reads of a superseded navigation', async () => {
  const navigation = new AbortController()
  const { queryFn, stopped } = endlessRead()
  const done = readPage(client(), pageReading(queryFn), place, navigation.signal)
  await vi.waitFor(() => {
    expect(queryFn).toHaveBeenCalled()
  })
  navigation.abort()
  await done
  expect(stopped).toHaveBeenCalledOnce()
})
it('leaves a read alone that the screen uses', async () => {
  const queries = client()
  const navigation = new AbortController()
  const { queryFn, stopped } = endlessRead()
  const further = vi.fn(async () => 'more')
  const unsubscribe = new QueryObserver(queries, { queryKey: ['subject'], queryFn }).subscribe(
    () => undefined,
  )
  void readPage(queries, pageReading(queryFn, further), place, navigation.signal)
  await vi.waitFor(() => {
    expect(further).toHaveBeenCalled()
  })
  navigation.abort()
  await Promise.resolve()
  expect(stopped).not.toHaveBeenCalled()
  unsubscribe()
})
it('begins no reads for a navigation that was superseded while the script came', async () => {
  const navigation = new AbortController()
  navigation.abort()
  const queryFn = vi.fn(async () => 'it')
  await readPage(client(), pageReading(queryFn), place, navigation.signal)
  expect(queryFn).not.toHaveBeenCalled()
})
it('loads a module once, and again after a failure', async () => {
  const fetch = vi.fn(async () => 'module')
  fetch.mockRejectedValueOnce(new Error('offline'))
  const module = lazyModule<string>(fetch)
  await expect(module.load()).rejects.toThrow('offline')
  expect(module.loaded()).toBeUndefined()
  expect([await module.load(), await module.load(), module.loaded()]).toEqual(['module', 'module', 'module'])
  expect(fetch).toHaveBeenCalledTimes(2)
})
