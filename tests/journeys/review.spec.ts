import { newBuyer, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

test('a review is written with stars and pictures; a file that cannot go with it is named beside it and nothing is sent', async ({ page }) => {
  await signInAs(page, await newBuyer(page.request))
  let sent = 0
  page.on('request', (request) => { if (request.method() === 'POST' && request.url().includes('/review/')) sent++ })
  await page.goto('/product/omega-3-1200')
  await hydrated(page)
  await page.getByRole('button', { name: say('catalogue.reviews.write') }).click()
  const dialog = page.getByRole('dialog', { name: say('catalogue.reviews.write') })
  const stars = dialog.getByRole('radiogroup', { name: say('catalogue.reviews.rating') })
  await expect(stars.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await stars.getByRole('radio', { name: '3 stars' }).check({ force: true })
  await expect(dialog.getByText('3 of 5')).toBeVisible()
  await dialog.getByRole('textbox', { name: say('catalogue.reviews.comment') }).fill('Arrived in one piece.')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'story.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
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
