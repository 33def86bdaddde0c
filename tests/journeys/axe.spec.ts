import AxeBuilder from '@axe-core/playwright'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { languages, type LanguageCode } from '../../domain/store/languages.ts'
import { hydrated } from './watched-page.ts'

/** Pages as a guest sees them. */
const open = [
  '/', '/categories', '/categories/10?brand=jadeleaf', '/categories?q=nothing-like-this', '/promotions', '/bundles', '/product/vitamin-c-1000', '/product/omega-3-1200', '/product/bundle-everyday', '/product/bundle-evening',
  '/cart', '/signin', '/signup', '/forgot_password', '/page/delivery', '/page/associate-offer', '/terms-conditions', '/systemstatus', '/no-such-page',
]
/** Pages of a signed-in person; `:order` is an order that waits for payment. */
const personal = ['/dashboard', '/dashboard/orders', '/dashboard/orders/:order', '/dashboard/addresses', '/cart', '/checkout?step=address', '/checkout?step=delivery', '/checkout/payment?order=:order', '/order/check/:order']

/** The languages go round, so that each is met on a third of the pages of either size. */
const languageAt = (index: number): LanguageCode => languages[index % languages.length]!.code

/** Opened in a language, alive, read, with its footer drawn. */
async function settle(page: Page, baseURL: string | undefined, path: string, language: LanguageCode) {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
  await page.goto(path)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => { scrollTo(0, document.documentElement.scrollHeight) })
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
}

/** The window as high as the page: nothing lies below a bar that stays in sight. */
async function unroll(page: Page) {
  const height = await page.evaluate(() => { scrollTo(0, 0); return document.documentElement.scrollHeight })
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: Math.max(height, 800) })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function faultsOf(page: Page, prepare: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // what react-aria tells screen readers stands outside of the page's landmarks
  const { violations } = await prepare(new AxeBuilder({ page }).exclude('[data-live-announcer]')).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1).join(' ') ?? ''}`))
}

/**
 * No fault in the light look. The dark one has the same elements in other colours; under forced colours the system picks the colours
 * (axe reads the shop's own, which nobody sees), and parts may come and go. Each page meets one of the two as a phone and the other as a desktop.
 */
async function expectNoFaults(page: Page, second: 'dark' | 'forced') {
  await unroll(page)
  expect(await faultsOf(page, (axe) => axe.withTags(tags)), 'light').toEqual([])
  await page.emulateMedia(second === 'dark' ? { colorScheme: 'dark' } : { forcedColors: 'active' })
  expect(await faultsOf(page, (axe) => (second === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe.withTags(tags).disableRules(['color-contrast']))), second).toEqual([])
}

/** How far the page reaches beyond the window. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function expectNoSidewaysScroll(page: Page, language: LanguageCode) {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await beyond(page), `in ${language} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

interface Person { token: string; order: string }

/** A preferred customer with something in the cart, and an order of theirs that waits for payment. */
async function preferred(request: APIRequestContext): Promise<Person> {
  const { token } = (await (await request.post('/sandbox/people/preferred/token')).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const cart = (await (await request.post('/rest/en/V1/carts/mine', { headers })).json()) as number | string
  const held = (await (await request.get('/rest/en/V1/carts/mine', { headers })).json()) as { items_qty: number }
  if (held.items_qty === 0) await request.post('/rest/en/V1/carts/mine/items', { headers, data: { cartItem: { sku: 'omega-3-1200', qty: 1, quote_id: String(cart) } } })
  const answer = (await (await request.get('/rest/en/V1/customer/orders?sorted=1', { headers })).json()) as { items: { entity_id: number; status: string }[] } | { entity_id: number; status: string }[]
  const order = (Array.isArray(answer) ? answer : answer.items)[0]
  return { token, order: String(order?.entity_id) }
}

const signIn = (page: Page, { token }: Person) => page.addInitScript((value) => { localStorage.setItem('bearerToken', value) }, token)

/** Of the two further looks, the one for a page at this size. */
const lookAt = (index: number, isPhone: boolean) => ((index % 2 === 0) === isPhone ? 'dark' : 'forced')
/** Thai and Malay have the longest words: one for either project. */
const longest = (isPhone: boolean): LanguageCode => (isPhone ? 'th' : 'ms')

for (const [index, path] of open.entries()) {
  test(`a guest meets no barrier on ${path}`, async ({ page, baseURL }, { project }) => {
    const isPhone = project.name === 'phone'
    await settle(page, baseURL, path, languageAt(index + (isPhone ? 0 : 3)))
    await expectNoFaults(page, lookAt(index, isPhone))
  })
}
for (const [index, path] of personal.entries()) {
  test(`a customer meets no barrier on ${path}`, async ({ page, baseURL, request }, { project }) => {
    const isPhone = project.name === 'phone'
    const person = await preferred(request)
    await signIn(page, person)
    await settle(page, baseURL, path.replace(':order', person.order), languageAt(index + (isPhone ? 1 : 4)))
    await expectNoFaults(page, lookAt(index, isPhone))
  })
}

test('no page of the shop scrolls sideways in the languages with the longest words', async ({ page, baseURL }, { project }) => {
  const language = longest(project.name === 'phone')
  for (const path of open) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await settle(page, baseURL, path, language)
      await expectNoSidewaysScroll(page, language)
    })
  }
})
test('no page of a customer scrolls sideways in the languages with the longest words', async ({ page, baseURL, request }, { project }) => {
  const language = longest(project.name === 'phone')
  const person = await preferred(request)
  await signIn(page, person)
  for (const path of personal) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await settle(page, baseURL, path.replace(':order', person.order), language)
      await expectNoSidewaysScroll(page, language)
    })
  }
})
