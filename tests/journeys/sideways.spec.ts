import { test } from '@playwright/test'
import { expectNoSidewaysScroll, open, personal, preferred, settle, signIn } from './every-page.ts'

// The walk in Malay, in one tab with everything in its cache. Every phone visit of axe.spec.ts looks at the same widths in Thai.
test.use({ trace: 'off' })

test('no page of the shop scrolls sideways in Malay', async ({ page, baseURL }) => {
  for (const path of open) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await settle(page, baseURL, path, 'ms')
      await expectNoSidewaysScroll(page, 'ms')
    })
  }
})
test('no page of a customer scrolls sideways in Malay', async ({ page, baseURL, request }) => {
  const person = await preferred(request)
  await signIn(page, person)
  for (const path of personal) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await settle(page, baseURL, path.replace(':order', person.order), 'ms')
      await expectNoSidewaysScroll(page, 'ms')
    })
  }
})
