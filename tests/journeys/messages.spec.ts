import { newBuyer, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

test('notifications are read by opening or by their mark, and deleted after a question (R-143, R-144, R-145, R-442, R-443, R-444)', async ({
  page,
}) => {
  const buyer = await newBuyer(page.request, { address: null })
  await buyer.rest('POST', '/customer/changepassword', {
    currentPassword: 'Jade2026',
    newPassword: 'Jade2027',
  })
  await signInAs(page, buyer)
  const asked = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/V1/messages'),
  )
  await page.goto('/dashboard/messages')
  await hydrated(page)
  await asked
  const main = page.getByRole('main')
  const places = page.getByRole('navigation', { name: say('dashboard.nav.label') })
  const rows = main.getByRole('list').last().getByRole('listitem')
  // the way to the page says the same
  const count = (words: string) => main.getByText(words).and(main.locator(':not(nav *)'))
  await expect(count('2 unread notifications')).toBeVisible()
  await expect(places.getByRole('link', { name: 'Notifications 2 unread notifications' })).toBeVisible()

  const news = rows.filter({ hasText: 'Your password was changed' })
  await expect(news.getByText('Unread')).toBeVisible()
  const marked = page.waitForRequest(
    (request) => request.method() === 'PUT' && /\/messages\/is_read\/\d+$/.test(request.url()),
  )
  await news.getByRole('button', { name: 'Mark as read: Your password was changed' }).click()
  await marked
  await expect(news.getByText('Unread')).toHaveCount(0)
  await expect(news.getByRole('button', { name: 'Delete: Your password was changed' })).toBeFocused()
  await expect(count('1 unread notification')).toBeVisible()

  const welcome = rows.filter({ hasText: 'Welcome to Jadeleaf' })
  await welcome.getByText('Welcome to Jadeleaf').click()
  await expect(welcome.getByText('Your account is ready.')).toBeVisible()
  await expect(welcome.getByRole('link', { name: say('dashboard.messages.more') })).toHaveAttribute(
    'href',
    '/dashboard/addresses',
  )
  await expect(count('No unread notifications')).toBeVisible()

  await news.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog', { name: say('dashboard.messages.removeTitle') })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(rows).toHaveCount(2)
  await news.getByRole('button', { name: /^Delete/ }).click()
  const removed = page.waitForRequest(
    (request) => request.method() === 'DELETE' && /\/messages\/\d+$/.test(request.url()),
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await removed
  await expect(rows).toHaveCount(1)
  await expect(welcome.locator('summary')).toBeFocused()
  await welcome.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(main.getByRole('heading', { name: say('dashboard.messages.empty') })).toBeVisible()
})
