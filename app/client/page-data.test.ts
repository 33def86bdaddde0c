import { expect, it, vi } from 'vitest'
import { withTimes } from './page-data.ts'

const written = () => ({ mutations: [], queries: [{ queryHash: 'a', queryKey: ['a'], state: { data: 1 } }] })

it.each([
  ['that came now', [{ transferSize: 300 }], true],
  ['that the browser had kept and did not ask for again', [{ transferSize: 0 }], false],
  ['in a browser that does not tell', [{}], true],
  ['without a navigation', [], true],
])('the data of a document %s', (_, visits, isNew) => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  const asked = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(visits as never)
  const time = isNew ? 1_000 : 0
  expect(withTimes(written() as never).queries).toMatchObject([{ state: { data: 1, dataUpdatedAt: time } }])
  asked.mockRestore()
  vi.useRealTimers()
})
