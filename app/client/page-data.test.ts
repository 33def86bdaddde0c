import { expect, it, vi } from 'vitest'
import { withTimes } from './page-data.ts'

const written = () => ({ mutations: [], queries: [{ queryHash: 'a', queryKey: ['a'], state: { data: 1 } }] })

it.each([
  ['that came now', [{ transferSize: 300 }], null, 1_000],
  ['that the browser had kept and did not ask for again', [{ transferSize: 0 }], null, 0],
  ['that came now through a service worker', [{ transferSize: 0, workerStart: 7 }], null, 1_000],
  ['that a service worker had kept', [{ transferSize: 0, workerStart: 7 }], { content: '600' }, 600],
  ['in a browser that does not tell', [{}], null, 1_000],
  ['without a navigation', [], null, 1_000],
])('the data of a document %s', (_, visits, copy, time) => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  vi.stubGlobal('document', { querySelector: () => copy })
  const asked = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(visits as never)
  expect(withTimes(written() as never).queries).toMatchObject([
    { state: { data: 1, dataUpdatedAt: time, isInvalidated: copy !== null } },
  ])
  asked.mockRestore()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
