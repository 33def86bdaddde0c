import type { Page } from '@playwright/test'
import { associate, signIn } from './every-page.ts'
import { holdCalls } from './hold-calls.ts'
import { expect, hydrated, test, visit } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Scrolls down to a position, once the fonts are there and what has been read makes the page long enough. */
const scrollDownTo = (page: Page, top: number) =>
  expect
    .poll(() =>
      page.evaluate(async (y) => {
        await document.fonts.ready
        scrollTo(0, y)
        return Math.round(scrollY)
      }, top),
    )
    .toBe(top)
/** A link of the bar at the bottom, which is in view wherever the page is scrolled to. */
const place = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: say('shell.nav.places') }).getByRole('link', { name })
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** Opens an address inside the shop, as back and forward do. */
const openInside = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, to)
/** Fails the test when a document is loaded from now on. */
function noLoads(page: Page): () => void {
  let loads = 0
  page.on('load', () => {
    loads++
  })
  return () => {
    expect(loads, 'documents loaded').toBe(0)
  }
}

test('a page that takes long to come is announced, and the present one stays usable', async ({ page }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  const release = await holdCalls(page, '**/assets/cart-*.js')
  const link = place(page, /^Cart/)
  await link.focus()
  await link.press('Enter')
  const status = page.getByRole('status').filter({ hasText: say('shell.page.loading') })
  await expect(status).toBeVisible()
  await expect(page).toHaveURL(/\/systemstatus$/)
  await expect(title(page, say('shell.status.title'))).toBeVisible()
  await expect(link).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(title(page, say('cart.title'))).toBeVisible()
  await expect(status).toHaveCount(0)
})

test('of two navigations the later one wins, whichever is ready first', async ({ page }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  const release = await holdCalls(page, '**/assets/cart-*.js')
  await place(page, /^Cart/).click()
  await expect(page.getByRole('status').filter({ hasText: say('shell.page.loading') })).toBeVisible()
  await place(page, /^Categories/).click()
  await expect(page).toHaveURL(/\/categories$/)
  const late = page.waitForResponse(/\/assets\/cart-/)
  release()
  await (await late).finished()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/categories$/)
  await expect(title(page, say('cart.title'))).toHaveCount(0)
  await page.goBack()
  await expect(title(page, say('shell.status.title'))).toBeVisible()
})

test.describe('back and forward', () => {
  test('return to where each page was left', async ({ page }) => {
    await page.goto('/categories')
    await hydrated(page)
    const ended = noLoads(page)
    await scrollDownTo(page, 640)
    await place(page, /^Home/).click()
    await expect(page).toHaveTitle('Jadeleaf')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await scrollDownTo(page, 310)
    await page.goBack()
    await expect(page).toHaveURL(/\/categories$/)
    await expect.poll(() => scrollTop(page)).toBe(640)
    await page.goForward()
    await expect(page).toHaveTitle('Jadeleaf')
    await expect.poll(() => scrollTop(page)).toBe(310)
    ended()
  })

  test('do so across pages that were loaded as documents', async ({ page }) => {
    await page.goto('/categories')
    await hydrated(page)
    await scrollDownTo(page, 640)
    await place(page, /^Home/).click()
    await expect(page).toHaveTitle('Jadeleaf')
    await page.goto('/promotions')
    await hydrated(page)
    await scrollDownTo(page, 200)
    await place(page, /^Cart/).click()
    await expect(title(page, say('cart.title'))).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/promotions$/)
    await expect.poll(() => scrollTop(page)).toBe(200)
    await page.goBack()
    await expect(page).toHaveTitle('Jadeleaf')
    await hydrated(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/categories$/)
    await expect.poll(() => scrollTop(page)).toBe(640)
  })

  test('do so in a document whose content comes late', async ({ page, request }) => {
    await signIn(page, await associate(request))
    await visit(page, '/dashboard/orders')
    await scrollDownTo(page, 700)
    await page.goto('/systemstatus')
    const release = await holdCalls(page, '**/rest/**')
    await page.goBack()
    await hydrated(page)
    await page.waitForTimeout(300)
    release()
    await expect.poll(() => scrollTop(page)).toBe(700)
    // from here on it is the person who scrolls
    await page.mouse.wheel(0, -300)
    await expect.poll(() => scrollTop(page)).toBeLessThan(700)
  })

  test('do so in a page that has to be read again', async ({ page }) => {
    await page.goto('/categories')
    await hydrated(page)
    await scrollDownTo(page, 640)
    await place(page, /^Home/).click()
    await expect(page).toHaveTitle('Jadeleaf')
    await page.reload()
    await hydrated(page)
    const release = await holdCalls(page, '**/rest/**')
    await page.goBack()
    await expect(title(page, say('catalogue.listing.all'))).toBeVisible()
    release()
    await expect.poll(() => scrollTop(page)).toBe(640)
  })

  test('do so after a place within the page', async ({ page }) => {
    await page.goto('/categories')
    await hydrated(page)
    const ended = noLoads(page)
    await scrollDownTo(page, 700)
    await openSkipLink(page)
    await expect(page).toHaveURL(/#main$/)
    await scrollDownTo(page, 1500)
    await page.goBack()
    await expect(page).toHaveURL(/\/categories$/)
    await expect.poll(() => scrollTop(page)).toBe(700)
    ended()
  })

  test('do so in a page that came back from the memory of the browser', async ({ page }) => {
    await page.goto('/categories')
    await hydrated(page)
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await scrollDownTo(page, 640)
    await place(page, /^Home/).click()
    await expect(page).toHaveTitle('Jadeleaf')
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(640)
  })

  test('show the page of the address when they are pressed before the page answers', async ({
    page,
    watched,
  }) => {
    await page.goto('/categories')
    await hydrated(page)
    await place(page, /^Home/).click()
    await expect(page).toHaveTitle('Jadeleaf')
    const release = await holdCalls(page, '**/assets/entry-client*.js')
    await page.reload({ waitUntil: 'commit' })
    await page.evaluate(() => {
      history.back()
    })
    await expect(page).toHaveURL(/\/categories$/)
    release()
    await hydrated(page)
    await expect(title(page, say('catalogue.listing.all'))).toBeVisible()
    expect(watched.violations).toEqual([])
  })
})

