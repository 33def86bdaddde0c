import type { BrowserContext, Locator, Page } from '@playwright/test'
import { paths } from '../../domain/store/paths.ts'
import { fillCart, newBuyer, newOrder, personOf, signInAs } from './buyer.ts'
import { next, place } from './checkout-page.ts'
import { deployableShop } from './deployable-shop.ts'
import { fillAddress } from './shopper.ts'
import { expect, hydrated, test, visit } from './watched-page.ts'
import { wordsOf } from './words.ts'

test.use({ serviceWorkers: 'allow' })

const LOST = 'Your device lost its internet connection.'
const LATER = 'You can do this again once you are back online.'
const AS_OF = /This page shows what was loaded on/

/** Offline, failed reads are errors of the console. */
test.afterEach(({ watched }) => {
  watched.complaints.splice(0)
})

/** Paths of what a cache holds. */
const keptIn = (page: Page, name: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    name,
  )

/** Totals (HK$) of the carts that are kept. */
const keptTotals = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('personal')
    const totals = (await cache.keys()).filter(({ url }) => new URL(url).pathname.endsWith('/totals'))
    return Promise.all(
      totals.map(async (key) => {
        const answer = await cache.match(key, { ignoreVary: true })
        return ((await answer?.json()) as { grand_total?: number } | undefined)?.grand_total
      }),
    )
  })

/** Waits until the worker has kept what a page asks of it: the document for all pages comes last. */
async function kept(page: Page): Promise<void> {
  // background work begins with the first interaction
  await page.keyboard.press('Shift')
  await expect.poll(() => keptIn(page, 'shell')).toContain('/en/offline')
}

/** Takes the device off the net, or gives it back. */
const airplane = (context: BrowserContext, isOn: boolean) => context.setOffline(isOn)

/** Opens a page as a document, without a connection. */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByText(LOST)).toBeVisible()
}

/** Whether a page has asked for a file. */
const loads = (page: Page, name: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(part)),
    name,
  )

const main = (page: Page) => page.getByRole('main')

test('pages that were seen, and the cart, open in aeroplane mode and say how old they are', async ({
  page,
  context,
}) => {
  await visit(page, '/en')
  await kept(page)
  await visit(page, '/en/product/zinc-15')
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText('Added to your cart.')).toBeVisible()
  await expect.poll(() => keptIn(page, 'pages')).toContain('/en/product/zinc-15')
  await expect.poll(() => keptTotals(page)).toEqual([98])
  await airplane(context, true)
  await openOffline(page, '/en/product/zinc-15')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zinc')
  await expect(page.getByText(AS_OF)).toBeVisible()
  await openOffline(page, '/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
  await expect(main(page).getByText(/Zinc/).first()).toBeVisible()
  await expect(main(page).getByText('HK$98.00')).not.toHaveCount(0)
  await expect(main(page).getByText('HK$0.00')).toHaveCount(0)
  await expect(page.getByText(AS_OF)).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: /Zinc/ })).toHaveAccessibleDescription(LATER)
  // the frame is whole, and nothing failed
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0)
  // by a link, to what was loaded as a document alone
  await main(page).getByRole('link', { name: /Zinc/ }).first().click()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zinc')
  await expect(
    page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first(),
  ).toHaveAccessibleDescription(LATER)
  await airplane(context, false)
  await expect(page.getByText('You are now connected to internet.')).toBeVisible()
  await expect(page.getByText(LATER)).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText('Added to your cart.')).toBeVisible()
  // a visit shows the copy at once, a reload asks the shop
  expect((await page.goto('/en'))?.headers()).toHaveProperty('x-kept-at')
  expect((await page.reload())?.headers()).not.toHaveProperty('x-kept-at')
})

test('a page that nobody has opened says that there is no connection', async ({ page, context }) => {
  await visit(page, '/en')
  await kept(page)
  await airplane(context, true)
  await page.goto('/en/brands')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
  await expect(main(page)).toContainText(LOST)
  // in the shop's frame, with the ways to what was kept
  await expect(page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first()).toBeVisible()
  await main(page).getByRole('link').click()
  await hydrated(page)
  await page.goto('/en/brands')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
  await airplane(context, false)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/brand/i)
})

test('the last orders, team and payments can be read although they were not opened', async ({
  page,
  context,
  request,
}) => {
  await signInAs(page, await personOf(request, 'associate'))
  await visit(page, '/en/dashboard')
  await kept(page)
  const personal = await keptIn(page, 'personal')
  expect(personal).toEqual(
    expect.arrayContaining([
      '/rest/en/V1/customer/orders',
      '/rest/en/V1/customer/team/summary',
      '/rest/en/V1/loyalty/commission_details',
      '/rest/en/V1/carts/mine',
    ]),
  )
  await airplane(context, true)
  await openOffline(page, `/en${paths.orders()}`)
  await expect(
    main(page)
      .getByRole('link', { name: /^Order / })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(AS_OF)).toBeVisible()
  await openOffline(page, `/en${paths.team()}`)
  await expect(main(page).getByRole('treegrid').getByRole('row').nth(1)).toBeVisible()
  await openOffline(page, `/en${paths.commissions()}`)
  await expect(main(page).getByRole('row').nth(1)).toBeVisible()
})

