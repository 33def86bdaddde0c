import type { Page } from '@playwright/test'
import { enterAs, expect, hydrated, test, type Shop } from './own-shop.ts'
import type { Watch } from './watched-page.ts'
import { newMobile } from './shopper.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')
const wrongCode = 'Please enter the correct security code'
const refused = 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))

/** A failed sign-in is reported as well: the console is the sink of the sandbox. */
const isReported = (watched: Watch, times = 1) => { expect(watched.complaints.splice(0).filter((text) => text.startsWith('sign-in: ServiceFault'))).toHaveLength(times) }

const open = async (page: Page, path = '/signin') => {
  await page.goto(path)
  await hydrated(page)
}
const mobileField = (page: Page) => page.getByRole('textbox', { name: say('account.field.mobile'), exact: true })
const codeField = (page: Page) => page.getByRole('textbox', { name: say('account.field.code'), exact: true })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: say('account.code.send') })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).locator('visible=true').last()

/** Newest code to a Hong Kong number. */
async function codeTo(shop: Shop, mobile: string, earlier = ''): Promise<string> {
  let code = ''
  await expect.poll(async () => { code = /\b\d{6}\b/.exec((await shop.outbox(`+852${mobile}`))[0]?.body ?? '')?.[0] ?? ''; return code !== '' && code !== earlier }).toBe(true)
  return code
}

