import type { Page } from '@playwright/test'
import { holdCalls } from './hold-calls.ts'
import { expect, test } from './own-shop.ts'
import { mobileField, open, say, send } from './sign-in-page.ts'

const wanted = {
  match: 'GET /customer/mobile/sendcode/*',
  status: 400,
  body: JSON.stringify({ message: 'Please provide CAPTCHA code and try again', code: 5020 }),
}

/** The captcha segments with which codes were asked for. */
function answersOf(page: Page): string[] {
  const answers: string[] = []
  page.on('request', (request) => {
    const segment = /\/sendcode\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/([^/?]+)/.exec(request.url())?.[1]
    if (segment) answers.push(segment)
  })
  return answers
}

test('a browser that asks for many codes proves by itself that a person uses it: nothing to read, nothing to type (R-405, R-407)', async ({
  page,
  shop,
}) => {
  await shop.setFaults({ ...wanted, times: 1 })
  const release = await holdCalls(page, '**/backend/captcha')
  const answers = answersOf(page)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
  await open(page)
  await mobileField(page).fill('51000012')
  await send(page).click()
  await expect(page.getByRole('status').filter({ hasText: say('account.captcha.checking') })).toBeVisible()
  release()
  await expect(page.getByText(/We have sent a code to \+852 51000012/)).toBeVisible()
  await expect(page.getByText(say('account.captcha.checking'))).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(answers).toHaveLength(1)
  expect(workers.length).toBeGreaterThan(0)
  for (const path of workers) expect(path).toMatch(/^\/assets\/captcha-worker-/)
})

test('a browser without workers does the same work on the page', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker')
  })
  await shop.setFaults({ ...wanted, times: 1 })
  await open(page)
  await mobileField(page).fill('51000013')
  await send(page).click()
  await expect(page.getByText(/We have sent a code to \+852 51000013/)).toBeVisible()
})

test('a proof that is refused is made anew, twice at most; then the person is told', async ({
  page,
  shop,
}) => {
  await shop.setFaults({ ...wanted })
  const answers = answersOf(page)
  await open(page)
  await mobileField(page).fill('51000014')
  await send(page).click()
  await expect(page.getByText(say('account.captcha.failed'))).toBeVisible()
  expect(answers).toHaveLength(2)
  expect(new Set(answers).size).toBe(2)
})
