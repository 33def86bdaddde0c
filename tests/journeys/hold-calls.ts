import type { Page } from '@playwright/test'

/**
 * Holds a page's calls to an address until the returned function is called, so that a journey can look at what the
 * page shows meanwhile.
 * @param url a glob (`**` + path) or a predicate, as `page.route` takes it
 */
export async function holdCalls(page: Page, url: string | ((url: URL) => boolean)): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
