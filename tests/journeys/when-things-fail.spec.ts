import { followAllProducts } from './all-products.ts'
import type { Locator, Page, Request } from '@playwright/test'
import type { LanguageCode } from '../../domain/store/languages.ts'
import type { FaultRule } from '../../service/sandbox/control-store.ts'
import { chooseDelivery, fillCart, personOf, signInAs } from './buyer.ts'
import { enterAs, expect, hydrated, test } from './own-shop.ts'
import { wordsOf, type Say } from './words.ts'

/** One way in which a call goes wrong, and the words for it where a screen has none of its own. */
interface Kind {
  name: string
  rule: Omit<FaultRule, 'match'>
  told: (say: Say) => string | undefined
}

const kinds: readonly Kind[] = [
  { name: 'maintenance', rule: { status: 503, body: '' }, told: (say) => say('shell.error.maintenance') },
  { name: '500 without a body', rule: { status: 500, body: '' }, told: () => undefined },
  {
    name: '500 of our own service',
    rule: {
      status: 500,
      body: '{"message":"Internal Error. Details are available in Magento log file. Report ID: webapi-1"}',
    },
    told: (say) => say('shell.error.generic'),
  },
  {
    name: '502 with HTML',
    rule: {
      status: 502,
      body: '<html><h1>Bad Gateway</h1></html>',
      headers: { 'Content-Type': 'text/html' },
    },
    told: () => undefined,
  },
  { name: 'broken JSON', rule: { status: 200, body: '{"token": ' }, told: () => undefined },
  { name: 'another shape', rule: { status: 200, body: '[1,2,3]' }, told: () => undefined },
  { name: 'an empty answer', rule: { status: 200, body: '' }, told: () => undefined },
  {
    name: '429',
    rule: {
      status: 429,
      body: '{"message":"Please wait %1 seconds and try again.","parameters":["60"]}',
      headers: { 'Retry-After': '60' },
    },
    told: (say) => say('shell.service.wait', { p1: '60' }),
  },
  {
    name: 'no answer',
    rule: { drop: true },
    told: (say) => say('shell.service.network'),
  },
]

/** A visitor's text has no English left, apart from names and what is marked as English: the browser's own words. */
const hasNoEnglish = async (shown: Locator) => {
  const text = await shown.evaluate((element) => {
    const copy = element.cloneNode(true) as Element
    for (const marked of copy.querySelectorAll('[lang=en]')) marked.remove()
    return copy.textContent
  })
  expect(text.replaceAll('Jadeleaf', '')).not.toMatch(/[A-Za-z]{3,}\s+[A-Za-z]{2,}/)
}

async function speak(page: Page, code: LanguageCode, url: string): Promise<Say> {
  await page.context().addCookies([{ name: 'language', value: code, url }])
  return wordsOf(code)
}

/** A writing call, once it has ended: the words on the screen may still be those of the one before. */
const writingEnds = (page: Page, path: string) => {
  const isIt = (request: Request) =>
    request.method() !== 'GET' && new URL(request.url()).pathname.endsWith(path)
  return Promise.race([page.waitForEvent('requestfinished', isIt), page.waitForEvent('requestfailed', isIt)])
}

/** A product without options. */
const sku = 'vitamin-d3-k2'

