import { test, type Page } from '@playwright/test'
import { associate, preferred, settle, signIn } from './every-page.ts'
import { business, personal } from './page-addresses.ts'
import { expectLinksAlive } from './links.ts'

// Every page is visited: a trace of all that is large.
test.use({ trace: 'off' })

// The links of every page, seen by the guest, the customer or the associate whose page it is, are followed where it is opened anyway: axe.spec.ts.

/** Walks pages in one tab and follows their links. */
async function walk(page: Page, baseURL: string | undefined, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await settle(page, baseURL, path, 'en')
      await expectLinksAlive(page, path)
    })
}

test('every link that a preferred customer meets on pages for everybody leads to a page', async ({
  page,
  baseURL,
  request,
}) => {
  await signIn(page, await preferred(request))
  await walk(page, baseURL, ['/', '/product/membership'])
})
test('every link that an associate meets on pages of others leads to a page', async ({
  page,
  baseURL,
  request,
}) => {
  test.setTimeout(180_000)
  await signIn(page, await associate(request))
  await walk(page, baseURL, [
    '/',
    '/associate-renew-bundles',
    '/product/membership',
    '/page/associate-offer',
    ...personal.filter(
      (path) =>
        !path.includes('order=') &&
        !path.includes(':order') &&
        !path.startsWith('/checkout') &&
        !business.includes(path),
    ),
  ])
})
