import { request as requests, type APIRequestContext } from '@playwright/test'
import { askAt, listenSimulator, type ListeningSimulator } from '../foreign/listen.ts'
import { startBuiltShop, test as ownShopTest } from './own-shop.ts'

/** A built shop before a service that knows only the documents. */
export interface ForeignShop {
  readonly url: string
  readonly service: ListeningSimulator
}

/** As `test` of own-shop.ts, where `shop` is behind the service and the pages are those of another shop before it. */
export const test = ownShopTest.extend<{ ownService: APIRequestContext }, { foreign: ForeignShop }>({
  foreign: [
    async ({ shop }, give) => {
      const service = await listenSimulator({ ask: askAt(shop.url) })
      const pages = await startBuiltShop({ SERVICE_BASE_URL: service.url })
      try {
        await give({ url: pages.url, service })
      } finally {
        await pages.stop()
        await service.close()
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ foreign }, give) => {
    await give(foreign.url)
  },
  /** Calls of the service itself, for what a test prepares. */
  ownService: async ({ shop }, give) => {
    const context = await requests.newContext({ baseURL: shop.url })
    await give(context)
    await context.dispose()
  },
})

export { expect, hydrated, visit } from './own-shop.ts'
