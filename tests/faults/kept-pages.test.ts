import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPages, type Pages } from '../../app/server/server.ts'
import { sanitise } from '#service/content/sanitise.ts'
import { followChanges, type Changes } from '#service/db/changes.ts'
import { builtClient } from '../harness/built-client.ts'
import { startService, type TestService } from '../harness/service.ts'

let service: TestService
let client: ReturnType<typeof builtClient>
let processes: { pages: Pages; changes: Changes }[]
beforeAll(async () => {
  service = await startService()
  client = builtClient()
  processes = [1, 2].map(() => {
    const pages = createPages({
      serviceFetch: (request) =>
        service.request(new URL(request.url).pathname + new URL(request.url).search, request),
      clientDir: client.dir,
      origin: () => 'https://shop.example',
      sanitiseHtml: sanitise,
    })
    return { pages, changes: followChanges(service.db.url, { page_change: pages }) }
  })
  await Promise.all(processes.map(({ changes }) => changes.ready))
}, 120_000)
afterAll(async () => {
  await Promise.all(processes.map(({ changes }) => changes.close()))
  client.remove()
  await service.stop()
})

/** A page as each of two processes answers it. */
const read = async (path: string) =>
  Promise.all(
    processes.map(async ({ pages }) =>
      (
        await pages.fetch(new Request(`http://shop.test${path}`, { headers: { cookie: 'language=en' } }))
      ).text(),
    ),
  )
/** Notifications arrive within milliseconds; a page is kept for ten seconds. */
const soon = { timeout: 8_000, interval: 50 }
const showing = async (path: string, text: string) => (await read(path)).map((html) => html.includes(text))

// Requirements R-564
it('a changed notice is in the next page of every process', async () => {
  expect(await showing('/', 'Closed on Monday')).toEqual([false, false])
  await service.db.query(
    `update store_text set notice = jsonb_build_object('enabled', true, 'content', 'Closed on Monday') where language = 'en'`,
  )
  await expect.poll(() => showing('/', 'Closed on Monday'), soon).toEqual([true, true])
})

it('so are a changed name, price and stock', async () => {
  const path = '/product/spirulina'
  expect(await showing(path, 'Blue Spirulina')).toEqual([false, false])
  await service.db.query(
    `update product_text set name = 'Blue Spirulina' where language = 'en' and product_id = (select id from product where sku = 'spirulina')`,
  )
  await expect.poll(() => showing(path, 'Blue Spirulina'), soon).toEqual([true, true])
  await service.db.query(
    `update product set price_minor = 77700, special_price_minor = null where sku = 'spirulina'`,
  )
  await expect.poll(() => showing(path, '777'), soon).toEqual([true, true])
  expect(await showing(path, 'out of stock')).toEqual([false, false])
  await service.db.query(
    `update stock set quantity = 0 where product_id = (select id from product where sku = 'spirulina')`,
  )
  await expect.poll(() => showing(path, 'out of stock'), soon).toEqual([true, true])
})

it('a lost connection is made again, and what was missed is shown', async () => {
  await service.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'jadeleaf-changes' and datname = current_database()`,
  )
  await read('/page/delivery')
  await service.db.query(
    `update cms_page_text set title = 'How parcels travel' where language = 'en' and page_id = (select id from cms_page where identifier = 'delivery')`,
  )
  await expect.poll(() => showing('/page/delivery', 'How parcels travel'), soon).toEqual([true, true])
})
