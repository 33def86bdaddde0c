import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './watched-page.ts'

/** Holds the bundle back until `release`: the time between first paint and hydration, as long as a test needs it. */
async function heldBundle(page: Page): Promise<{ release: () => void; asked: Promise<void> }> {
  let release = () => {}
  let told = () => {}
  const free = new Promise<void>((resolve) => { release = resolve })
  const asked = new Promise<void>((resolve) => { told = resolve })
  await page.route('**/assets/entry-client*.js', async (route) => {
    told()
    await free
    await route.continue()
  })
  return { release, asked }
}

/** Makes the time between `hydrateRoot` and its commit long: React's scheduler talks to itself by message ports. */
const slowCommit = (page: Page, milliseconds: number) => page.addInitScript((delay) => {
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function slow(this: MessagePort, ...message: unknown[]) {
    if ('hydrated' in document.documentElement.dataset) post.apply(this, message as never)
    else setTimeout(() => { post.apply(this, message as never) }, delay)
  }
}, milliseconds)

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)

const pages = ['/', '/categories', '/promotions', '/bundles', '/brands', '/cart', '/signin', '/signup', '/forgot_password', '/terms-conditions', '/systemstatus', '/no-such-page']

test.describe('every public page', () => {
  for (const path of pages) {
    test(`${path} is taken over as it was sent, without a violation`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200)
      expect(await page.locator('h1').count()).toBeGreaterThan(0)
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.waitForTimeout(300)
    })
  }

  test('its HTML carries no other style attribute and no handler', async ({ request }) => {
    for (const path of pages) {
      const html = await (await request.get(path)).text()
      const body = html.slice(html.indexOf('<body'))
      expect([...body.matchAll(/ style="([^"]*)"/g)].map(([, text]) => text).filter((text) => !text?.startsWith('border:0;clip:rect(0 0 0 0)')), path).toEqual([])
      expect(body, path).not.toMatch(/<[^>]+ on[a-z]+=/)
      expect(body.match(/<script(?! type="application\/json")/g), path).toBeNull()
    }
  })

  test('asks for no script before the first paint', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      scripts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime),
    }))
    expect(scripts.length).toBeGreaterThan(3)
    expect(Math.min(...scripts)).toBeGreaterThan(paint)
  })
})

test.describe('before the bundle has come', () => {
  test('typed text stays, with the caret, and the next key goes on from there', async ({ page }) => {
    const { release } = await heldBundle(page)
    await page.goto('/')
    const search = page.getByRole('combobox', { name: 'Search products' })
    await search.focus()
    await page.keyboard.type('vitamin c')
    await page.keyboard.press('ArrowLeft')
    expect(await isHydrated(page)).toBe(false)
    release()
    await hydrated(page)
    await page.keyboard.type('x')
    await expect(search).toHaveValue('vitamin xc')
    await expect(search).toBeFocused()
  })

  test('typing that goes on across hydration loses no letter', async ({ page }) => {
    const { release } = await heldBundle(page)
    await slowCommit(page, 30)
    await page.goto('/')
    const search = page.getByRole('combobox', { name: 'Search products' })
    await search.focus()
    let typed = ''
    for (let index = 0; index < 60 && !(index > 30 && await isHydrated(page)); index++) {
      if (index === 8) release()
      const letter = String.fromCharCode(97 + index % 26)
      typed += letter
      await page.keyboard.type(letter, { delay: 15 })
    }
    await hydrated(page)
    await page.keyboard.type('!')
    await expect(search).toHaveValue(`${typed}!`)
  })

  test('a press on a button counts once, and the button shows that it waits', async ({ page }) => {
    const { release } = await heldBundle(page)
    await page.goto('/systemstatus')
    let asked = 0
    page.on('request', (request) => { if (request.url().includes('/common')) asked++ })
    const again = page.getByRole('button', { name: 'Ask again' })
    await again.click()
    await expect(again).toHaveAttribute('data-wait', '')
    release()
    await hydrated(page)
    await expect(again).not.toHaveAttribute('data-wait')
    await expect(page.getByText('Works')).toBeVisible()
    expect(asked).toBeGreaterThan(0)
  })

  test('a link is the browser\'s own business', async ({ page }) => {
    await heldBundle(page)
    await page.goto('/no-such-page')
    await page.getByRole('link', { name: 'See all products' }).click()
    await expect(page).toHaveURL(/\/categories$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isHydrated(page)).toBe(false)
  })

  test('the search form finds without any script', async ({ page }) => {
    await heldBundle(page)
    await page.goto('/')
    await page.getByRole('combobox', { name: 'Search products' }).fill('omega')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/categories\?q=omega$/)
  })

  test('the language form answers without any script and comes back', async ({ page }) => {
    await heldBundle(page)
    await page.goto('/systemstatus')
    await page.locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('button', { name: 'ภาษาไทย' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await expect(page).toHaveURL(/\/systemstatus$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('สถานะระบบ')
  })

  test('a bundle that fails is asked for again at the next press', async ({ page, watched }) => {
    let cut = true
    await page.route('**/assets/entry-client*.js', (route) => (cut ? route.abort() : route.continue()))
    await page.goto('/systemstatus')
    const again = page.getByRole('button', { name: 'Ask again' })
    await again.click()
    await page.waitForTimeout(300)
    expect(await isHydrated(page)).toBe(false)
    cut = false
    await page.getByRole('heading', { level: 1 }).click()
    await hydrated(page)
    await expect(page.getByText('Works')).toBeVisible()
    expect(watched.violations).toEqual([])
  })
})

test.describe('presses around the hydrating commit count exactly once', () => {
  // A press on "show password" flips aria-pressed: lost or doubled, it would end where it began.
  // A desktop may have a touch screen too.
  test.use({ hasTouch: true })
  for (const kind of ['mouse', 'touch', 'enter', 'space'] as const) {
    for (const [when, hold] of [['within', 40], ['across', 700]] as const) {
      test(`${kind}, ${when}`, async ({ page }) => {
        await slowCommit(page, 250)
        await page.goto('/signup')
        const show = page.getByRole('button', { name: /show/i }).first()
        await show.focus()
        const box = await show.boundingBox()
        if (!box) throw new Error('no button')
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        if (kind === 'mouse') {
          await page.mouse.move(x, y)
          await page.mouse.down()
          await page.waitForTimeout(hold)
          await page.mouse.up()
        } else if (kind === 'touch') {
          const session = await page.context().newCDPSession(page)
          await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
          await page.waitForTimeout(Math.min(hold, 400))
          await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        } else {
          const key = kind === 'enter' ? 'Enter' : 'Space'
          await page.keyboard.down(key)
          await page.waitForTimeout(hold)
          await page.keyboard.up(key)
        }
        await hydrated(page)
        await page.waitForTimeout(300)
        await expect(show).toHaveAttribute('aria-pressed', 'true')
      })
    }
  }
})
