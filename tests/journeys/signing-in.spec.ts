import type { Page } from '@playwright/test'
import { newBuyer } from './buyer.ts'
import { enterAs, expect, hydrated, test } from './own-shop.ts'
import { addToCart } from './shopper.ts'
import { byAccount, codeField, codeTo, mobileField, open, say, send, signInButton } from './sign-in-page.ts'
import { withoutReload, type Watch } from './watched-page.ts'
import { wordsOf } from './words.ts'

const wrongCode = 'Please enter the correct security code'
const refused =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))

/** A failed sign-in is reported as well: the console is the sink of the sandbox. */
const isReported = (watched: Watch, times = 1) => {
  expect(
    watched.complaints.splice(0).filter((text) => text.startsWith('sign-in: ServiceFault')),
  ).toHaveLength(times)
}

test.describe('the way to sign in', () => {
  const wayBy = (page: Page, way: 'byAccount' | 'byMobile') =>
    page.getByRole('main').getByRole('link', { name: say(`account.signin.${way}`) })
  const accountField = (page: Page) => page.getByRole('textbox', { name: say('account.signin.account') })

  test('is in the address, beside the page to return to, and survives a reload', async ({ page }) => {
    await open(page, '/cart')
    await open(page, '/signin?redirect=%2Fbrands')
    await expect(wayBy(page, 'byMobile')).toHaveAttribute('aria-current', 'page')
    await wayBy(page, 'byAccount').click()
    await expect(page).toHaveURL(/\/signin\?redirect=%2Fbrands&by=account$/)
    await expect(wayBy(page, 'byAccount')).toHaveAttribute('aria-current', 'page')
    await expect(wayBy(page, 'byAccount')).toBeFocused()
    await page.reload()
    await hydrated(page)
    await byAccount(page, 'ka.ho@jadeleaf.example', 'Jade2026')
    await expect(page).toHaveURL(/\/brands$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/cart$/)
  })

  test('keeps what was typed in the other', async ({ page }) => {
    await open(page)
    await mobileField(page).fill('51000001')
    await wayBy(page, 'byAccount').click()
    await expect(mobileField(page)).toHaveCount(0)
    await accountField(page).fill('ka.ho@jadeleaf.example')
    await wayBy(page, 'byMobile').click()
    await expect(mobileField(page)).toHaveValue('51000001')
    await expect(accountField(page)).toHaveCount(0)
    await wayBy(page, 'byAccount').click()
    await expect(accountField(page)).toHaveValue('ka.ho@jadeleaf.example')
  })

  test('is chosen before the script', async ({ browser, shop }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url, locale: 'en' })
    const page = await context.newPage()
    await page.goto('/signin?redirect=%2Fbrands')
    await page.locator('main a[href*="by=account"]').click()
    await expect(page).toHaveURL(/redirect=%2Fbrands&by=account$/)
    await expect(page.locator('input[name=username]')).toBeVisible()
    await expect(page.locator('input[name=mobile]')).toHaveCount(0)
    await context.close()
  })
})

test.describe('by account', () => {
  // Requirements
  test('a wrong password is told, keeps what was typed, and the right one enters', async ({
    page,
    watched,
  }) => {
    await open(page)
    await byAccount(page, 'ka.ho@jadeleaf.example', 'Wrong2026')
    await expect(page.getByRole('main').getByText(refused)).toBeVisible()
    await expect(page.getByRole('textbox', { name: say('account.signin.account') })).toHaveValue(
      'ka.ho@jadeleaf.example',
    )
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong2026')
    await byAccount(page, 'ka.ho@jadeleaf.example', 'Jade2026')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    isReported(watched)
  })

  test('eight wrong passwords close the account for a quarter of an hour', async ({
    page,
    watched,
    shop,
  }) => {
    for (let index = 0; index < 8; index++)
      await page.request.post('/rest/en/V1/customer/integration/token', {
        data: { username: 'hoi.lam@jadeleaf.example', password: `Wrong${index}` },
      })
    await open(page)
    await byAccount(page, 'hoi.lam@jadeleaf.example', 'Jade2026')
    await expect(page.getByRole('main').getByText(refused)).toBeVisible()
    await shop.setClock(901)
    await signInButton(page).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    isReported(watched)
  })

  test('empty fields are told in one sentence and take the focus (R-313, R-314)', async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: say('account.signin.byAccount') }).click()
    await signInButton(page).click()
    const summary = page.getByRole('main').getByRole('group', { name: 'All fields are required' })
    await expect(summary).toBeFocused()
    await expect(page.getByText('This field is required').first()).toBeVisible()
  })
})

