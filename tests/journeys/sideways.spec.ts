import { test } from '@playwright/test'
import { associate, expectFit, preferred, settle, signIn } from './every-page.ts'
import { business, open, personal } from './page-addresses.ts'

// The walk in Malay, in one tab with everything in its cache. In the check the visits of axe.spec.ts on wide screens are in Malay and look at the same widths; in the proof their languages go round.
test.use({ trace: 'off' })

test('no page of the shop scrolls sideways in Malay', { tag: '@depth' }, async ({ page, baseURL }) => {
  for (const path of open) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await settle(page, baseURL, path, 'ms')
      await expectFit(page, 'ms')
    })
  }
})
test(
  'no page of a customer scrolls sideways in Malay',
  { tag: '@depth' },
  async ({ page, baseURL, request }) => {
    const person = await preferred(request)
    await signIn(page, person)
    for (const path of personal) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 800 })
        await settle(page, baseURL, path.replace(':order', person.order), 'ms')
        await expectFit(page, 'ms')
      })
    }
  },
)
test(
  'no page of an associate scrolls sideways in Malay',
  { tag: '@depth' },
  async ({ page, baseURL, request }) => {
    await signIn(page, await associate(request))
    for (const path of business) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 390, height: 800 })
        await settle(page, baseURL, path, 'ms')
        await expectFit(page, 'ms')
      })
    }
  },
)
