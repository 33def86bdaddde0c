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