async function byAccount(page: Page, account: string, password: string) {
  await page.getByRole('tab', { name: say('account.signin.byAccount') }).click()
  await page.getByRole('textbox', { name: say('account.signin.account') }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await signInButton(page).click()
}

/** The forms for which pictures or questions were asked, as they come: the sandbox tells their answers by them. */
function captchasOf(page: Page): string[] {
  const formIds: string[] = []
  page.on('response', (answer) => { if (answer.url().endsWith('/backend/captcha')) formIds.push((answer.request().postDataJSON() as { formId: string }).formId) })
  return formIds
}

test.describe('by account', () => {
  test('a wrong password is told, keeps what was typed, and the right one enters', async ({ page, watched }) => {
    await open(page)
    await byAccount(page, 'ka.ho@jadeleaf.example', 'Wrong2026')
    await expect(page.getByRole('main').getByText(refused)).toBeVisible()
    await expect(page.getByRole('textbox', { name: say('account.signin.account') })).toHaveValue('ka.ho@jadeleaf.example')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong2026')
    await byAccount(page, 'ka.ho@jadeleaf.example', 'Jade2026')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    isReported(watched)
  })

  test('eight wrong passwords close the account for a quarter of an hour', async ({ page, watched, shop }) => {
    for (let index = 0; index < 8; index++) await page.request.post('/rest/en/V1/customer/integration/token', { data: { username: 'hoi.lam@jadeleaf.example', password: `Wrong${index}` } })
    await open(page)
    await byAccount(page, 'hoi.lam@jadeleaf.example', 'Jade2026')
    await expect(page.getByRole('main').getByText(refused)).toBeVisible()
    await shop.setClock(901)
    await signInButton(page).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    isReported(watched)
  })

  test('empty fields are told in one sentence and take the focus', async ({ page }) => {
    await open(page)
    await page.getByRole('tab', { name: say('account.signin.byAccount') }).click()
    await signInButton(page).click()
    const summary = page.getByRole('main').getByRole('group', { name: 'All fields are required' })
    await expect(summary).toBeFocused()
    await expect(page.getByText('This field is required').first()).toBeVisible()
  })
})

test.describe('by mobile code', () => {
  test('without a number nothing is sent', async ({ page }) => {
    let asked = 0
    page.on('request', (request) => { if (request.url().includes('/sendcode/')) asked++ })
    await open(page)
    await send(page).click()
    await expect(page.getByText('Please enter mobile number to get code').first()).toBeVisible()
    await mobileField(page).fill('5100000')
    await send(page).click()
    await expect(page.getByText('Mobile must be at least 8 characters').first()).toBeVisible()
    await mobileField(page).fill('abcdefgh')
    await mobileField(page).blur()
    await expect(page.getByText('Input is not a valid mobile number').first()).toBeVisible()
    expect(asked).toBe(0)
  })

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

  test('after five wrong tries the right code is refused as well', async ({ page, watched, shop }) => {
    const mobile = '51000008'
    await open(page)
    await mobileField(page).fill(mobile)
    await send(page).click()
    const code = await codeTo(shop, mobile)
    for (let index = 0; index < 5; index++) await page.request.post('/rest/en/V1/customer/login/token', { data: { mobile, countryCode: '852', code: wrong(code) } })
    await codeField(page).fill(code)
    await signInButton(page).click()
    await expect(page.getByText(wrongCode).first()).toBeVisible()
    await expect(page).toHaveURL(/\/signin/)
    isReported(watched)
  })

  test('a second code within a minute waits: the button counts down, a fresh page is told the seconds', async ({ page, shop }) => {
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
    await expect(page.getByText(/^Please wait \d+ seconds before asking for another code\.$/).first()).toBeVisible()
    await shop.setClock(61)
    await send(page).click()
    await expect(page.getByText(/We have sent a code to/)).toBeVisible()
  })

  test('who asks for many codes reads a picture first: nothing and wrong signs are told, right ones send (R-405, R-407)', async ({ page, shop }) => {
    await shop.setFaults({ match: 'GET /customer/mobile/sendcode/*', status: 400, body: JSON.stringify({ message: 'Please provide CAPTCHA code and try again', code: 5020 }), times: 1 })
    const formIds = captchasOf(page)
    await open(page)
    await mobileField(page).fill('51000012')
    await send(page).click()
    const dialog = page.getByRole('dialog', { name: say('account.captcha.title') })
    const picture = dialog.getByRole('img', { name: say('account.captcha.label') })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(200)
    const signs = dialog.getByRole('textbox', { name: say('account.captcha.label') })
    await dialog.getByRole('button', { name: say('account.code.send') }).click()
    await expect(signs).toHaveAccessibleDescription(/This field is required/)
    const first = await picture.getAttribute('src')
    await signs.fill('WRONG')
    await dialog.getByRole('button', { name: say('account.code.send') }).click()
    await expect(dialog.getByText(say('account.captcha.wrong'))).toBeVisible()
    await expect(picture).not.toHaveAttribute('src', first ?? '')
    await expect(signs).toBeFocused()
    await signs.fill((await shop.outbox(formIds.at(-1) ?? ''))[0]?.body.toLowerCase() ?? '')
    await dialog.getByRole('button', { name: say('account.code.send') }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/We have sent a code to \+852 51000012/)).toBeVisible()
  })

  test('who cannot see the picture has a question asked, and answers it by keyboard alone', async ({ page, shop }) => {
    await shop.setFaults({ match: 'GET /customer/mobile/sendcode/*', status: 400, body: JSON.stringify({ message: 'Please provide CAPTCHA code and try again', code: 5020 }), times: 1 })
    const formIds = captchasOf(page)
    await open(page)
    await mobileField(page).fill('51000013')
    await send(page).press('Enter')
    const dialog = page.getByRole('dialog', { name: say('account.captcha.title') })
    await expect(dialog.getByRole('textbox', { name: say('account.captcha.label') })).toBeFocused()
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(say('account.captcha.help')))
    for (let index = 0; index < 3; index++) await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: say('account.captcha.ask') })).toBeFocused()
    await page.keyboard.press('Enter')
    const field = dialog.getByRole('textbox', { name: /^Write these numbers as digits/ })
    await expect(field).toBeFocused()
    await expect(dialog.getByRole('img')).toHaveCount(0)
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(say('account.captcha.wrongQuestion'))).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.type([...(await shop.outbox(formIds.at(-1) ?? ''))[0]?.body ?? ''].join(' '))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/We have sent a code to \+852 51000013/)).toBeVisible()
  })

  test('one number with two accounts lets the person choose', async ({ page, shop }) => {
    await open(page)
    await page.getByRole('combobox', { name: /country|code/i }).first().selectOption('86')
    await mobileField(page).fill('13800138000')
    await send(page).click()
    let code = ''
    await expect.poll(async () => { code = /\b\d{6}\b/.exec((await shop.outbox('+8613800138000'))[0]?.body ?? '')?.[0] ?? ''; return code }).not.toBe('')
    await codeField(page).fill(code)
    await signInButton(page).click()
    await expect(page.getByRole('heading', { name: say('account.choice.title') })).toBeFocused()
    await page.getByText('李博').click()
    await page.getByRole('button', { name: say('account.choice.continue') }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('main').getByText('bo.li@jadeleaf.example')).toBeVisible()
  })
})

