import { expect, hydrated, test } from './watched-page.ts'

test('a product opens with a size in stock, so that it is bought as it is seen; the address keeps another choice (R-094)', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/items')) sent.push(request.postData() ?? '')
  })
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  const main = page.getByRole('main')
  const sizes = main.getByRole('radiogroup').first()
  await expect(sizes.getByRole('radio', { checked: true })).toHaveAccessibleName(
    '60 softgels HK$2.80 a piece',
  )
  await expect(main.getByText(/^From HK\$168/)).toHaveCount(0)
  await sizes.getByRole('radio', { name: '120 softgels HK$2.48 a piece · saves 11%' }).press('Space')
  await expect(page).toHaveURL(/\/product\/omega-3-1200\?size=3$/)
  await page.reload()
  await hydrated(page)
  await expect(sizes.getByRole('radio', { checked: true })).toHaveAccessibleName(/^120 softgels/)
  await expect(main.getByText('HK$298.00').first()).toBeVisible()
  await main.getByRole('button', { name: 'Add to cart', exact: true }).locator('visible=true').first().click()
  await expect.poll(() => sent.length).toBe(1)
  expect(JSON.parse(sent[0]!)).toMatchObject({
    cartItem: {
      sku: 'omega-3-1200',
      product_option: {
        extension_attributes: { configurable_item_options: [{ option_id: '141', option_value: 3 }] },
      },
    },
  })
})

test('the picture and the option say how much is in the size that is chosen', async ({ page }) => {
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  const main = page.getByRole('main')
  const picture = main
    .getByRole('group', { name: /Pictures/ })
    .getByRole('img')
    .first()
  await expect(picture).toHaveAttribute('src', /\/en\/omega-3-1200-60\.svg/)
  await main.getByRole('radio', { name: '120 softgels' }).press('Space')
  await expect(picture).toHaveAttribute('src', /\/en\/omega-3-1200-120\.svg/)
  const drawn = await page.request.get((await picture.getAttribute('src'))!)
  expect(await drawn.text()).toContain('1200 mg · 120')
})
