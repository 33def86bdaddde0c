import type { Page } from '@playwright/test'
import { personOf, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

// Requirements
test('going offline and coming back are told; a first load online says nothing', async ({
  page,
  context,
}) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await expect(page.getByText('You are now connected to internet.')).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.getByText('Your device lost its internet connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are now connected to internet.')).toBeVisible()
  await expect(page.getByText('Your device lost its internet connection.')).toHaveCount(0)
})

// Requirements
test('an unknown address is 404 with three ways on', async ({ page }) => {
  const answer = await page.goto('/no-such-path')
  expect(answer?.status()).toBe(404)
  await expect(
    page.getByRole('heading', { level: 1, name: "Oops! We can't find the page you are looking for" }),
  ).toBeVisible()
  await expect(page).toHaveTitle('Page not found – Jadeleaf')
  await hydrated(page)
  await expect(page).toHaveTitle('Page not found – Jadeleaf')
  for (const [name, path] of [
    ['See all products', '/categories'],
    ['About us', '/page/about-us'],
    ['Legal', '/page/legal'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
    expect((await page.request.get(path)).status()).toBe(200)
  }
})

test.describe('a screen that throws', () => {
  // Requirements
  test('gives way to the error page, whose buttons work and which goes with the next navigation', async ({
    page,
    watched,
  }) => {
    await page.goto('/systemstatus')
    await hydrated(page)
    // the next page's script is broken
    await page.route('**/assets/cart-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const Page = () => { throw new Error("broken screen") }; export const title = () => undefined',
      }),
    )
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page ran into a problem' })).toBeVisible()
    await expect(page.getByText('Something went wrong. Please contact customer support.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to my account' })).toHaveAttribute('href', '/dashboard')
    await page.getByRole('button', { name: 'Tell us what happened' }).click()
    const dialog = page.getByRole('dialog', { name: 'Feedback' })
    await dialog.getByRole('textbox', { name: 'What happened?' }).fill('I pressed the cart.')
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText(/^We couldn't send your feedback/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'What happened?' })).toHaveValue('I pressed the cart.')
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you, we have received it.')).toBeVisible()
    const mails = (await (
      await page.request.get('/sandbox/outbox.json?to=help%40jadeleaf.example')
    ).json()) as { subject: string; body: string }[]
    expect(mails.find(({ subject }) => subject === 'Feedback from the shop')?.body).toContain(
      'I pressed the cart.',
    )
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page ran into a problem' })).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
    expect(watched.complaints.splice(0).join('\n')).toContain('broken screen')
    expect(watched.violations).toEqual([])
  })
})

test('a navigation moves the focus to the new heading, says its title and scrolls up', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  // The footer is drawn when it comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'System status' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'System status' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('System status – Jadeleaf')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Jadeleaf')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})

test.describe('a page whose script does not come', () => {
  test.beforeEach(async ({ page, baseURL, request }) => {
    await page.context().addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }])
    await signInAs(page, await personOf(request, 'preferred'))
  })
  const say = wordsOf('th')

  for (const [what, script] of [
    ['the entry', '**/assets/entry-client*.js'],
    ['its own part', '**/assets/orders-*.js'],
  ] as const)
    test(`says so in the visitor's language, and ${what} is loaded again on request`, async ({
      page,
      watched,
    }) => {
      await page.route(script, (route) => route.abort())
      await page.goto('/dashboard/orders')
      await expect(page.getByRole('heading', { level: 1, name: say('shell.read.page') })).toBeVisible()
      await expect(page.getByText(say('shell.page.loading'))).toBeHidden()
      await page.unroute(script)
      await page
        .getByRole('main')
        .getByRole('link', { name: say('shell.read.retry') })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: say('orders.title') })).toBeVisible()
      expect(watched.violations).toEqual([])
      watched.complaints.splice(0)
    })

  test('comes by itself when the connection is back', async ({ page, context, watched }) => {
    const script = '**/assets/orders-*.js'
    await page.route(script, (route) => route.abort())
    await page.goto('/dashboard/orders')
    await expect(page.getByRole('heading', { level: 1, name: say('shell.read.page') })).toBeVisible()
    await page.unroute(script)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: say('orders.title') })).toBeVisible()
    watched.complaints.splice(0)
  })
})

test('a page that is opened without a connection says so, can be retried, and comes by itself with the connection', async ({
  page,
  context,
  watched,
}) => {
  await page.goto('/no-such-page')
  await hydrated(page)
  const ready = page.waitForResponse(/\/assets\/ErrorPage-/)
  await page.keyboard.press('Shift')
  // with everything that it needs
  await page.evaluate((script) => import(script), (await ready).url())
  await context.setOffline(true)
  await page.evaluate(() => {
    history.pushState(null, '', '/brands')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  await expect(main.getByText('Your device lost its internet connection.')).toBeVisible()
  await expect(main.getByText(/customer support/)).toHaveCount(0)
  const retry = main.getByRole('button', { name: 'Try again' })
  await retry.press('Enter')
  await expect(retry).toBeFocused()
  // a browser says that it is online before the network carries anything
  await page.route('**/healthz', (route) => route.abort(), { times: 1 })
  await context.setOffline(false)
  await expect(main.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible()
  watched.complaints.splice(0)
})

/** Style sheets in force that did not come: their rules cannot be read. */
const lackingStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ disabled }) => !disabled)
      .flatMap(({ href, sheet }) => {
        try {
          return sheet?.cssRules ? [] : [href]
        } catch {
          return [href]
        }
      }),
  )

for (const isTouched of [true, false])
  test(`a style sheet that failed while it was fetched ahead is asked for again, ${isTouched ? 'after' : 'before'} the first key`, async ({
    page,
    watched,
  }) => {
    // not the page's own, which its loader brings
    const styles = /\/assets\/(?!styles-).*\.css$/
    const failed: string[] = []
    await page.route(styles, (route) => {
      failed.push(route.request().url())
      return route.abort()
    })
    await page.goto('/categories')
    await hydrated(page)
    if (isTouched) await page.keyboard.press('Shift')
    await expect.poll(() => failed).toContainEqual(expect.stringContaining('/product-'))
    await page.unroute(styles)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\//)
    const product = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(product).toBeVisible()
    await expect.poll(() => lackingStyles(page)).toEqual([])
    // and no link was taken away instead
    const links = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
      )
    const own = failed.filter((url) => url.includes('/product-'))
    await expect.poll(links).toEqual(expect.arrayContaining(own))
    watched.complaints.splice(0)
  })

test('what failed without a connection is read by itself when it is back', async ({
  page,
  context,
  watched,
}) => {
  await page.goto('/brands')
  await hydrated(page)
  await page.route('**/rest/**', (route) => route.abort())
  await page.evaluate(() => {
    history.pushState(null, '', '/bundles')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/rest/**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(main.getByRole('article').first()).toBeVisible()
  watched.complaints.splice(0)
})

test('filters that could not be read come by themselves', async ({ page, watched }) => {
  let asked = 0
  await page.route('**/catalogue/facets**', (route) =>
    ++asked === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.goto('/systemstatus')
  await hydrated(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/bundles')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(() => asked).toBe(2)
  await expect(
    page
      .getByRole('main')
      .getByRole('checkbox')
      .or(page.getByRole('button', { name: /^Filters/ }))
      .first(),
  ).toBeVisible()
  watched.complaints.splice(0)
})
