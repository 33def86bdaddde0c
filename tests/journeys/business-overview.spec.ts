import type { Page } from '@playwright/test'
import { steadyDay } from '../harness/steady-day.ts'
import { newAssociate, newBuyer, personOf, signInAs } from './buyer.ts'
import { holdCalls } from './hold-calls.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

/** Calls of the service that a page makes, without its address. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/rest/'))
      calls.push(`${request.method()} ${pathname.replace(/^\/rest\/\w+\/V1/, '')}${search}`)
  })
  return calls
}

/** Calls that every page of a signed-in person makes, whatever it shows. */
const ofTheShell =
  /\/(customers\/me|magento\/\w+\/common|messages|coupons\/mine|carts\/mine|carts\/mine\/totals)$/

test('an associate sees what to do, what was earned and what is missing, with at most eight calls of the overview, none twice (R-010, R-601)', async ({
  page,
}) => {
  const renewal = await personOf(page.request, 'renewal')
  // a missing cart would be asked for, made and asked for again by every page
  await renewal.rest('POST', '/carts/mine')
  await signInAs(page, renewal)
  const calls = callsOf(page)
  await page.goto('/dashboard')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(main.getByText('Your membership will expire in 3 days')).toBeVisible()
  // on phones, too: this balance has no other place on the overview
  await expect(main.getByText('iPayout, to spend at checkout')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Renew', exact: true })).toHaveAttribute(
    'href',
    '/product/membership-renew',
  )
  await expect(main.getByRole('heading', { name: /^New in / })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Latest orders' })).toBeVisible()
  for (const path of ['/commissions', '/enrollment', '/loyaltyPoints', '/successTracker'])
    await expect(page.locator(`a[href^="${path}"]`).first()).toBeAttached()
  const points = main
    .locator('section')
    .filter({ has: page.getByRole('link', { name: 'View loyalty points' }) })
  await expect(points.getByText(/^\d[\d,]*\.\d{4}$/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const own = calls.filter((call) => !ofTheShell.test(call.split('?')[0] ?? ''))
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(8)
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})

/** Scripts of the business part of the overview that a page asks for. */
function businessScriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/BusinessOverview-\w+\.js$/.test(request.url())) scripts.push(request.url())
  })
  return scripts
}

test('a preferred customer’s overview does not fetch the business part', async ({ page }) => {
  const scripts = businessScriptsOf(page)
  await signInAs(page, await newBuyer(page.request))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Latest orders' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
})

test('from an associate’s second visit on, the business part is fetched before the profile is read', async ({
  page,
}) => {
  const scripts = businessScriptsOf(page)
  await signInAs(page, await personOf(page.request, 'renewal'))
  await page.goto('/dashboard')
  const title = page.getByRole('heading', { level: 1, name: 'Overview' })
  await expect(title).toBeVisible()
  scripts.length = 0
  const release = await holdCalls(page, (url) => url.pathname.endsWith('/customers/me'))
  await page.reload()
  await expect.poll(() => scripts.length).toBe(1)
  await expect(title).toBeHidden()
  release()
  await expect(title).toBeVisible()
})

test('the overview is that of the service’s month, whatever the device takes for today', async ({ page }) => {
  const say = wordsOf('en')
  await steadyDay()
  const now = new Date()
  await page.clock.setFixedTime(new Date('2024-03-05T04:00:00Z'))
  await signInAs(page, await personOf(page.request, 'associate'))
  await page.goto('/dashboard')
  await hydrated(page)
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'Asia/Hong_Kong' })
  const picker = page.getByRole('main').getByRole('group', { name: say('commissions.overview.period') })
  await expect(picker.getByText(month.format(now)).locator('visible=true')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('2024')
})

