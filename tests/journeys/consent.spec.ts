import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { newBuyer, newOrder, signInAs } from './buyer.ts'
import { expect, hydrated, test as ownShopTest } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

interface Matomo {
  readonly address: string
  /** What it was sent, each as its parameters. */
  readonly hits: Record<string, string>[]
  readonly headers: IncomingHttpHeaders[]
  readonly close: () => void
}

/** Plays a Matomo on an origin of its own. */
async function openMatomo(): Promise<Matomo> {
  const hits: Record<string, string>[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://matomo')
      headers.push(request.headers)
      hits.push({ ...Object.fromEntries(url.searchParams), ...Object.fromEntries(new URLSearchParams(body)) })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/matomo.php?idsite=3`
  return { address, hits, headers, close: () => server.close() }
}

const test = ownShopTest.extend<{ fresh: undefined }, { matomo: Matomo }>({
  matomo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, give) => {
      const matomo = await openMatomo()
      await give(matomo)
      matomo.close()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ matomo }, give) => {
      await give({ MATOMO_URL: matomo.address })
    },
    { scope: 'worker' },
  ],
  fresh: [
    async ({ matomo }, give) => {
      matomo.hits.length = 0
      matomo.headers.length = 0
      await give(undefined)
    },
    { auto: true },
  ],
})

const question = (page: Page) => page.getByRole('region', { name: say('shell.analytics.question') })
const answer = (page: Page, words: 'allow' | 'refuse') =>
  question(page).getByRole('button', { name: say(`shell.analytics.${words}`), exact: true })
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('analytics_')))
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
  await page.keyboard.press('Shift')
}
const addToCart = async (page: Page) => {
  await page
    .getByRole('button', { name: say('catalogue.product.add') })
    .locator('visible=true')
    .first()
    .click()
  await expect(
    page
      .getByRole('link', { name: /^Cart, 1/ })
      .locator('visible=true')
      .first(),
  ).toBeVisible()
}

test('nothing is sent or stored before the visitor allows it, by keyboard', async ({ page, matomo }) => {
  await open(page, '/product/zinc-15?q=mei@jadeleaf.example')
  await expect(question(page)).toBeVisible()
  await addToCart(page)
  expect(await stored(page)).toEqual(['analytics_answer'])
  expect(await page.evaluate(() => Reflect.has(globalThis, 'dataLayer'))).toBe(false)
  expect(matomo.hits).toEqual([])

  await answer(page, 'allow').focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await expect.poll(() => matomo.hits.length).toBeGreaterThan(1)
  const [visit] = matomo.hits
  expect(visit).toMatchObject({ idsite: '3', rec: '1' })
  expect(visit?.['url']).toMatch(/\/product\/zinc-15$/)
  expect(visit?.['_id']).toMatch(/^[\da-f]{16}$/)
  // the cart as it is, which was filled before
  expect(matomo.hits.find((hit) => hit['ec_items'])?.['ec_items']).toContain('zinc-15')
  expect(
    JSON.stringify([matomo.hits, matomo.headers.map(({ cookie, referer }) => [cookie, referer])]),
  ).not.toMatch(/mei|language=|\/product\?/)
})

test('a page of a customer is counted without its number', async ({ page, matomo }) => {
  const buyer = await newBuyer(page.request)
  const id = await newOrder(buyer)
  await signInAs(page, buyer)
  await open(page, `/dashboard/orders/${id}`)
  await answer(page, 'allow').click()
  await expect
    .poll(() => matomo.hits.map(({ url }) => new URL(url ?? '').pathname))
    .toContain('/dashboard/orders/:id')
  expect(JSON.stringify(matomo.hits)).not.toContain(`/orders/${id}`)
})

test('a refusal holds, and can be changed at the foot of the page', async ({ page, matomo }) => {
  await open(page, '/')
  await answer(page, 'refuse').click()
  await expect(question(page)).toBeHidden()
  await open(page, '/product/zinc-15')
  await addToCart(page)
  await expect(question(page)).toBeHidden()
  expect(matomo.hits).toEqual([])

  const change = page.getByRole('contentinfo').getByRole('button', { name: say('shell.analytics.change') })
  // the foot is drawn when it comes near
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()
  await answer(page, 'allow').press('Enter')
  await expect.poll(() => matomo.hits.length).toBeGreaterThan(0)
  expect(await stored(page)).toContain('analytics_visitor')

  await change.press('Enter')
  await expect(question(page)).toBeFocused()
  await answer(page, 'refuse').press('Enter')
  await expect.poll(() => stored(page)).toEqual(['analytics_answer'])
  const sent = matomo.hits.length
  await open(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(matomo.hits).toHaveLength(sent)
})

test('a refusal outlasts the account', async ({ page }) => {
  const buyer = await newBuyer(page.request)
  await page.goto('/page/delivery')
  await page.evaluate((token) => localStorage.setItem('bearerToken', token), buyer.token)
  await open(page, '/dashboard/profile')
  await answer(page, 'refuse').click()
  await page
    .getByRole('main')
    .getByRole('button', { name: say('dashboard.deletion.action'), exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: say('dashboard.deletion.title') })
  await dialog.getByLabel(say('dashboard.password.current'), { exact: true }).fill('Jade2026')
  await dialog.getByRole('button', { name: say('dashboard.deletion.action') }).click()
  await expect(page.getByText(say('shell.session.deleted'))).toBeVisible()
  await page.keyboard.press('Shift')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('analytics_answer'))).toBe('refused')
  await expect(question(page)).toBeHidden()
})

/** What has the focus, and whether the question lies over all of it. */
const focusedPart = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const card = document.querySelector('[role=region]:has([aria-live])')
    if (!focused || !card) return undefined
    const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
    const over = card.getBoundingClientRect()
    const isUnder =
      left >= over.left &&
      right <= over.right &&
      top >= over.top &&
      bottom <= over.bottom &&
      width * height > 0
    return {
      name: focused.textContent,
      isIn: card.contains(focused),
      isUnder: isUnder && !card.contains(focused),
    }
  })

for (const path of ['/', '/checkout?step=address'])
  test(`the keyboard meets the question first, and nothing that it reaches is under it: ${path}`, async ({
    page,
  }) => {
    const buyer = await newBuyer(page.request)
    await signInAs(page, buyer)
    await open(page, path)
    await expect(question(page)).toBeVisible()
    // another page of the same visit: the question is there from its beginning
    await page.reload()
    await hydrated(page)
    await expect(question(page)).toBeVisible()
    expect(await focusedPart(page)).toMatchObject({ isIn: false })
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: say('ds.skip.main') })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(answer(page, 'refuse')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(answer(page, 'allow')).toBeFocused()
    const under: unknown[] = []
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      const part = await focusedPart(page)
      if (part?.isUnder) under.push(part.name)
    }
    expect(under).toEqual([])
    // back from the page into the question, whose answer gives the focus back
    const home = page.getByRole('banner').getByRole('link').first()
    await home.focus()
    await page.keyboard.press('Shift+Tab')
    await expect(answer(page, 'allow')).toBeFocused()
    await answer(page, 'refuse').press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(home).toBeFocused()
  })

test('a browser that refuses for its owner is not asked', async ({ page, matomo }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await open(page, '/product/zinc-15')
  await addToCart(page)
  await expect.poll(() => stored(page)).toEqual(['analytics_answer'])
  await expect(question(page)).toBeHidden()
  expect(matomo.hits).toEqual([])
})
