import type { Page, Route } from '@playwright/test'
import { expect, hydrated, test } from './watched-page.ts'

const DATA = '**/assets/data-*'

/** Calls of the service that a page makes from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/')) calls.push(request.url())
  })
  return calls
}

const card = (page: Page) => page.getByRole('main').getByRole('article').first()

test('a page is taken over with the data that comes with its bundle, without a call', async ({ page }) => {
  const calls = callsOf(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/data-')) asked.push(request.url())
  })
  await page.goto('/categories')
  await hydrated(page)
  expect(asked).toHaveLength(1)
  expect(calls.filter((url) => url.includes('/products'))).toEqual([])
})

test('a page whose data is gone reads anew, and answers', async ({ page }) => {
  const calls = callsOf(page)
  await page.route(DATA, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/categories')
  await hydrated(page)
  await expect(card(page)).toBeVisible()
  expect(calls.some((url) => url.includes('/products'))).toBe(true)
  await card(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
})

test('a page whose data cannot be had stays as it was sent, and answers the next press once it can', async ({
  page,
}) => {
  let fails = 0
  const fail = (route: Route) => {
    fails++
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway</p>' })
  }
  await page.route(DATA, fail)
  await page.goto('/categories')
  await expect.poll(() => fails).toBe(1)
  await expect(card(page)).toBeVisible()
  await page.unroute(DATA, fail)
  await page.keyboard.press('Tab')
  await hydrated(page)
  await expect(card(page)).toBeVisible()
})
