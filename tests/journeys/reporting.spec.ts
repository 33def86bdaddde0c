import type { Page } from '@playwright/test'
import { expect, hydrated, test as ownShopTest } from './own-shop.ts'
import { openSink, type ReportSink } from './report-sink.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

/** A shop that reports its errors to a server which this worker has opened. */
const test = ownShopTest.extend<object, { sink: ReportSink }>({
  sink: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameters of a fixture from its source
    async ({}, give) => {
      const sink = await openSink()
      await give(sink)
      await sink.close()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ sink }, give) => {
      await give({ SENTRY_DSN: sink.dsn })
    },
    { scope: 'worker' },
  ],
})

/** A browser that lacks what a product's page is drawn with. */
const olderBrowser = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted')
  })
const reporterScripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/reporter-/.test(name)).length,
  )
const signIn = async (page: Page, account: string, password: string) => {
  await page.getByRole('link', { name: say('account.signin.byAccount') }).click()
  await page.getByRole('textbox', { name: say('account.signin.account') }).fill(account)
  await page.getByLabel(say('account.field.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account.signin.submit'), exact: true })
    .click()
}

// Requirements R-730
test('a failing call and a screen error both arrive, without anything about the person (R-515)', async ({
  page,
  shop,
  sink,
  watched,
}) => {
  await page.goto('/signin?redirect=%2Fdashboard%3Femail%3Dmei')
  await hydrated(page)
  await page.mouse.move(50, 50)
  await page.waitForLoadState('networkidle')
  expect(await reporterScripts(page), 'nothing went wrong yet').toBe(0)
  await signIn(page, 'mei.chan@jadeleaf.example', 'not-my-password-1')
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(say('shell.service.signIn'))
  await shop.setFaults({
    match: 'POST /customer/integration/token',
    status: 500,
    body: '{"message":"Internal Error. Report ID: webapi-1"}',
  })
  await page
    .getByRole('main')
    .getByRole('button', { name: say('account.signin.submit'), exact: true })
    .click()
  await expect
    .poll(() => sink.reports.map(({ tags }) => tags))
    .toEqual([
      {
        where: 'call',
        kind: 'http',
        status: '500',
        call: `${shop.url}/rest/en/V1/customer/integration/token`,
      },
    ])
  await shop.setFaults()

  await olderBrowser(page)
  await page.goto('/product/vitamin-d3-k2')
  await expect(page.getByRole('heading', { name: say('shell.error.title') })).toBeVisible()
  await expect.poll(() => sink.reports.map(({ tags }) => tags['where'])).toContain('screen')
  const screen = sink.reports.find(({ tags }) => tags['where'] === 'screen')
  expect(screen).toMatchObject({ request: { url: `${shop.url}/product/vitamin-d3-k2` } })
  expect(screen?.exception.values[0]).toMatchObject({
    type: 'TypeError',
    value: expect.stringContaining('toSorted'),
  })
  expect(sink.texts.join('\n')).not.toMatch(/mei|not-my-password|redirect|Bearer/)
  expect(watched.violations).toEqual([])
  watched.complaints.splice(0)
})

test('what a page throws where nobody catches it arrives too', async ({ page, sink, watched }) => {
  await page.goto('/systemstatus')
  await hydrated(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('left alone with 51000001')
    })
  })
  await page.evaluate(() => {
    void Promise.reject(new Error('promised nothing'))
  })
  await expect
    .poll(() =>
      sink.reports
        .filter(({ tags }) => tags['where'] === 'uncaught')
        .map(({ exception }) => exception.values[0]?.value)
        .toSorted(),
    )
    .toEqual(['left alone with [number]', 'promised nothing'])
  watched.complaints.splice(0)
})

test('what fails while the server writes a page arrives from the server', async ({ page, shop, sink }) => {
  await shop.setFaults({
    match: 'GET /magento/*/common',
    status: 500,
    body: '{"message":"Broken for 51000001."}',
  })
  await page.request.get('/systemstatus?email=mei')
  await expect
    .poll(() =>
      sink.reports
        .filter(({ platform }) => platform === 'node')
        .map(({ tags, exception }) => [tags['where'], exception.values[0]?.type, exception.values[0]?.value]),
    )
    .toContainEqual(['call', 'ServiceFault', 'Broken for [number].'])
})

ownShopTest(
  'without a DSN nothing is loaded, and nothing leaves the shop',
  async ({ page, shop, watched }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      asked.push(request.url())
    })
    await olderBrowser(page)
    await page.goto('/product/vitamin-d3-k2')
    await expect(page.getByRole('heading', { name: say('shell.error.title') })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await reporterScripts(page)).toBe(0)
    expect(asked.filter((url) => !url.startsWith(shop.url) && !url.startsWith('data:'))).toEqual([])
    watched.complaints.splice(0)
  },
)