/** Follows the skip link, which only the keyboard reaches. */
async function openSkipLink(page: Page): Promise<void> {
  const link = page.locator('a[href="#main"]')
  await link.evaluate((element) => {
    element.focus({ preventScroll: true })
  })
  await link.press('Enter')
}

test('the same link within the page leads there each time', async ({ page }) => {
  await page.goto('/product/vitamin-d3-k2')
  await hydrated(page)
  const ended = noLoads(page)
  // as a text of the shop's owner may hold it
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '#reviews'
    link.textContent = 'Read the reviews'
    document.querySelector('main h1')!.after(link)
  })
  for (const top of [100, 60]) {
    await scrollDownTo(page, top)
    // by script, as assistive technology may: the router then hears of the entry before the browser has scrolled
    await page.getByRole('link', { name: 'Read the reviews' }).evaluate((link: HTMLElement) => {
      link.click()
    })
    await expect(page).toHaveURL(/#reviews$/)
    // what would undo the jump comes after it
    await page.waitForTimeout(300)
    await expect(page.locator('#reviews')).toBeInViewport()
  }
  ended()
})

test('an address with a place leads to it in the next page', async ({ page }) => {
  await page.goto('/categories')
  await hydrated(page)
  const ended = noLoads(page)
  await openInside(page, '/product/vitamin-d3-k2#reviews')
  const target = page.locator('#reviews')
  await expect(target).toBeInViewport()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100)
  ended()
})

test('a place stays in view while what is above it arrives, until the person goes on', async ({ page }) => {
  await page.goto('/categories')
  await hydrated(page)
  // Safari does not keep what is on the screen in its place when something above it grows
  await page.evaluate(() => {
    document.documentElement.style.setProperty('overflow-anchor', 'none')
  })
  await page.route(/\/purify[\w.-]*\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await openInside(page, '/product/vitamin-d3-k2#reviews')
  const target = page.locator('#reviews')
  await expect(target).toBeInViewport()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.waitForTimeout(300)
  await expect(target).toBeInViewport()
  await page.mouse.wheel(0, -5000)
  await expect.poll(() => scrollTop(page)).toBeLessThan(100)
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('br')))
  await page.waitForTimeout(300)
  expect(await scrollTop(page)).toBeLessThan(100)
})

test('a page that was pressed without a connection opens when it is back', async ({
  page,
  context,
  watched,
}) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  const ready = page.waitForResponse(/\/assets\/ErrorPage-/)
  await page.keyboard.press('Shift')
  await page.evaluate((script) => import(script), (await ready).url())
  await context.setOffline(true)
  await place(page, /^Cart/).click()
  await expect(title(page, say('shell.read.page'))).toBeVisible()
  await page.goBack()
  await expect(title(page, say('shell.status.title'))).toBeVisible()
  await context.setOffline(false)
  const ended = noLoads(page)
  await place(page, /^Cart/).click()
  await expect(title(page, say('cart.title'))).toBeVisible()
  ended()
  watched.complaints.splice(0)
})

test('a link to the page shown adds nothing to the history', async ({ page }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await place(page, /^Categories/).click()
  await expect(title(page, say('catalogue.listing.all'))).toBeVisible()
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await place(page, /^Categories/).click()
  await place(page, /^Categories/).press('Enter')
  expect(await entries()).toBe(before)
  await page.goBack()
  await expect(title(page, say('shell.status.title'))).toBeVisible()
})

test('a link pressed with Ctrl opens beside the page', async ({ page, context }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  const opened = context.waitForEvent('page')
  await place(page, /^Categories/).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(/\/categories$/)
  await expect(page).toHaveURL(/\/systemstatus$/)
})

for (const [address, right] of [
  ['/Categories/?sort=name', '/categories?sort=name'],
  ['/TH/Cart/', '/th/cart'],
  ['/product/VITAMIN-C-1000', '/product/vitamin-c-1000'],
] as const)
  test(`${address} is nearly right and leads to its page`, async ({ page }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    await hydrated(page)
    await expect(page).toHaveURL(right)
  })

test('inside the shop an address in another case opens its page, too', async ({ page }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  const check = noLoads(page)
  await openInside(page, '/Cart/')
  await expect(title(page, say('cart.title'))).toBeVisible()
  await openInside(page, '/product/VITAMIN-C-1000')
  await expect(title(page, /Vitamin C/)).toBeVisible()
  check()
})
