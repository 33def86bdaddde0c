import type { Locator, Page } from '@playwright/test'
import { expect, hydrated, test } from './watched-page.ts'

/** Holds the bundle back until `release`: the time between first paint and hydration, as long as a test needs it. */
async function heldBundle(page: Page): Promise<{ release: () => void; asked: Promise<void> }> {
  let release = () => {}
  let told = () => {}
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = new Promise<void>((resolve) => {
    told = resolve
  })
  await page.route('**/assets/entry-client*.js', async (route) => {
    told()
    await free
    await route.continue()
  })
  return { release, asked }
}

interface HeldCommit {
  /** React has begun to hydrate and waits for its next task. */
  isBegun: () => boolean
  commit: () => void
}
type HeldWindow = Window & { hydration: HeldCommit }

/** Stops hydration between `hydrateRoot` and its commit: React's scheduler posts its tasks through message ports. */
async function heldCommit(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let isFree = false
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function hold(this: MessagePort, ...message: unknown[]) {
      if (isFree) post.apply(this, message as never)
      else
        held.push(() => {
          post.apply(this, message as never)
        })
    }
    ;(window as unknown as HeldWindow).hydration = {
      isBegun: () => held.length > 0,
      commit: () => {
        isFree = true
        for (const go of held.splice(0)) go()
      },
    }
  })
  return {
    begun: () => page.waitForFunction(() => (window as unknown as HeldWindow).hydration.isBegun()),
    commit: async () => {
      await page.evaluate(() => {
        ;(window as unknown as HeldWindow).hydration.commit()
      })
      await hydrated(page)
    },
  }
}

/** Waits until the browser has nothing left to do: effects, second renderings and repeated presses are over. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const rest = (rounds: number) => {
          requestIdleCallback(() => {
            if (rounds > 0) setTimeout(rest, 0, rounds - 1)
            else done()
          })
        }
        rest(5)
      }),
  )

const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset)

/** Both halves of a press on a button. */
async function pressOf(page: Page, button: Locator, kind: 'mouse' | 'touch' | 'enter' | 'space') {
  const box = await button.boundingBox()
  if (!box) throw new Error('no button')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (kind === 'mouse') {
    await page.mouse.move(x, y)
    return { down: () => page.mouse.down(), up: () => page.mouse.up() }
  }
  if (kind === 'touch') {
    const session = await page.context().newCDPSession(page)
    return {
      down: () => session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      up: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    }
  }
  const key = kind === 'enter' ? 'Enter' : 'Space'
  return { down: () => page.keyboard.down(key), up: () => page.keyboard.up(key) }
}

const pages = [
  '/',
  '/categories',
  '/promotions',
  '/bundles',
  '/brands',
  '/cart',
  '/signin',
  '/signup',
  '/forgot_password',
  '/terms-conditions',
  '/systemstatus',
  '/no-such-page',
]

test.describe('every public page', () => {
  for (const path of pages) {
    test(`${path} is taken over as it was sent, without a violation`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200)
      expect(await page.locator('h1').count()).toBeGreaterThan(0)
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await idle(page)
    })
  }

  test('its HTML carries no other style attribute and no handler', async ({ request }) => {
    for (const path of pages) {
      const html = await (await request.get(path)).text()
      const body = html.slice(html.indexOf('<body'))
      expect(
        [...body.matchAll(/ style="([^"]*)"/g)]
          .map(([, text]) => text)
          .filter((text) => !text?.startsWith('border:0;clip:rect(0 0 0 0)')),
        path,
      ).toEqual([])
      expect(body, path).not.toMatch(/<[^>]+ on[a-z]+=/)
      expect(body.match(/<script(?! type="application\/json")/g), path).toBeNull()
    }
  })

  test('asks for no script before the first paint', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const { paint, scripts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }))
    expect(scripts.length).toBeGreaterThan(3)
    expect(Math.min(...scripts)).toBeGreaterThan(paint)
  })
})

