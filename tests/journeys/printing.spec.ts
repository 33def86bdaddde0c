import { personOf, signInAs } from './buyer.ts'
import { sellerIn } from '../../domain/store/seller.ts'
import { preferred, signIn } from './every-page.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const pages = [
  { path: '/commissions', language: 'zh_cn', title: 'commissions.report.title' },
  { path: '/commissions/dashboard', language: 'en', title: 'commissions.months.title' },
  { path: '/loyaltyPoints', language: 'th', title: 'loyalty.ledger.title' },
] as const

for (const { path, language, title } of pages)
  test(`${path} is printed with its whole table, its period and when that was true, and nothing to press`, async ({
    page,
    baseURL,
  }) => {
    const say = wordsOf(language)
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    await signInAs(page, await personOf(page.request, 'associate'))
    await page.goto(path)
    await hydrated(page)
    const main = page.getByRole('main')
    const table = main.getByRole('table', { name: say(title, { n: 6 }) })
    await expect(table).toBeVisible()
    const rows = await table.getByRole('row').count()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0)
    await expect(
      page.locator('button, input, select, [role=tab], summary').locator('visible=true'),
    ).toHaveCount(0)
    await expect(table.getByRole('row').locator('visible=true')).toHaveCount(rows)
    // a table as wide as the paper, with no column left out
    await expect(table.getByRole('columnheader').locator('visible=true')).toHaveCount(
      await table.getByRole('columnheader').count(),
    )
    const year = new RegExp(String(new Date().getFullYear()))
    await expect(main.getByText(year).locator('visible=true').first()).toBeVisible()
    const time = { zh_cn: /截至.*\d:\d\d/, en: /As of .*\d:\d\d/, th: /ณ .*\d:\d\d/ }[language]
    await expect(main.getByText(time).locator('visible=true').first()).toBeVisible()
  })

for (const language of ['zh_hk', 'en', 'th'] as const)
  test(`an order is printed with its lines, its total and who sells it, and nothing to press, in ${language}`, async ({
    page,
    baseURL,
    request,
  }) => {
    const say = wordsOf(language)
    await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    const person = await preferred(request)
    await signIn(page, person)
    const answer = await request.get('/rest/en/V1/customer/orders?sorted=1', {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const { items } = (await answer.json()) as { items: { entity_id: number; status: string }[] }
    const idOf = (status: string) => items.find((order) => order.status === status)?.entity_id
    for (const status of ['in_transit', 'pending_payment']) {
      await page.goto(`/dashboard/orders/${idOf(status)}`)
      await hydrated(page)
      const main = page.getByRole('main')
      await expect(main.getByText(say('orders.goods.title'), { exact: true }).first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('navigation').locator('visible=true')).toHaveCount(0)
      await expect(page.locator('main button, main input, main summary').locator('visible=true')).toHaveCount(
        0,
      )
      await expect(main.getByRole('link', { name: /HK\$/ }).locator('visible=true')).toHaveCount(0)
      const { name, address, registration } = sellerIn(language)
      await expect(main.getByText(say('orders.paper.seller', { name, address }))).toBeVisible()
      await expect(main.getByText(say('orders.paper.registration', { registration }))).toBeVisible()
      await expect(main.getByText(/HK\$/).locator('visible=true').first()).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
    }
  })

test('the poster of the own link is a sheet of A4 and nothing else', async ({ page }) => {
  const say = wordsOf('en')
  await signInAs(page, await personOf(page.request, 'associate'))
  await page.addInitScript(() => {
    globalThis.print = () => undefined
  })
  await page.goto('/enrollment')
  await hydrated(page)
  await page.getByRole('button', { name: say('referrals.print') }).press('Enter')
  await expect(page.locator('[data-poster]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-poster]')).toBeVisible()
  await expect(page.getByRole('main')).toBeHidden()
  // Chromium tells a page that a file is made of it as that it was printed
  await page.evaluate(() => {
    addEventListener('afterprint', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
  expect([...paper.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1)
})