test.describe('before the rules of the form are there', () => {
  /** Script of zod's resolver and of the schema. */
  const rules = /\/assets\/_?(zod|forms)-[^/]*\.js$/

  test('a press on the button waits for them', async ({ page }) => {
    const held = Promise.withResolvers<undefined>()
    let asked = 0
    await page.route(rules, async (route) => {
      asked++
      await held.promise
      await route.continue()
    })
    await open(page, '/signin?by=account')
    await signInButton(page).click()
    await expect(page.getByRole('button', { name: say('account.signin.pending') })).toBeVisible()
    const summary = page.getByRole('main').getByRole('group', { name: 'All fields are required' })
    await expect(summary).toHaveCount(0)
    held.resolve(undefined)
    await expect(summary).toBeFocused()
    expect(asked).toBeGreaterThan(0)
  })

  test('nothing is sent without them: the form says why, keeps what was typed and sends it once they are there', async ({
    page,
    watched,
    shop,
  }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/customer/integration/token')) sent++
    })
    await page.route(rules, (route) => route.abort())
    await withoutReload(page)
    await page.context().addCookies([{ name: 'language', value: 'zh_cn', url: shop.url }])
    await open(page, '/signin?by=account')
    const chinese = wordsOf('zh_cn')
    const password = page.getByLabel(chinese('account.field.password'), { exact: true })
    const button = page.getByRole('main').getByRole('button', { name: chinese('account.signin.submit') })
    await page
      .getByRole('textbox', { name: chinese('account.signin.account') })
      .fill('ka.ho@jadeleaf.example')
    await password.fill('Jade2026')
    const told = page.getByRole('group', { name: chinese('shell.offline.lost') })
    for (let press = 0; press < 2; press++) {
      await button.click()
      await expect(told).toBeFocused()
      await password.focus()
    }
    await expect(password).toHaveValue('Jade2026')
    expect(sent).toBe(0)
    await page.unroute(rules)
    await button.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(sent).toBe(1)
    watched.complaints.splice(0)
  })
})

