import sharp from 'sharp'
import { rest } from './buyer.ts'
import { enterAs, expect, hydrated, test } from './own-shop.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

test('a photo of the usual size goes with a review and is shown under it; a failure of the shop is told in its own words and loses nothing (R-537)', async ({
  page,
  shop,
}) => {
  const token = await enterAs(page, shop, 'preferred')
  const { items } = await rest<{ items: { status: string; items: { sku: string }[] }[] }>(
    page.request,
    'GET',
    '/customer/orders?searchCriteria[pageSize]=100',
    undefined,
    token,
  )
  const sku = items.find(({ status }) => status === 'received')?.items[0]?.sku ?? ''
  // Noise does not shrink: 2 million pixels of it weigh more than 1 MB.
  const photo = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(1024 * 1024)
  await page.goto(`/product/${sku}`)
  await hydrated(page)
  await page.getByRole('button', { name: say('catalogue.reviews.write') }).click()
  const dialog = page.getByRole('dialog', { name: say('catalogue.reviews.write') })
  await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await dialog
    .getByRole('textbox', { name: say('catalogue.reviews.comment') })
    .fill('The lid closes well, see the photo.')
  await shop.setFaults({
    match: 'POST /review/me',
    status: 500,
    body: JSON.stringify({ message: 'Boom' }),
    times: 1,
  })
  await dialog.getByRole('button', { name: say('catalogue.reviews.send') }).click()
  await expect(dialog.getByText(say('catalogue.reviews.failed'))).toBeVisible()
  await expect(page.getByText('Boom')).toHaveCount(0)
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'lid.jpg', mimeType: 'image/jpeg', buffer: photo })
  await dialog.getByRole('button', { name: say('catalogue.reviews.send') }).click()
  await expect(dialog.getByText(say('catalogue.reviews.published'))).toBeVisible()
  await page.keyboard.press('Escape')
  const review = page.getByRole('article').filter({ hasText: 'The lid closes well, see the photo.' })
  const picture = review.getByRole('img').last()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(1000)
})
