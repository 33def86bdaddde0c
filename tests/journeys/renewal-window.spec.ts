import { enterAs, expect, hydrated, test } from './own-shop.ts'

const DAY = 86_400

// Requirements R-207
for (const [days, offers] of [
  [10, false],
  [60, true],
] as const)
  test(`with a window of ${days} days, an associate with 50 days left is ${offers ? '' : 'not '}offered the renewal`, async ({
    page,
    shop,
  }) => {
    // The associate of the sandbox has 200 days to go.
    await shop.setClock(150 * DAY)
    await enterAs(page, shop, 'associate')
    // The key is the documented one. The server renders with it and the browser reads it.
    const common = (await (await page.request.get('/rest/en/V1/magento/en/common')).json()) as object
    await shop.setFaults({
      match: 'GET /magento/en/common',
      body: JSON.stringify({ ...common, membership: { associateRenewIn: days } }),
    })
    await page.goto('/dashboard')
    await hydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Latest orders' })).toBeVisible()
    const renew = main.getByRole('link', { name: 'Renew', exact: true })
    const told = main.getByText('Your membership will expire in 50 days')
    for (const part of [renew, told]) await expect(part).toHaveCount(offers ? 1 : 0)
  })