test.describe('by mobile code', () => {
  // Requirements R-343
  test('without a number nothing is sent', async ({ page }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().includes('/sendcode/')) asked++
    })
    await open(page)
    // the code is passed with Tab on the way to the button: that is no mistake
    await codeField(page).focus()
    await send(page).press('Enter')
    await expect(mobileField(page)).toBeFocused()
    await expect(mobileField(page)).toHaveAccessibleDescription(/Please enter mobile number to get code/)
    await mobileField(page).fill('5100000')
    await send(page).click()
    await expect(mobileField(page)).toBeFocused()
    await expect(mobileField(page)).toHaveAccessibleDescription(/Mobile must be at least 8 characters/)
    await expect(codeField(page)).not.toHaveAttribute('aria-invalid')
    await mobileField(page).fill('abcdefgh')
    await mobileField(page).blur()
    await expect(page.getByText('Input is not a valid mobile number').first()).toBeVisible()
    expect(asked).toBe(0)
  })

  // Requirements
  test('a wrong code and an expired one are refused, a new one enters', async ({ page, watched, shop }) => {
    const mobile = '51000002'
    await shop.setClock(-86_400)
    await open(page)
    await mobileField(page).fill(mobile)
    await send(page).click()
    await expect(page.getByText(/We have sent a code to \+852 51000002/)).toBeVisible()
    await expect(send(page)).toHaveCount(0)
    const first = await codeTo(shop, mobile)
    await codeField(page).fill(wrong(first))
    await signInButton(page).click()
    await expect(page.getByText(wrongCode).first()).toBeVisible()
    await expect(mobileField(page)).toHaveValue(mobile)
    await shop.setClock(-86_400 + 301)
    await codeField(page).fill(first)
    await signInButton(page).click()
    // the words of the first refusal may still be there: the second is over when it has been reported
    await expect
      .poll(() => watched.complaints.filter((text) => text.startsWith('sign-in: ServiceFault')))
      .toHaveLength(2)
    await expect(page.getByText(wrongCode).first()).toBeVisible()
    await page.reload()
    await hydrated(page)
    await mobileField(page).fill(mobile)
    await send(page).click()
    await codeField(page).fill(await codeTo(shop, mobile, first))
    await signInButton(page).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    isReported(watched, 2)
  })

  for (const message of ['123456', undefined])
    test(`the code is ${message ? 'told in an alert by a service in debug mode' : 'told by SMS alone'} (R-408)`, async ({
      page,
      shop,
    }) => {
      const body = JSON.stringify({ result: true, expires_in: 300, resend_after: 60, message })
      await shop.setFaults({ match: 'GET /customer/mobile/sendcode/*', status: 200, body })
      await open(page)
      await mobileField(page).fill('51000003')
      await send(page).click()
      await expect(page.getByText(/We have sent a code to \+852 51000003/)).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: 'Test code: 123456' })).toHaveCount(
        message ? 1 : 0,
      )
    })

  test('after five wrong tries the right code is refused as well', async ({ page, watched, shop }) => {
    const mobile = '51000008'
    await open(page)
    await mobileField(page).fill(mobile)
    await send(page).click()
    const code = await codeTo(shop, mobile)
    for (let index = 0; index < 5; index++)
      await page.request.post('/rest/en/V1/customer/login/token', {
        data: { mobile, countryCode: '852', code: wrong(code) },
      })
    await codeField(page).fill(code)
    await signInButton(page).click()
    await expect(
      page.getByText('This code was entered wrongly too often. Please get a new one.').first(),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/signin/)
    isReported(watched)
  })

  // Requirements R-568
  test('a second code within a minute waits: the button counts down, a fresh page is told the seconds', async ({
    page,
    shop,
  }) => {
    const mobile = '51000010'
    await open(page)
    await mobileField(page).fill(mobile)
    await send(page).click()
    await codeTo(shop, mobile)
    const waiting = page.getByRole('main').getByRole('button', { name: /\b[1-5]?\d\b/ })
    await expect(waiting).toBeDisabled()
    await page.reload()
    await hydrated(page)
    await mobileField(page).fill(mobile)
    await send(page).click()
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveAccessibleDescription(
      /Please wait \d+ seconds before requesting another code\./,
    )
    await shop.setClock(61)
    await send(page).click()
    const note = page.getByText(/We have sent a code to/)
    await expect(note).toBeVisible()
    await expect(page.getByRole('status').filter({ has: note })).toHaveCount(1)
    await expect(codeField(page)).toBeFocused()
  })

  test('the note about a code moves nothing below it', async ({ page }) => {
    await open(page)
    await mobileField(page).fill('51000011')
    const before = await signInButton(page).boundingBox()
    await send(page).click()
    await expect(page.getByText(/We have sent a code to/)).toBeVisible()
    expect(await signInButton(page).boundingBox()).toEqual(before)
  })

  // Requirements
  test('a country code that is no longer offered is not chosen', async ({ page, shop }) => {
    await shop.setFaults({
      match: 'GET /sms/countrycode*',
      status: 200,
      body: JSON.stringify(
        JSON.stringify({
          items: [{ value: '86', label: 'Mainland +86', needVerify: '1' }],
          register_verify: '1',
        }),
      ),
    })
    await open(page)
    const prefix = page.getByRole('combobox', { name: /country|code/i }).first()
    await expect(prefix).toHaveValue('86')
    await expect(prefix.getByRole('option')).toHaveCount(1)
  })

  // Requirements
  test('one number with two accounts lets the person choose; a choice that cannot be loaded is told, and the next press asks', async ({
    page,
    watched,
    shop,
  }) => {
    const script = '**/assets/AccountChoiceForm-*.js'
    await page.route(script, (route) => route.abort())
    await withoutReload(page)
    await open(page)
    const prefix = page.getByRole('combobox', { name: /country|code/i }).first()
    await prefix.selectOption('86')
    await mobileField(page).fill('13800138000')
    await send(page).click()
    let code = ''
    await expect
      .poll(async () => {
        code = /\b\d{6}\b/.exec((await shop.outbox('+8613800138000'))[0]?.body ?? '')?.[0] ?? ''
        return code
      })
      .not.toBe('')
    await codeField(page).fill(code)
    await signInButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: say('account.error.load') })).toBeVisible()
    await expect(prefix).toHaveValue('86')
    await expect(mobileField(page)).toHaveValue('13800138000')
    await expect(codeField(page)).toHaveValue(code)
    expect(watched.complaints.splice(0).join('\n')).toContain('sign-in: TypeError')
    await page.unroute(script)
    await signInButton(page).click()
    await expect(page.getByRole('heading', { name: say('account.choice.title') })).toBeFocused()
    await page.getByText('李博').click()
    await page.getByRole('button', { name: say('account.choice.continue') }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('main').getByText(/李博/).first()).toBeVisible()
  })
})