for (const code of ['en', 'th', 'zh_cn'] as const) {
  // in Thai every word that was left in English is seen
  test.describe(`in ${code}`, { tag: code === 'th' ? [] : ['@depth'] }, () => {
    test('signing in: each failure is told, the form stays, the next try enters', async ({
      page,
      shop,
      watched,
    }) => {
      test.setTimeout(120_000)
      const say = await speak(page, code, shop.url)
      await page.goto('/signin')
      await hydrated(page)
      await page.getByRole('link', { name: say('account.signin.byAccount') }).click()
      const account = page.getByRole('textbox', { name: say('account.signin.account') })
      const password = page.getByLabel(say('account.field.password'), { exact: true })
      await account.fill('ka.ho@jadeleaf.example')
      await password.fill('Jade2026')
      const submit = page
        .getByRole('main')
        .getByRole('button', { name: say('account.signin.submit'), exact: true })
      for (const kind of kinds) {
        await test.step(kind.name, async () => {
          await shop.setFaults({ match: 'POST /customer/integration/token', ...kind.rule })
          const ended = writingEnds(page, '/customer/integration/token')
          await submit.click()
          await ended
          const alert = page.getByRole('main').getByRole('alert')
          await expect(alert).toContainText(kind.told(say) ?? say('account.error.load'))
          if (code !== 'en') await hasNoEnglish(alert)
          await expect(account).toHaveValue('ka.ho@jadeleaf.example')
          await expect(password).toHaveValue('Jade2026')
          await shop.setFaults()
        })
      }
      await submit.click()
      await expect(page).toHaveURL(/\/dashboard$/)
      watched.complaints.splice(0)
    })

    // Requirements R-533
    test('putting something into the cart: each failure is told, the next press puts it in', async ({
      page,
      shop,
      watched,
    }) => {
      test.setTimeout(120_000)
      const say = await speak(page, code, shop.url)
      await page.goto(`/product/${sku}`)
      await hydrated(page)
      const add = page
        .getByRole('button', { name: say('catalogue.product.add') })
        .locator('visible=true')
        .first()
      for (const kind of kinds) {
        await test.step(kind.name, async () => {
          await shop.setFaults({ match: 'POST /guest-carts*', ...kind.rule })
          const ended = writingEnds(page, '/guest-carts')
          await add.click()
          await ended
          const message = page
            .getByText(kind.told(say) ?? say('cart.fault.unknown'))
            .locator('visible=true')
            .last()
          await expect(message).toBeVisible()
          await expect(page.getByText(say('shell.cart.added'))).toHaveCount(0)
          if (kind.name === 'no answer')
            await expect(page.locator('li [lang=en]').last()).toHaveText('Failed to fetch')
          if (code !== 'en') await hasNoEnglish(message)
          await shop.setFaults()
        })
      }
      await add.click()
      await expect(page.getByText(say('shell.cart.added'))).toBeVisible()
      await page.goto('/cart')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      watched.complaints.splice(0)
    })

    test('reading a listing: each failure has a screen, whose button brings the goods', async ({
      page,
      shop,
      watched,
    }) => {
      test.setTimeout(150_000)
      const say = await speak(page, code, shop.url)
      for (const kind of kinds) {
        await test.step(kind.name, async () => {
          await page.goto('/systemstatus')
          await hydrated(page)
          await shop.setFaults(
            { match: 'GET /magento/*/products', ...kind.rule },
            { match: 'GET /catalogue/facets', ...kind.rule },
          )
          await page
            .getByRole('link', { name: say('shell.nav.categories') })
            .locator('visible=true')
            .first()
            .click()
          const heading = page.getByRole('heading', { name: say('catalogue.error.title') })
          await expect(heading).toBeVisible({ timeout: 20_000 })
          if (code !== 'en') await hasNoEnglish(page.getByRole('main'))
          await shop.setFaults()
          // a try of the page's own may still be under way when the service is back: it brings the goods, too
          await expect(async () => {
            if (await heading.isVisible())
              await page.getByRole('button', { name: say('shell.read.retry') }).click({ timeout: 2000 })
            await expect(heading).toHaveCount(0, { timeout: 2000 })
          }).toPass({ timeout: 20_000 })
          await expect(
            page
              .getByRole('main')
              .getByRole('article')
              .or(page.getByRole('main').getByRole('listitem'))
              .first(),
          ).toBeVisible()
        })
      }
      watched.complaints.splice(0)
    })

    test('saving an address: each failure is told, what was typed stays, the next press saves', async ({
      page,
      shop,
      watched,
    }) => {
      test.setTimeout(120_000)
      const say = await speak(page, code, shop.url)
      await enterAs(page, shop, 'preferred')
      await page.goto('/dashboard/addresses')
      await hydrated(page)
      await page
        .getByRole('button', { name: new RegExp(say('dashboard.addresses.edit')) })
        .first()
        .click()
      const street = page.getByRole('textbox', { name: say('ds.address.street') })
      await street.fill(`Flat 7, 12 Jade Road ${code}`)
      const save = page.getByRole('button', { name: say('account.address.save') })
      for (const kind of kinds) {
        await test.step(kind.name, async () => {
          await shop.setFaults({ match: 'PUT /customer/address/save', ...kind.rule })
          const ended = writingEnds(page, '/customer/address/save')
          await save.click()
          await ended
          const message = page
            .getByText(kind.told(say) ?? say('account.error.generic'))
            .locator('visible=true')
            .last()
          await expect(message).toBeVisible()
          if (code !== 'en') await hasNoEnglish(message)
          await expect(street).toHaveValue(`Flat 7, 12 Jade Road ${code}`)
          await shop.setFaults()
        })
      }
      await save.click()
      await expect(page.getByText(say('dashboard.addresses.saved'))).toBeVisible()
      watched.complaints.splice(0)
    })
  })
}

