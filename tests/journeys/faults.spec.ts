import { expect, hydrated, test } from './watched-page.ts'

test('going offline and coming back are told; a first load online says nothing', async ({ page, context }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await expect(page.getByText('You are now connected to internet.')).toHaveCount(0)
  await context.setOffline(true)
  await expect(page.getByText('Your device lost its internet connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are now connected to internet.')).toBeVisible()
  await expect(page.getByText('Your device lost its internet connection.')).toHaveCount(0)
})

test('an unknown address is 404 with three ways on', async ({ page }) => {
  const answer = await page.goto('/no-such-path')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: "Oops! We can't find the page you are looking for" })).toBeVisible()
  await expect(page).toHaveTitle('Page not found – Jadeleaf')
  await hydrated(page)
  await expect(page).toHaveTitle('Page not found – Jadeleaf')
  for (const [name, path] of [['See all products', '/categories'], ['About us', '/page/about-us'], ['Legal', '/page/legal']] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
    expect((await page.request.get(path)).status()).toBe(200)
  }
})

test.describe('a screen that throws', () => {
  test('gives way to the error page, whose buttons work and which goes with the next navigation', async ({ page, watched }) => {
    await page.goto('/systemstatus')
    await hydrated(page)
    // the next page's script is broken
    await page.route('**/assets/cart-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export const Page = () => { throw new Error("broken screen") }; export const title = () => undefined' }))
    await page.getByRole('link', { name: /^Cart/ }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page ran into a problem' })).toBeVisible()
    await expect(page.getByText('Something went wrong. Please contact customer support.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'To my account' })).toHaveAttribute('href', '/dashboard')
    await page.getByRole('button', { name: 'Tell us what happened' }).click()
    const dialog = page.getByRole('dialog', { name: 'Feedback' })
    await dialog.getByRole('textbox', { name: 'What happened' }).fill('I pressed the cart.')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Thank you, we have received it.')).toBeVisible()
    await page.getByRole('link', { name: 'To the home page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page ran into a problem' })).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
    expect(watched.complaints.splice(0).join('\n')).toContain('broken screen')
    expect(watched.violations).toEqual([])
  })
})

test('a navigation moves the focus to the new heading, says its title and scrolls up', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  // The footer is drawn when it comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'System status' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'System status' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('System status – Jadeleaf')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Jadeleaf')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})