test.describe('registration', () => {
  async function fill(page: Page, shop: Shop, mobile: string) {
    await open(page, '/signup?redirect=%2Fcategories%3Fq%3Dtea')
    await mobileField(page).fill(mobile)
    await send(page).click()
    await codeField(page).fill(await codeTo(shop, mobile))
    await page.getByRole('textbox', { name: 'Last name' }).fill('Chan')
    await page.getByRole('textbox', { name: 'First name' }).fill('Mei Yee')
    await page.getByLabel('Password', { exact: true }).fill('Jade2026')
    await page.getByLabel('Password again', { exact: true }).fill('Jade2026')
    await page.getByText('I am 18 or over').click()
  }
  const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

  test('a taken e-mail is told at its field, keeps the form and its code, and another enters', async ({ page, shop }) => {
    await fill(page, shop, newMobile())
    const email = page.getByRole('textbox', { name: 'E-mail', exact: true })
    await email.fill('mei.chan@jadeleaf.example')
    await submit(page)
    await expect(page.getByText('Email address already exists').first()).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Jade2026')
    await email.fill(`mei.${Date.now()}@jadeleaf.example`)
    await submit(page)
    await expect(page).toHaveURL(/\/categories\?q=tea$/)
    await expect(page.getByText('Welcome, Mei Yee Chan. Enjoy shopping!')).toBeVisible()
  })

  test('a referrer nobody knows, by code or by mobile, is told at its field', async ({ page, shop }) => {
    await fill(page, shop, newMobile())
    const referrer = page.getByRole('textbox', { name: 'Referrer Code or mobile number' })
    for (const [typed, told] of [['123456', 'Referrer Code should be 7 digits or 8 digits'], ['1234567', 'Not a valid EC referral code'], ['123456789', 'Not a valid EC mobile number']] as const) {
      await referrer.fill(typed)
      await submit(page)
      await expect(page.getByText(told, { exact: true }).first()).toBeVisible()
      await expect(referrer).toHaveAccessibleDescription(new RegExp(told))
    }
  })

  test('nothing is sent without the age, with two passwords or a weak one', async ({ page, shop }) => {
    let asked = 0
    page.on('request', (request) => { if (request.url().endsWith('/customers/register')) asked++ })
    await fill(page, shop, newMobile())
    await page.getByText('I am 18 or over').click()
    await page.getByLabel('Password again', { exact: true }).fill('Jade2027')
    await submit(page)
    await expect(page.getByText('You need to be 18 and over to register on this website.').first()).toBeVisible()
    await expect(page.getByText('Passwords do not match').first()).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('abcdef')
    await expect(page.getByText('The password needs at least 6 characters with letters and numbers.').first()).toBeVisible()
    expect(asked).toBe(0)
  })
})

test.describe('a forgotten password', () => {
  const setPassword = async (page: Page, password: string) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Password again', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Save the new password' }).click()
  }

  test('is set anew by the link in an e-mail, once', async ({ page, shop }) => {
    const person = 'yan.ng@jadeleaf.example'
    await open(page, '/forgot_password')
    const asked = page.waitForRequest('**/customers/password')
    await page.getByRole('textbox', { name: say('account.forgot.key') }).fill(person)
    await page.getByRole('button', { name: say('account.forgot.submit') }).click()
    expect((await asked).postDataJSON()).toMatchObject({ email: person, template: 'email_reset', websiteId: '1' })
    await expect(page.getByText('Check your e-mail')).toBeVisible()
    const link = /https?:\/\/\S+/.exec((await shop.outbox(person))[0]?.body ?? '')?.[0] ?? ''
    await open(page, link)
    await setPassword(page, 'Fresh2026')
    await expect(page.getByText('Your password has been changed. Sign in with the new one.')).toBeVisible()
    await open(page, link)
    await setPassword(page, 'Other2026')
    await expect(page.getByText('Invalid reset token')).toBeVisible()
    await open(page)
    await byAccount(page, person, 'Fresh2026')
    await expect(page).not.toHaveURL(/\/signin/)
  })

  test('is set anew by a code, and an unknown number learns nothing', async ({ page, shop }) => {
    await open(page, '/forgot_password')
    await page.getByRole('tab', { name: say('account.forgot.byMobile') }).click()
    await mobileField(page).fill('51000007')
    await send(page).click()
    await codeField(page).fill(await codeTo(shop, '51000007'))
    await page.getByRole('button', { name: say('account.forgot.next') }).click()
    await expect(page).toHaveURL(/\/reset_password$/)
    await setPassword(page, 'Again2026')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await byAccount(page, 'lok.cheung@jadeleaf.example', 'Again2026')
    await expect(page).not.toHaveURL(/\/signin/)
  })

  test('a page without a token, or with a bad one, says so and leads on', async ({ page }) => {
    await open(page, '/reset_password')
    await expect(page.getByText('Invalid reset token')).toBeVisible()
    await open(page, '/reset_password?email=mei.chan%40jadeleaf.example&token=nonsense')
    await setPassword(page, 'Other2026')
    await expect(page.getByText('Invalid reset token')).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL(/\/forgot_password$/)
  })
})

test.describe('where a person goes', () => {
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

  test('logging out is followed by every tab, and the guest has no token', async ({ page, context, shop }) => {
    await enterAs(page, shop, 'preferred')
    await open(page, '/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
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

  test('a token that ran out ends the session in words, and the browser holds no address or ID number', async ({ page, shop }) => {
    await enterAs(page, shop, 'preferred')
    await open(page, '/dashboard/addresses')
    await expect(page.getByRole('listitem').filter({ hasText: /Nam Cheong|Road|Street/ }).first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('customer') ?? '')).toContain('logged_in')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/11010519491231002X|street|Nam Cheong|id_number/)
    await shop.setClock(8 * 3600 + 5)
    await page.getByRole('link', { name: 'Orders' }).locator('visible=true').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByText('Your session has expired, please log in.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('bearerToken'))).toBeNull()
  })
})