// Requirements
test('a preferred customer keeps the account alone and is offered the membership with what it gives (R-005, R-008, R-010, R-376, R-555, R-556, R-557, R-558, R-694)', async ({
  page,
}) => {
  await signInAs(page, await newBuyer(page.request))
  const calls = callsOf(page)
  await page.goto('/dashboard')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: 'Become an associate' })).toBeVisible()
  await expect(main.getByText('PPV')).toHaveCount(0)
  // no points, no balance
  await expect(
    main.getByRole('heading', { level: 2, name: wordsOf('en')('dashboard.overview.recentOrders') }),
  ).toBeVisible()
  await expect(main.getByText(wordsOf('en')('loyalty.balance'))).toHaveCount(0)
  for (const path of ['/commissions', '/enrollment', '/loyaltyPoints', '/successTracker'])
    await expect(page.locator(`a[href^="${path}"]`)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(calls.filter((call) => /\/(loyalty|jde)\//.test(call))).toEqual([])
  await main.getByRole('link', { name: 'See how to join' }).click()
  await expect(page.getByText('for Preferred Customers only')).toBeVisible()
  for (const text of [
    'HK$258 per year',
    '10% off retail',
    'Loyalty up to 20%',
    '30-day money-back guarantee',
    '12 months of free business tools',
  ])
    await expect(main.getByText(text).first()).toBeVisible()
  const asked = calls.filter((call) => call.includes('bundle'))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/\/loyalty\/associate-bundle\?.*customerGroup=preferred/)
  await main.getByRole('button', { name: 'Add membership to cart' }).click()
  await expect(page.getByText(wordsOf('en')('shell.cart.added'))).toBeVisible()
})

test('the tracker is chosen by keyboard after its terms and put into the cart; a second type is refused (R-193, R-581, R-693, R-712)', async ({
  page,
}) => {
  await signInAs(page, await newAssociate(page.request))
  const calls = callsOf(page)
  await page.goto('/successTracker')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByText("You're on Free, with no end date.")).toBeVisible()
  await expect(main.getByRole('table', { name: 'Free or Gold' })).toBeVisible()
  await expect(main.getByRole('link', { name: /Open the tracker/ })).toHaveAttribute('href', /guid=/)
  const gold = main.getByRole('button', { name: 'Choose Gold' })
  await gold.focus()
  await page.keyboard.press('Enter')
  await expect(main.getByText('Accept the terms to choose a level.')).toBeVisible()
  const box = main.getByRole('checkbox')
  await expect(box).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(gold).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.getByText('You have chosen Gold')).toBeVisible()
  await expect(page.getByText(wordsOf('en')('shell.cart.added'))).toBeVisible()
  expect(calls.filter((call) => call.startsWith('PUT /loyalty/success-tracker'))).toHaveLength(1)
  await main.getByRole('button', { name: 'Choose Free' }).click()
  await expect(main.getByText('One type is already chosen')).toBeVisible()
  await expect(main.getByText('You have chosen Gold')).toBeVisible()
  await page.goto('/cart')
  await expect(
    page.getByRole('main').getByRole('article').filter({ hasText: 'Success Tracker' }),
  ).toBeVisible()
})

test('an account without the tracker is told so in its language, never in the words of the service (R-692)', async ({
  page,
  context,
  baseURL,
}) => {
  const say = wordsOf('th')
  await context.addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }])
  await signInAs(page, await personOf(page.request, 'quiet'))
  await page.goto('/successTracker')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByText(say('tracker.closed.accountTitle'))).toBeVisible()
  await expect(page.getByText(/GUID/)).toHaveCount(0)
  await main.getByRole('link', { name: say('tracker.about') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('tracker.info.title') })).toBeVisible()
})

test('the glossary explains every term in Chinese, a press away from each (R-591)', async ({
  page,
  context,
  baseURL,
}) => {
  const say = wordsOf('zh_cn')
  await context.addCookies([{ name: 'language', value: 'zh_cn', url: baseURL ?? '' }])
  await signInAs(page, await personOf(page.request, 'quiet'))
  await page.goto('/dashboard/glossary')
  await hydrated(page)
  for (const term of ['ppv', 'dpv', 'activeLegs', 'legPoints'] as const)
    await expect(page.getByRole('heading', { name: say(`glossary.term.${term}`), exact: true })).toBeVisible()
})
