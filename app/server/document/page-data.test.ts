import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { builtClient } from '../../../tests/harness/built-client.ts'
import { createPages } from '../server.ts'
import { createPageData, dataRequestOf } from './page-data.ts'

const client = builtClient()
afterAll(() => {
  client.remove()
})

const service = vi.fn(() => Response.json({ message: 'no such route' }, { status: 404 }))

const createShop = () =>
  createPages({
    serviceFetch: service,
    clientDir: client.dir,
    origin: ({ origin }) => origin,
    log: () => undefined,
  })

type Shop = ReturnType<typeof createShop>
const get = (shop: Shop, path: string, headers: Record<string, string> = {}) =>
  shop.fetch(new Request(`http://shop.test${path}`, { headers }))
const textOf = async (answer: Response | Promise<Response>) => (await answer).text()

/** The address of its data that a page's loader knows. */
async function dataOf(shop: Shop, path: string, headers?: Record<string, string>): Promise<string> {
  const html = await textOf(get(shop, path, headers))
  expect(html.includes('id="data"')).toBe(false)
  return /boot\("[^"]*","([^"]*)"/.exec(html)?.[1] ?? ''
}

beforeEach(() => {
  service.mockClear()
  vi.useFakeTimers({ toFake: ['Date'] })
})

describe('the data of a public page', () => {
  it('stands at an address of its own, for ever', async () => {
    const shop = createShop()
    const answer = await get(shop, await dataOf(shop, '/systemstatus'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.json()).toHaveProperty('queries')
  })
  it('has the same address after each reading of the same, so that the document is the same bytes', async () => {
    const shop = createShop()
    const first = await dataOf(shop, '/systemstatus')
    vi.setSystemTime(Date.now() + 5000)
    shop.invalidate()
    const second = await dataOf(shop, '/systemstatus')
    expect(second).toBe(first)
    expect(await textOf(get(shop, second))).toBe(await textOf(get(shop, first)))
  })
  it('is kept when the page is dropped, which a browser may be about to take over', async () => {
    const shop = createShop()
    const address = await dataOf(shop, '/systemstatus')
    shop.invalidate()
    service.mockClear()
    expect((await get(shop, address)).status).toBe(200)
    expect(service).not.toHaveBeenCalled()
  })
  it('comes from every process, in the language of the page', async () => {
    const headers = { cookie: 'language=th' }
    const address = await dataOf(createShop(), '/systemstatus?a=1', headers)
    vi.setSystemTime(Date.now() + 5000)
    expect((await get(createShop(), address, headers)).status).toBe(200)
    expect((await get(createShop(), await dataOf(createShop(), '/en/systemstatus'))).status).toBe(200)
  })
  it.each([
    '/assets/data-0123456789abcdef?of=%2Fsystemstatus',
    '/assets/data-0123456789abcdef',
    '/assets/data-0123456789abcdef?of=%2F%2Fother.test%2F',
    '/assets/data-0123456789abcdef?of=https%3A%2F%2Fother.test%2F',
    '/assets/data-0123456789abcdef?of=%2Fdashboard%2Forders',
  ])('is gone where nothing has it: %s', async (address) => {
    const answer = await get(createShop(), address)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

it('a page that is sent as it is made carries its data', async () => {
  const html = await textOf(get(createShop(), '/dashboard/orders'))
  expect(html.includes('<script type="application/json" id="data">{')).toBe(true)
})

it('a page that lacks data because the service fails carries what it has', async () => {
  service.mockImplementationOnce(() => new Response('', { status: 500 }))
  const html = await textOf(get(createShop(), '/systemstatus'))
  expect(html.includes('<script type="application/json" id="data">{')).toBe(true)
})

describe('an address of data', () => {
  const data = createPageData(() => 0)
  const read = (at: number, price: number) =>
    JSON.stringify({ dehydratedAt: at, state: { data: price, dataUpdatedAt: at } })
  const asked = (text: string) => dataRequestOf(new URL(data.keep(text, '/th?a=ก&b=1'), 'http://shop.test'))

  it('names what was read and the page', () => {
    expect(asked(read(1, 10))).toEqual(asked(read(1, 10)))
    expect(asked(read(1, 10))?.hash).not.toBe(asked(read(1, 11))?.hash)
    expect(asked(read(1, 10))?.page).toBe('/th?a=ก&b=1')
  })
  it('gives what was read', () => {
    data.keep(read(1, 12), '/')
    const hash = asked(read(1, 12))?.hash ?? ''
    expect(data.find(hash)?.html.toString()).toBe(read(1, 12))
  })
  it.each(['/assets/data-1.js', '/data-0123456789abcdef', '/assets/data-0123456789abcdef.css'])(
    'is not %s',
    (path) => {
      expect(dataRequestOf(new URL(path, 'http://shop.test'))).toBeUndefined()
    },
  )
})