test.describe('before the bundle has come', { tag: '@every-width' }, () => {
  test('typed text stays, with the caret, and the next key goes on from there', async ({ page }) => {
    const { release } = await heldBundle(page)
    await page.goto('/')
    const search = page.getByRole('searchbox', { name: 'Search products' })
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

  // Another key would repair a loss: the form is sent as it stands.
  test('typed words are searched for without another letter', async ({ page }) => {
    const { release } = await heldBundle(page)
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Search products' }).focus()
    await page.keyboard.type('vitamin c')
    expect(await isHydrated(page)).toBe(false)
    release()
    await hydrated(page)
    await idle(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/categories\?q=vitamin%20c$/)
  })

  test('typing that goes on across hydration loses no letter', async ({ page }) => {
    const { release } = await heldBundle(page)
    await page.goto('/')
    const search = page.getByRole('searchbox', { name: 'Search products' })
    await search.focus()
    let typed = ''
    for (let index = 0; index < 200 && !(index > 30 && (await isHydrated(page))); index++) {
      if (index === 8) release()
      const letter = String.fromCharCode(97 + (index % 26))
      typed += letter
      await page.keyboard.type(letter, { delay: 15 })
    }
    await hydrated(page)
    await idle(page)
    await expect(search).toHaveValue(typed)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/categories\\?q=${typed}$`))
  })

  test('the fields of a form are sent as they were filled in: a text, a choice, a tick', async ({ page }) => {
    const { release } = await heldBundle(page)
    await page.goto('/signup')
    const main = page.getByRole('main')
    const country = main.getByRole('combobox').first()
    await country.selectOption('86')
    await main.getByRole('textbox', { name: 'Surname' }).fill('Chan')
    const adult = main.getByRole('checkbox')
    await adult.press('Space')
    await main.getByRole('textbox', { name: 'Given name' }).focus()
    expect(await isHydrated(page)).toBe(false)
    release()
    await hydrated(page)
    await idle(page)
    await expect(country).toHaveValue('86')
    await expect(adult).toBeChecked()
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(main.getByRole('link', { name: /^Password/ })).toBeVisible()
    // the typed name is there: one word will do
    await expect(main.getByRole('link', { name: /^(First|Last) name/ })).toHaveCount(0)
    await expect(adult).not.toHaveAttribute('aria-invalid', 'true')
    // the form itself holds the chosen country: eight digits are a number in Hong Kong, and none on the mainland
    const mobile = main.getByRole('textbox', { name: 'Mobile number', exact: true })
    await mobile.fill('51234567')
    await main.getByRole('textbox', { name: 'Given name' }).focus()
    await expect(mobile).toHaveAttribute('aria-invalid', 'true')
    await expect(country).toHaveValue('86')
  })

  test('a chosen order of the list is the one that is shown', async ({ page }) => {
    const { release } = await heldBundle(page)
    await page.goto('/categories')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('price_up')
    release()
    await hydrated(page)
    await expect(page).toHaveURL(/\?sort=price_up$/)
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('price_up')
  })

  test('a typed quantity is the one that is put into the cart', async ({ page }) => {
    const { release } = await heldBundle(page)
    await page.goto('/product/vitamin-d3-k2')
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3')
    release()
    await hydrated(page)
    await idle(page)
    const added = page.waitForRequest(
      (request) => request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/items'),
    )
    await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
    expect((await added).postDataJSON()).toMatchObject({ cartItem: { qty: 3 } })
    await expect(page.getByText('Added to your cart.')).toBeVisible()
  })

  test('a press on a button counts once, and the button shows that it waits', async ({ page }) => {
    const { release } = await heldBundle(page)
    await page.goto('/systemstatus')
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/common')) asked++
    })
    const again = page.getByRole('button', { name: 'Check again' })
    await again.click()
    await expect(again).toHaveAttribute('data-wait', '')
    release()
    await hydrated(page)
    await expect(again).not.toHaveAttribute('data-wait')
    await expect(page.getByText('Operational')).toBeVisible()
    await expect.poll(() => asked).toBeGreaterThan(0)
  })

  test("a link is the browser's own business", async ({ page }) => {
    await heldBundle(page)
    await page.goto('/no-such-page')
    await page.getByRole('link', { name: 'See all products' }).click()
    await expect(page).toHaveURL(/\/categories$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isHydrated(page)).toBe(false)
  })

  // Requirements R-083
  test('the search form finds without any script', async ({ page }) => {
    await heldBundle(page)
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('omega')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/categories\?q=omega$/)
  })

  test('the language menu leads to the same page in another language', async ({ page }) => {
    await heldBundle(page)
    await page.goto('/systemstatus')
    await page.locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('link', { name: 'ภาษาไทย' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await expect(page).toHaveURL(/\/th\/systemstatus$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('สถานะระบบ')
  })

  test('a bundle that fails is asked for again at the next press', async ({ page, watched }) => {
    let cut = true
    await page.route('**/assets/entry-client*.js', (route) => (cut ? route.abort() : route.continue()))
    const failure = () =>
      page.waitForEvent('requestfailed', (request) => request.url().includes('entry-client'))
    const first = failure()
    await page.goto('/systemstatus')
    await first
    await idle(page)
    const second = failure()
    await page.getByRole('button', { name: 'Check again' }).click()
    await second
    await idle(page)
    expect(await isHydrated(page)).toBe(false)
    cut = false
    await page.getByRole('heading', { level: 1 }).click()
    await hydrated(page)
    await expect(page.getByText('Operational')).toBeVisible()
    expect(watched.violations).toEqual([])
  })
})

test.describe('presses around the hydrating commit count exactly once', { tag: '@every-width' }, () => {
  // A press on "show password" flips aria-pressed: lost or doubled, it would end where it began.
  // A desktop may have a touch screen too.
  test.use({ hasTouch: true })
  for (const kind of ['mouse', 'touch', 'enter', 'space'] as const) {
    for (const when of ['within', 'across'] as const) {
      test(`${kind}, ${when}`, async ({ page }) => {
        const { begun, commit } = await heldCommit(page)
        await page.goto('/signup')
        const show = page.getByRole('button', { name: /show/i }).first()
        await show.focus()
        await begun()
        const { down, up } = await pressOf(page, show, kind)
        await down()
        if (when === 'across') await commit()
        await up()
        if (when === 'within') await commit()
        await expect(show).toHaveAttribute('aria-pressed', 'true')
        await idle(page)
        await expect(show).toHaveAttribute('aria-pressed', 'true')
      })
    }
  }
})