test('a service that is too slow is told after twenty seconds', async ({ page, shop, watched }) => {
  await page.clock.install()
  await page.goto('/signin')
  await hydrated(page)
  await page.getByRole('link', { name: 'Account and password' }).click()
  await page.getByRole('textbox', { name: 'Email, member number or username' }).fill('ka.ho@jadeleaf.example')
  await page.getByLabel('Password', { exact: true }).fill('Jade2026')
  await shop.setFaults({ match: 'POST /customer/integration/token', delay_ms: 22_000, times: 1 })
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
  const asked = page.waitForRequest('**/customer/integration/token')
  await submit.click()
  await asked
  await page.clock.runFor(10_000)
  const told = page
    .getByRole('alert')
    .filter({ hasText: 'The shop is taking too long to respond. Please try again.' })
  await expect(told).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(told).toBeVisible()
  await submit.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(watched.complaints.splice(0).join('\n')).toContain('sign-in: ServiceFault')
})

test('without a connection nothing is lost, and with it the same press works', async ({ page, context }) => {
  await page.goto(`/product/${sku}`)
  await hydrated(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText(/The shop cannot be reached\. Please try again\./)).toBeVisible()
  await expect(page.getByText('Your device lost its internet connection.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText('Added to your cart.')).toBeVisible()
})

// Requirements R-518
test('maintenance is told in its own words', async ({ page, shop, watched }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await shop.setFaults({ match: 'GET /*', status: 503, body: '' })
  await followAllProducts(page)
  await expect(
    page.getByText('The website is under maintenance, please try again later!').first(),
  ).toBeVisible()
  watched.complaints.splice(0)
})

// Requirements R-303
test('the current language is no switch, and a refused switch leaves the old one and says why', async ({
  page,
  shop,
  watched,
}) => {
  await shop.setFaults({
    match: 'POST /language/switch',
    status: 400,
    body: JSON.stringify({ message: 'Not %1', parameters: ['now'] }),
  })
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/language/switch')) asked++
  })
  await page.goto('/systemstatus')
  await hydrated(page)
  const menu = page.locator('summary').filter({ hasText: 'English' })
  await menu.click()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  expect(asked).toBe(0)
  await menu.click()
  await page.getByRole('link', { name: 'Tiếng Việt' }).click()
  await expect(page.getByText('Not now')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(asked).toBe(1)
  // the failure is reported, too
  expect(watched.complaints.splice(0)).toHaveLength(1)
})

test('the same notification area tells a failure on the home page, at the checkout and in the business area (R-064)', async ({
  page,
  shop,
  watched,
}) => {
  const body = JSON.stringify({ message: 'Not %1', parameters: ['now'] })
  await shop.reset()
  const associate = await personOf(page.request, 'associate')
  await fillCart(associate, 'zinc-15')
  await chooseDelivery(associate)
  await signInAs(page, associate)
  await shop.setFaults(
    { match: 'POST /language/switch', status: 400, body },
    { match: 'PUT /loyalty/use-ipayout', status: 400, body },
  )
  const isTold = () =>
    expect(page.getByRole('region', { name: 'Notifications' }).getByText('Not now')).toBeVisible()
  for (const path of ['/', '/commissions']) {
    await page.goto(path)
    await hydrated(page)
    await page.locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('link', { name: 'Tiếng Việt' }).click()
    await isTold()
  }
  // the checkout has no menu of languages: there a balance is refused
  await page.goto('/checkout?step=payment')
  await hydrated(page)
  await page.getByRole('switch', { name: 'Use payout credit (iPayout)' }).press('Space')
  await isTold()
  // the refused switches are reported, too
  expect(watched.complaints.splice(0)).toHaveLength(2)
})
