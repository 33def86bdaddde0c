import { newBuyer, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

// Requirements
test('a review is written with stars that nobody presets, survives Escape, and a file that cannot go with it is named beside it and nothing is sent', async ({
  page,
}) => {
  await signInAs(page, await newBuyer(page.request))
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/review/')) sent++
  })
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  await page.getByRole('button', { name: say('catalogue.reviews.write') }).click()
  const dialog = page.getByRole('dialog', { name: say('catalogue.reviews.write') })
  const stars = dialog.getByRole('radiogroup', { name: say('catalogue.reviews.rating') })
  await expect(stars.getByRole('radio')).toHaveCount(5)
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0)
  await dialog.getByRole('textbox', { name: say('catalogue.reviews.comment') }).fill('Arrived in one piece.')
  await dialog.getByRole('button', { name: say('catalogue.reviews.send') }).click()
  await expect(dialog.getByText(say('catalogue.reviews.noRating'))).toBeVisible()
  expect(sent).toBe(0)
  await stars.getByRole('radio', { name: '3 stars' }).check({ force: true })
  await expect(dialog.getByText('3 out of 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: say('catalogue.reviews.write') }).click()
  await expect(dialog.getByRole('textbox', { name: say('catalogue.reviews.comment') })).toHaveValue(
    'Arrived in one piece.',
  )
  await expect(stars.getByRole('radio', { name: '3 stars' })).toBeChecked()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'story.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(dialog.getByText(/^story\.gif has an invalid file format/)).toBeVisible()
  await dialog.getByRole('button', { name: say('catalogue.reviews.send') }).click()
  await expect(dialog.getByText(/^story\.gif has an invalid file format/)).toBeVisible()
  expect(sent).toBe(0)
  await dialog.getByRole('button', { name: 'Remove story.gif' }).click()
  await dialog.getByRole('button', { name: say('catalogue.reviews.send') }).click()
  // the service has the last word: this person has not bought it
  await expect(dialog.getByText(say('shell.service.notBought'))).toBeVisible()
  expect(sent).toBe(1)
})
