import type { Page } from '@playwright/test'
import { expect, test, visit } from './watched-page.ts'

/** The smallest icon that Chromium installs an app with. */
const SMALLEST_ICON = 144

/**
 * What Chromium itself reads in the page's manifest, and what keeps it from installing the shop. The headless shell, which the
 * check drives, always names nothing; a whole Chromium (BROWSER_PATH) names that a test's context is incognito, and all else.
 */
async function appOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { url, errors, manifest } = await session.send('Page.getAppManifest')
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  return {
    address: new URL(url).pathname,
    obstacles: [
      ...errors.map(({ message }) => message),
      ...installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ],
    manifest: manifest!,
  }
}

/** The width that an icon has once the browser has drawn it. */
const drawnWidth = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    return image.naturalWidth
  }, url)

for (const [language, tag, name] of [
  ['th', 'th', 'ร้านสินค้าเพื่อสุขภาพ Jadeleaf'],
  ['zh-hk', 'zh-HK', '翠葉健康產品店'],
] as const)
  test(`the shop can be installed in ${tag}, and opens in it`, async ({ page, baseURL }) => {
    await visit(page, `/${language}`)
    const { address, obstacles, manifest } = await appOf(page)
    expect(address).toBe(`/manifest-${language}.webmanifest`)
    expect(obstacles).toEqual([])
    expect([manifest.name, manifest.display, manifest.id]).toEqual([name, 'kStandalone', `${baseURL}/`])
    const icons = manifest.icons ?? []
    expect(icons.length).toBe(3)
    for (const { url, sizes } of icons) {
      const width = await drawnWidth(page, url)
      expect(width).toBeGreaterThanOrEqual(SMALLEST_ICON)
      expect(`${width}x${width}`, url).toBe(sizes)
    }
    const shortcuts = manifest.shortcuts ?? []
    expect(shortcuts.length).toBe(4)
    for (const { url } of shortcuts) {
      expect(url).toContain(`${baseURL}/${language}/`)
      expect((await page.request.get(url)).status(), url).toBe(200)
    }
    await visit(page, manifest.startUrl ?? '')
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    expect(new URL(page.url()).pathname).toBe(`/${language}`)
  })

test('what the head names is there, in the type that it says', async ({ page }) => {
  await visit(page, '/')
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  const types = await Promise.all(
    links.map(async (href) => {
      const answer = await page.request.get(href)
      return [href, answer.status(), answer.headers()['content-type']]
    }),
  )
  expect(types).toEqual([
    ['/favicon.ico', 200, 'image/x-icon'],
    ['/favicon.svg', 200, 'image/svg+xml'],
    ['/apple-touch-icon.png', 200, 'image/png'],
    ['/manifest-en.webmanifest', 200, 'application/manifest+json'],
  ])
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0b5c4d')
})
