import { expect, hydrated, test } from './watched-page.ts'

// Requirements
test('a first visit is in Simplified Chinese with the id of the initial state', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expect(await page.evaluate(() => localStorage.getItem('languageState'))).toBe(
    JSON.stringify({ locale: 'zh_Hans_CN', code: 'zh_cn', dayjsLocale: 'zh-cn', id: 4 }),
  )
  await context.close()
})

// Requirements
test('switching tells the service, changes the page in place and stays after a reload', async ({ page }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await page.evaluate(() => {
    ;(window as unknown as { same: boolean }).same = true
  })
  const told = page.waitForRequest((request) => request.url().endsWith('/language/switch'))
  await page.locator('summary').filter({ hasText: 'English' }).click()
  await page.getByRole('link', { name: 'ภาษาไทย' }).click()
  expect((await told).postDataJSON()).toEqual({ storeId: 9 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สถานะระบบ')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page).toHaveTitle(/สถานะระบบ/)
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('languageState') ?? '{}') as unknown),
  ).toEqual({ locale: 'th_TH', code: 'th', dayjsLocale: 'th', id: 9 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สถานะระบบ')
})

for (const [code, tag] of [
  ['zh_cn', 'zh-CN'],
  ['zh_hk', 'zh-HK'],
  ['en', 'en'],
  ['ms', 'ms'],
  ['vi', 'vi'],
  ['th', 'th'],
] as const) {
  // Requirements R-011
  test(`the home page speaks ${tag} throughout`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: code, url: baseURL ?? '' }])
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    // a message that is missing shows its id
    expect(await page.locator('body').innerText()).not.toMatch(
      /\b(shell|ds|catalogue|cart|content)\.[a-z]+\.[a-zA-Z]+/,
    )
  })
}

test('a form without a script takes no body without end', async ({ baseURL }) => {
  const piece = new Uint8Array(64 * 1024).fill(32)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += piece.byteLength
      controller.enqueue(piece)
      if (sent > 150 * 1024 * 1024) controller.close()
    },
  })
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  } satisfies RequestInit & { duplex: 'half' }
  const answer = await fetch(new URL('/signin', baseURL), init)
  expect([answer.status, await answer.json()]).toMatchObject([
    413,
    { message: 'The request is larger than %1 bytes.' },
  ])
})

for (const path of ['/', '/bundles', '/brands'])
  test(`every picture with words changes with the language, and stays so after a reload: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    await page.locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('link', { name: '繁體中文' }).click()
    const drawn = () =>
      page
        .getByRole('main')
        .locator('img[src*="/media/"]')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))
    const other = async () => (await drawn()).filter((src) => !src.includes('/zh_hk/'))
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(0)
    await expect.poll(other).toEqual([])
    await page.reload()
    await hydrated(page)
    await expect.poll(async () => (await drawn()).length).toBeGreaterThan(0)
    expect(await other()).toEqual([])
  })

test('a page of text changes with the language where it stands', async ({ page }) => {
  await page.goto('/page/delivery')
  await hydrated(page)
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.textContent()
  await page.locator('summary').filter({ hasText: 'English' }).click()
  await page.getByRole('link', { name: '繁體中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
  await expect(title).not.toHaveText(before ?? '')
  await expect(title).toHaveText(/^\p{Script=Han}+$/u)
})

test.describe('an address that names a language', () => {
  test('opens in it, keeps it from page to page, and leaves alone what this browser has chosen', async ({
    page,
  }) => {
    await page.goto('/th')
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'th')
    await page.getByRole('main').getByRole('link', { name: /1000/ }).first().click()
    await expect(page).toHaveURL(/\/th\/product\//)
    await page.getByRole('link', { name: 'Jadeleaf' }).first().click()
    await expect(page).toHaveURL(/\/th$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/th\/product\//)
    await page.goto('/systemstatus')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('changes with the language, in place, and back leads to the same page in the new one', async ({
    page,
  }) => {
    await page.goto('/th/brands')
    await hydrated(page)
    await page.getByRole('link', { name: 'Jadeleaf' }).first().click()
    await expect(page).toHaveURL(/\/th$/)
    const told = page.waitForRequest((request) => request.url().endsWith('/language/switch'))
    await page.locator('summary').filter({ hasText: 'ภาษาไทย' }).click()
    await page.getByRole('link', { name: '繁體中文' }).click()
    expect((await told).postDataJSON()).toEqual({ storeId: 4 })
    await expect(page).toHaveURL(/\/zh-hk$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
    await page.goBack()
    await expect(page).toHaveURL(/\/zh-hk\/brands$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
    await page.goForward()
    await expect(page).toHaveURL(/\/zh-hk$/)
    await page.goto('/systemstatus')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
  })

  test('leads a guest to sign in and back in the same language', async ({ page }) => {
    await page.goto('/vi/dashboard/orders')
    await expect(page).toHaveURL(/\/vi\/signin\?redirect=%2Fdashboard%2Forders$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the menu leads to the same page in another language, and its links stay in it', async ({ page }) => {
    await page.goto('/page/delivery?from=mail')
    await page.locator('summary').filter({ hasText: 'English' }).click()
    await page.getByRole('link', { name: '繁體中文' }).click()
    await expect(page).toHaveURL(/\/zh-hk\/page\/delivery\?from=mail$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
    await page.getByRole('link', { name: 'Jadeleaf' }).first().click()
    await expect(page).toHaveURL(/\/zh-hk$/)
  })
})
