import { expect, hydrated, test } from './own-shop.ts'

/** A product without options. */
const sku = 'vitamin-d3-k2'

test.describe('a page from before a deploy', () => {
  test('opens the wanted page by loading it, once', async ({ page, watched }) => {
    let gone = 0
    await page.route('**/assets/cart-*.js', (route) => {
      gone++
      return gone === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue()
    })
    await page.goto('/systemstatus')
    await hydrated(page)
    await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
    await expect(page.getByRole('heading', { level: 1, name: /cart/i })).toBeVisible()
    await expect(page).toHaveURL(/\/cart$/)
    watched.complaints.splice(0)
  })

  test('keeps what was typed when a part of the page is gone', async ({ page, shop, watched }) => {
    await page.goto('/signup')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'Surname' }).fill('Chan')
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('typed@jadeleaf.example')
    await page.getByLabel('Password', { exact: true }).fill('Jade2026')
    await page.getByText('I am 18 or over').click()
    const loaded = page.waitForEvent('load')
    // While something is fetched ahead, a missing part may be of that, and reloads nothing.
    await expect
      .poll(() =>
        page.evaluate(() => {
          dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
          return sessionStorage.getItem('kept_fields') !== null
        }),
      )
      .toBe(true)
    await loaded
    await hydrated(page)
    await expect(page.getByRole('textbox', { name: 'Surname' })).toHaveValue('Chan')
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(
      'typed@jadeleaf.example',
    )
    await expect(page.getByRole('checkbox', { name: 'I am 18 or over' })).toBeChecked()
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    expect(await page.evaluate(() => sessionStorage.getItem('kept_fields'))).toBeNull()
    expect(shop.url).toBeTruthy()
    watched.complaints.splice(0)
  })

  test('tells a part that stays gone instead of loading for ever', async ({ page, watched }) => {
    await page.route('**/assets/cart-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/systemstatus')
    await hydrated(page)
    let loads = 0
    page.on('load', () => {
      loads++
    })
    await page.getByRole('link', { name: /^Cart/ }).locator('visible=true').first().click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toBeLessThanOrEqual(1)
    watched.complaints.splice(0)
  })
})

test("a page that comes back from the browser's memory looks again at who is there and what is in the cart", async ({
  page,
}) => {
  await page.goto(`/product/${sku}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).locator('visible=true').first().click()
  await expect(page.getByText('Added to your cart.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Cart, 1 item/ })).not.toHaveCount(0)
  // another tab empties the storage while this one is frozen
  await page.evaluate(() => {
    localStorage.removeItem('customer')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('link', { name: /Cart, 1 item/ })).toHaveCount(0)
})
