import { documents, open } from './page-addresses.ts'
import { expect, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, fields] of [
    ['/signin?by=account', { username: 'mei.chan@jadeleaf.example', password: 'Secret2026' }],
    ['/signin', { mobile: '51234567', code: '135790' }],
    ['/signup', { email: 'mei.chan@jadeleaf.example', password: 'Secret2026' }],
    ['/forgot_password', { key: 'mei.chan@jadeleaf.example' }],
  ] as const)
    for (const language of ['en', 'zh_hk'] as const)
      test(`Enter in ${path} puts nothing into the address and says in ${language} what the form needs`, async ({
        page,
        baseURL,
      }) => {
        const say = wordsOf(language)
        await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(200)
        for (const [name, text] of Object.entries(fields))
          await page.locator(`main input[name=${name}]`).fill(text)
        const sent = page.waitForResponse((response) => response.request().method() === 'POST')
        await page.keyboard.press('Enter')
        expect((await sent).status()).toBe(405)
        expect((await sent).headers()['cache-control']).toBe('no-store')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell.unsent.title'))
        await expect(page.getByText(say('shell.unsent.copy'))).toBeVisible()
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path)
        for (const text of Object.values(fields)) expect(await page.content()).not.toContain(text)
        await page.getByRole('link', { name: say('shell.unsent.again') }).click()
        await expect(page.locator(`main input[name=${Object.keys(fields)[0]}]`)).toHaveValue('')
      })

  test('a guarded page says that one has to sign in, and leads there', async ({ page, baseURL }) => {
    const say = wordsOf('en')
    await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
    await page.goto('/dashboard/orders')
    // Playwright's roles and texts leave out what stands in <noscript>
    const notice = page.locator('#sign-in-first')
    await expect(notice).toBeVisible()
    expect(await notice.innerText()).toBe(`${say('shell.session.loginFirst')} ${say('shell.nav.signIn')}`)
    await expect(page.locator('main')).toBeHidden()
    await notice.locator('a').click()
    await expect(page).toHaveURL('/signin?redirect=%2Fdashboard%2Forders')
    await expect(notice).toHaveCount(0)
  })

  // Requirements R-083
  test('the search finds', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('omega')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/categories\?q=omega$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('omega')
  })
})

/** The pages whose HTML may hold forms: those that no sign-in guards. */
const addresses = [
  ...new Set([
    ...open,
    '/signin?by=account',
    '/forgot_password?by=mobile',
    ...documents.map(({ document }) => document),
  ]),
]
test('every form of every page is sent by POST, but for those that search', async ({ page, request }) => {
  const byGet = new Set<string>()
  let secrets = 0
  for (const path of addresses) {
    const html = await (await request.get(path, { headers: { cookie: 'language=en' } })).text()
    const forms = await page.evaluate(
      (text) =>
        // a document of its own, whose scripts do not run
        [...new DOMParser().parseFromString(text, 'text/html').forms].map((form) => ({
          method: form.method,
          action: form.getAttribute('action') ?? '',
          hasSecret:
            form.querySelector('[type=password],[autocomplete^=cc-],[autocomplete=one-time-code]') !== null,
        })),
      html,
    )
    for (const { method, action, hasSecret } of forms) {
      if (hasSecret) secrets++
      if (method === 'post') continue
      expect(hasSecret, path).toBe(false)
      byGet.add(action.replace(/\d+$/, ''))
    }
  }
  expect(secrets).toBeGreaterThanOrEqual(3)
  expect([...byGet].toSorted()).toEqual(['/bundles', '/categories', '/categories/', '/promotions'])
})
