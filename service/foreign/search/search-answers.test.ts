import { describe, expect, it, vi } from 'vitest'
import { listBrands, listProducts } from '#domain/catalogue/api.ts'
import { createSearch } from './search-answers.ts'
import type { ReadService } from './read-service.ts'

const product = (id: number, name: string) => ({ id, sku: `S${id}`, name, price: 10 })
const common = { categories: { id: 2, name: '', level: 1, position: 0, is_active: true, children_data: [] } }

/** A service with some products, and how often its list in English was read. */
function service(names: () => readonly string[]) {
  const seen = { lists: 0 }
  const read = ((store: string, endpoint: object) => {
    if (endpoint === listBrands) return Promise.resolve([])
    if (endpoint !== listProducts) return Promise.resolve(common)
    if (store === 'en') seen.lists++
    try {
      return Promise.resolve({ items: names().map((name, at) => product(at + 1, name)) })
    } catch (error) {
      return Promise.reject(error as Error)
    }
  }) as unknown as ReadService
  return { read, seen }
}
const ask = async (search: ReturnType<typeof createSearch>, text: string) => {
  const answer = await search(new Request(`http://shop.example/rest/en/V1/catalogue/search?q=${text}`))
  return answer.ok ? ((await answer.json()) as { total_count: number }).total_count : answer.status
}

describe('a search over documented calls', () => {
  it('reads the catalogue again in the background once it is old, and answers from the old one meanwhile', async () => {
    let [names, time]: [string[], number] = [['Zinc'], 0]
    const { read, seen } = service(() => names)
    const search = createSearch(read, () => time)
    expect(await ask(search, 'zinc')).toBe(1)
    names = ['Zinc', 'Zinc drops']
    time = 60_000
    expect(await ask(search, 'zinc')).toBe(1)
    expect(seen.lists).toBe(1)
    time = 6 * 60_000
    expect(await ask(search, 'zinc')).toBe(1)
    await vi.waitFor(async () => expect(await ask(search, 'zinc')).toBe(2))
    expect(seen.lists).toBe(2)
  })
  it('keeps the old catalogue while the service fails', async () => {
    let [fails, time] = [false, 0]
    const { read } = service(() => {
      if (fails) throw new Error('down')
      return ['Zinc']
    })
    const search = createSearch(read, () => time)
    expect(await ask(search, 'zinc')).toBe(1)
    fails = true
    time = 6 * 60_000
    for (const _ of [1, 2, 3]) expect(await ask(search, 'zinc')).toBe(1)
  })
  it('is an outage while the catalogue was never read, and tries again', async () => {
    vi.useFakeTimers()
    try {
      let fails = true
      const { read } = service(() => {
        if (fails) throw new Error('down')
        return ['Zinc']
      })
      const search = createSearch(read)
      expect(await ask(search, 'zinc')).toBe(502)
      fails = false
      await vi.advanceTimersByTimeAsync(11_000)
      vi.useRealTimers()
      expect(await ask(search, 'zinc')).toBe(1)
    } finally {
      vi.useRealTimers()
    }
  })
  it('shows no product that is switched off or not for lists', async () => {
    const { read } = service(() => ['Zinc'])
    const hidden = ((store: string, endpoint: object, input: never) =>
      endpoint === listProducts
        ? Promise.resolve({
            items: [
              { ...product(1, 'Zinc'), status: 2 },
              { ...product(2, 'Zinc'), visibility: 1 },
              product(3, 'Zinc'),
            ],
          })
        : read(store, endpoint as never, input)) as unknown as ReadService
    expect(await ask(createSearch(hidden), 'zinc')).toBe(1)
  })
})
