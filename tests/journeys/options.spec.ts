import { expect, hydrated, test } from './watched-page.ts'

test('without an option, the page leads to the options and says what is missing; nothing is sent (R-094)', async ({
  page,
}) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/items')) sent++
  })
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  const main = page.getByRole('main')
  const sizes = main.getByRole('radiogroup').first()
  const first = sizes.getByRole('radio').first()
  for (const name of ['Add to cart', 'Buy now']) {
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      ;(document.activeElement as HTMLElement).blur()
    })
    await main.getByRole('button', { name, exact: true }).locator('visible=true').first().click()
    await expect(first).toBeFocused()
    await expect(sizes).toBeInViewport()
    const message = sizes.getByText(/^Please choose:/)
    await expect(message).toBeInViewport()
    await expect(sizes).toHaveAccessibleDescription(/^Please choose:/)
    await expect(sizes).toHaveAttribute('aria-required', 'true')
    await expect(sizes).toHaveAttribute('aria-invalid', 'true')
  }
  expect(sent).toBe(0)
  await first.press('Space')
  await expect(sizes).not.toHaveAttribute('aria-invalid')
  await main.getByRole('button', { name: 'Add to cart', exact: true }).locator('visible=true').first().click()
  await expect.poll(() => sent).toBe(1)
})

test('a size is chosen by the address, says what a piece costs, and stays in the address (R-094)', async ({
  page,
}) => {
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  const main = page.getByRole('main')
  const sizes = main.getByRole('radiogroup').first()
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0)
  await sizes.getByRole('radio', { name: '120 softgels HK$2.48 each · saves 11%' }).press('Space')
  await expect(page).toHaveURL(/\/product\/omega-3-1200\?size=3$/)
  await page.reload()
  await hydrated(page)
  await expect(sizes.getByRole('radio', { checked: true })).toHaveAccessibleName(/^120 softgels/)
  await expect(main.getByText('HK$298.00').first()).toBeVisible()
})

test('the picture and the option say how much is in the size that is chosen', async ({ page }) => {
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  const main = page.getByRole('main')
  const picture = main
    .getByRole('group', { name: /Pictures/ })
    .getByRole('img')
    .first()
  await expect(picture).toHaveAttribute('src', /\/en\/omega-3-1200\.svg/)
  await main.getByRole('radio', { name: '120 softgels' }).press('Space')
  await expect(picture).toHaveAttribute('src', /\/en\/omega-3-1200-120\.svg/)
  const drawn = await page.request.get((await picture.getAttribute('src'))!)
  expect(await drawn.text()).toContain('1200 mg · 120')
})
