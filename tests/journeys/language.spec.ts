import { expect, hydrated, test } from './watched-page.ts'

test('a first visit is in Simplified Chinese with the id of the initial state', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expect(await page.evaluate(() => localStorage.getItem('languageState'))).toBe(JSON.stringify({ locale: 'zh_Hans_CN', code: 'zh_cn', dayjsLocale: 'zh-cn', id: 4 }))
  await context.close()
})

test('switching tells the service, changes the page in place and stays after a reload', async ({ page }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await page.evaluate(() => { (window as unknown as { same: boolean }).same = true })
  const told = page.waitForRequest((request) => request.url().endsWith('/language/switch'))
  await page.locator('summary').filter({ hasText: 'English' }).click()
  await page.getByRole('button', { name: 'ภาษาไทย' }).click()
  expect((await told).postDataJSON()).toEqual({ storeId: 9 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สถานะระบบ')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page).toHaveTitle(/สถานะระบบ/)
  expect(await page.evaluate(() => (window as unknown as { same?: boolean }).same)).toBe(true)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('languageState') ?? '{}') as unknown)).toEqual({ locale: 'th_TH', code: 'th', dayjsLocale: 'th', id: 9 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('สถานะระบบ')
})

test('the current language is no switch, and a refused switch leaves the old one and says why', async ({ page, watched }) => {
  let asked = 0
  await page.route('**/language/switch', (route) => { asked++; return route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify({ message: 'Not %1', parameters: ['now'] }) }) })
  await page.goto('/systemstatus')
  await hydrated(page)
  const menu = page.locator('summary').filter({ hasText: 'English' })
  await menu.click()
  await page.getByRole('button', { name: 'English', exact: true }).click()
  expect(asked).toBe(0)
  await menu.click()
  await page.getByRole('button', { name: 'Tiếng Việt' }).click()
  await expect(page.getByText('Not now')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(asked).toBe(1)
  // the failure is reported, too
  expect(watched.complaints.splice(0)).toHaveLength(1)
})

for (const [code, tag] of [['zh_cn', 'zh-CN'], ['zh_hk', 'zh-HK'], ['en', 'en'], ['ms', 'ms'], ['vi', 'vi'], ['th', 'th']] as const) {
  test(`the home page speaks ${tag} throughout`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'language', value: code, url: baseURL ?? '' }])
    await page.goto('/')
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    // a message that is missing shows its id
    expect(await page.locator('body').innerText()).not.toMatch(/\b(shell|ds|catalogue|cart|content)\.[a-z]+\.[a-zA-Z]+/)
  })
}
