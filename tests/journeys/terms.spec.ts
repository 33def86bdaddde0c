import type { Page } from '@playwright/test'
import { chooseDelivery, fillCart, newBuyer, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './own-shop.ts'
import { byAccount } from './sign-in-page.ts'

const accept = (page: Page) => page.getByRole('button', { name: 'Accept and Continue' })

// Requirements
test('who is led to the terms accepts them once their end was in sight, however late the text comes (R-022, R-023)', async ({
  page,
  shop,
}) => {
  await shop.setFaults({ match: 'GET /cmsPage/terms-conditions', delay_ms: 1500, times: 1 })
  const buyer = await newBuyer(page.request)
  await signInAs(page, buyer)
  await page.goto('/systemstatus')
  await hydrated(page)
  // by a step of the history, as the redirect does it: the text is read, sanitised and drawn after the page itself
  await page.evaluate(() => {
    history.pushState({}, '', '/terms-conditions?redirect=%2Fcart')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('Please read the whole document first.').first()).toBeVisible()
  const last = page.locator('article p').last()
  await expect(last).toBeAttached()
  await expect(last).not.toBeInViewport()
  await expect(accept(page)).toBeDisabled()
  await page.keyboard.press('End')
  await expect(accept(page)).toBeEnabled()
  const saved = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/customers/me'),
  )
  await accept(page).click()
  const { customer } = (await saved).postDataJSON() as {
    customer: { custom_attributes: { attribute_code: string; value: unknown }[] }
  }
  expect(customer.custom_attributes).toContainEqual({ attribute_code: 'tc_agreed_status', value: '1' })
  expect(customer.custom_attributes.map(({ attribute_code: code }) => code)).toContain('mobile')
  await expect(page).toHaveURL('/cart')
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL('/cart')
})

test('who signs in without having accepted is led to the terms at once: nothing else is drawn or asked for on the way (R-068)', async ({
  page,
  shop,
}) => {
  // this worker may have walked as the same person, who has accepted since
  await shop.reset()
  await page.addInitScript(() => {
    const headings: string[] = []
    Object.assign(window, { headings })
    let last: Element | null = null
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')
      if (heading && heading !== last) headings.push(heading.textContent)
      last = heading ?? last
    }).observe(document, { childList: true, subtree: true })
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(loyalty|jde|customer\/orders)/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/signin?redirect=%2Fdashboard')
  await hydrated(page)
  await byAccount(page, 'siu.wong@jadeleaf.example', 'Jade2026')
  await expect(page).toHaveURL('/terms-conditions?redirect=%2Fdashboard')
  await expect(page.locator('article p').last()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/terms-conditions?redirect=%2Fdashboard')
  const headings = await page.evaluate(() => (window as unknown as { headings: string[] }).headings)
  expect(headings).toEqual(['Sign in', 'Terms & conditions'])
  expect(asked).toEqual([])
})

test('a membership is ordered once the end of the terms was in sight in the dialog (R-023)', async ({
  page,
  shop,
}) => {
  const buyer = await newBuyer(page.request)
  await fillCart(buyer, 'membership')
  await fillCart(buyer, 'zinc-15')
  await chooseDelivery(buyer)
  await shop.setFaults({ match: 'GET /cmsPage/terms-conditions', delay_ms: 1500, times: 1 })
  await signInAs(page, buyer)
  await page.goto('/checkout?step=review&pay=worldpay')
  await hydrated(page)
  await page.getByRole('button', { name: /^Place order/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Terms & conditions' })
  await expect(accept(page)).toBeDisabled()
  await expect(dialog.locator('p').nth(3)).toBeAttached()
  await expect(accept(page)).toBeDisabled()
  await dialog.locator('p').last().scrollIntoViewIfNeeded()
  await expect(accept(page)).toBeEnabled()
})