test.describe('the cart of a guest', () => {
  test("is the customer's after signing in, which is told", async ({ page }) => {
    const buyer = await newBuyer(page.request)
    await addToCart(page, say, 'vitamin-d3-k2')
    await open(page)
    await byAccount(page, buyer.email, 'Jade2026')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('main').getByText(/Hello/)).toBeVisible()
    const cart = page.getByRole('link', { name: say('shell.nav.cartWith', { n: 1 }) })
    await expect(cart.locator('visible=true').first()).toBeVisible()
    const { items } = await buyer.rest<{ items: { sku: string }[] }>('GET', '/carts/mine')
    expect(items.map(({ sku }) => sku)).toEqual(['vitamin-d3-k2'])
    await expect(page.getByText(say('cart.merge.done', { n: 1 }))).toBeVisible()
  })
})

test.describe('where a person goes', () => {
  // Requirements
  test('back to the page that asked, with its query', async ({ page }) => {
    await open(page, '/dashboard/orders?status=paid&x=1')
    await expect(page.getByText('Please log in first.')).toBeVisible()
    await byAccount(page, 'ka.ho@jadeleaf.example', 'Jade2026')
    await expect(page).toHaveURL(/\/dashboard\/orders\?status=paid&x=1$/)
  })

  test('never to a foreign address', async ({ page, shop }) => {
    for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example']) {
      await open(page, `/signin?redirect=${encodeURIComponent(target)}`)
      await byAccount(page, 'po.tang@jadeleaf.example', 'Jade2026')
      await expect(page).not.toHaveURL(/\/signin/)
      expect(new URL(page.url()).origin).toBe(shop.url)
      await open(page, '/logout').catch(() => undefined)
      await page.waitForURL((url) => url.pathname === '/')
    }
  })

  // Requirements
  test('logging out is followed by every tab, and the guest has no token', async ({
    page,
    context,
    shop,
  }) => {
    await enterAs(page, shop, 'preferred')
    await open(page, '/dashboard')
    await expect(page.getByRole('main').getByText(/Hello/)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/dashboard/addresses')
    await expect(other.getByRole('heading', { name: 'My addresses' })).toBeVisible()
    const told = page.waitForRequest('**/customer/logout')
    await page.goto('/logout')
    expect((await told).headers()['authorization']).toMatch(/^Bearer /)
    await page.waitForURL((url) => url.pathname === '/')
    await expect(other).toHaveURL(/\/(signin.*)?$/)
    await expect(other.getByText('Nathan')).toHaveCount(0)
    const kept = await page.evaluate(() => JSON.stringify(localStorage))
    expect(kept).not.toMatch(/bearerToken|customer_token|mei\.chan|51000001/)
  })

  // Requirements
  test('a token that ran out ends the session in words, and the browser holds no address or ID number', async ({
    page,
    shop,
  }) => {
    await enterAs(page, shop, 'preferred')
    await open(page, '/dashboard/addresses')
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /Nam Cheong|Road|Street/ })
        .first(),
    ).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('customer') ?? ''))
      .toContain('logged_in')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
      /11010519491231002X|street|Nam Cheong|id_number/,
    )
    await shop.setClock(8 * 3600 + 5)
    // what is asked next ends it: this press, or a read of the page itself that comes before
    await Promise.any([
      page.getByRole('link', { name: 'Orders' }).locator('visible=true').first().click(),
      page.waitForURL((url) => url.pathname === '/'),
    ])
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByText('Your session has expired, please log in.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('bearerToken'))).toBeNull()
  })
})