test('after the sign-out nothing of a person is left, and the next one does not see it', async ({
  page,
  context,
  request,
}) => {
  const [first, second] = [await newBuyer(request), await newBuyer(request)]
  const order = await newOrder(first)
  await signInAs(page, first)
  await visit(page, `/en${paths.order(order)}`)
  await kept(page)
  await visit(page, `/en${paths.order(order)}`)
  expect(await keptIn(page, 'personal')).toContain(`/rest/en/V1/customer/orders/${order}`)
  await page.goto('/en/logout')
  await page.waitForURL(/\/en$/)
  await hydrated(page)
  expect(await keptIn(page, 'personal')).toEqual([])
  await page.evaluate((token) => {
    localStorage.setItem('bearerToken', token)
  }, second.token)
  await visit(page, '/en/dashboard')
  await airplane(context, true)
  await openOffline(page, `/en${paths.order(order)}`)
  await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(main(page)).not.toContainText('Zinc')
})

test('with a full storage the shop goes on', async ({ page, context, baseURL }) => {
  await visit(page, '/en')
  await kept(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize: 1 })
  await visit(page, '/en/product/zinc-15')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zinc')
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText('Added to your cart.')).toBeVisible()
})

test('what was seen first makes room: never more than the documented cap is kept', async ({ page }) => {
  await visit(page, '/en')
  await kept(page)
  // as a service would that answers at length
  await page.evaluate(async () => {
    const cache = await caches.open('answers')
    for (let index = 0; index < 8; index++)
      await cache.put(
        `/rest/en/V1/old/${index}`,
        new Response('x'.repeat(1024 * 1024), {
          headers: { 'x-kept-at': String(index + 1), 'x-kept-bytes': String(1024 * 1024) },
        }),
      )
  })
  await visit(page, '/en/product/zinc-15')
  await expect
    .poll(async () => (await keptIn(page, 'answers')).filter((path) => path.includes('/old/')).length)
    .toBeLessThan(4)
})

test('from the address to the review nothing typed is lost, and each step goes on once the connection is back', async ({
  page,
  context,
  request,
}) => {
  const say = wordsOf('en')
  const buyer = await newBuyer(request, { address: null })
  await fillCart(buyer, 'zinc-15')
  await signInAs(page, buyer)
  await visit(page, '/en/checkout')
  await kept(page)
  await fillAddress(page, say)
  /** Loses the connection, is told so beside the button, and presses it once the connection is back. */
  const waitFor = async (button: Locator, meanwhile = async () => {}) => {
    await expect(button).toBeVisible()
    await airplane(context, true)
    await expect(button).toHaveAccessibleDescription(LATER)
    await meanwhile()
    await airplane(context, false)
    await expect(page.getByText(LATER)).toHaveCount(0)
    // the step is left at once if a press before was heard after all; what follows tells
    await button.click({ timeout: 5000 }).catch(() => undefined)
  }
  const shown = (button: Locator) => button.locator('visible=true').first()
  await waitFor(shown(page.getByRole('button', { name: say('checkout.address.next') })))
  await waitFor(shown(next(page, 'choose payment')))
  const methods = page.getByRole('radiogroup', { name: 'How would you like to pay?' })
  await methods.locator('label').filter({ hasText: 'Credit or debit card' }).click()
  await next(page, 'check your order').click()
  await expect(main(page)).toContainText('223 Nam Cheong Street')
  await waitFor(shown(place(page)), async () => {
    await shown(place(page)).click()
    await expect(page.getByText(say('shell.service.network')).first()).toBeVisible()
  })
  await expect(page).toHaveURL(/\/checkout\/payment/)
})

test('a deploy that was missed offline takes over at the next navigation, not before', async ({
  page,
  context,
  baseURL,
}) => {
  await using shop = await deployableShop(baseURL!)
  await visit(page, `${shop.url}/en`)
  await kept(page)
  await visit(page, `${shop.url}/en`)
  // a worker's script is asked for although the browser says that it is offline
  shop.cutOff()
  await airplane(context, true)
  await openOffline(page, `${shop.url}/en`)
  const search = page.getByRole('searchbox', { name: 'Search products' }).locator('visible=true')
  await search.fill('zinc for the whole family')
  // what the first interaction loads has come or failed
  await expect.poll(() => loads(page, 'keep-for-offline')).toBe(true)
  const takenOver = page.evaluate(
    () =>
      new Promise<void>((done) => {
        navigator.serviceWorker.addEventListener(
          'controllerchange',
          () => {
            done()
          },
          { once: true },
        )
      }),
  )
  shop.deploy()
  await airplane(context, false)
  // told again until the page listens
  await expect
    .poll(
      async () => {
        await page.evaluate(() => dispatchEvent(new Event('online')))
        return shop.isFetched()
      },
      { timeout: 30_000 },
    )
    .toBe(true)
  await takenOver
  // the page that is open stays as it is
  await expect(search).toHaveValue('zinc for the whole family')
  const next = await page.goto(`${shop.url}/en`)
  expect(next?.headers()['x-build']).toBe('next')
})
