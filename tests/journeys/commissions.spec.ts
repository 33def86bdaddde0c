import { personOf, signInAs } from './buyer.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('th')

test('an associate steps through the periods by keyboard, comes back to what was read, and finds the figures on the overview (R-570, R-583, R-584, R-585, R-586, R-587, R-588, R-589, R-590, R-600, R-604, R-716)', async ({
  page,
}) => {
  const asked: { query_account: string; query_country: string; query_business_period: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/loyalty/commission'))
      asked.push(request.postDataJSON() as (typeof asked)[number])
  })
  await signInAs(page, await personOf(page.request, 'associate'))
  await page.goto('/commissions/dashboard')
  await hydrated(page)
  const main = page.getByRole('main')
  const picker = main.getByRole('group', { name: 'Commission period' }).locator('visible=true')
  const steps = picker.getByRole('button')
  await expect(main.getByRole('heading', { name: 'Breakdown' })).toBeVisible()
  await expect(steps.last()).toHaveAttribute('aria-disabled', 'true')
  expect(asked.every(({ query_account: account }) => account === '8000003')).toBe(true)
  expect(asked.every(({ query_country: country }) => country === 'HK')).toBe(true)
  const periods = asked.map(({ query_business_period: period }) => period)
  expect(periods.every((period) => /^\d{6}$/.test(period))).toBe(true)
  expect(new Set(periods).size, 'no period is asked for twice').toBe(periods.length)
  await steps.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?period=\d{6}$/)
  await expect(steps.first()).toBeFocused()
  await expect(main.getByText('Final', { exact: true }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/commissions/dashboard')
  await page.goto('/commissions/dashboard?period=201901')
  await expect(main.getByRole('heading', { name: 'Unable to find details.' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto('/dashboard')
  for (const text of ['PPV', 'DPV', 'Active legs', 'Leg points', /^Next: /, /^New in /, /HK\$\d/, 'Impact'])
    await expect(main.getByText(text).locator('visible=true').first()).toBeVisible()
})

test('weekly pay is switched off and on, and says that it was saved; a failure puts it back (R-572, R-574, R-598, R-599, R-638, R-639, R-640, R-641, R-642, R-643, R-714)', async ({
  page,
}) => {
  await signInAs(page, await personOf(page.request, 'associate'))
  await page.goto('/commissions')
  await hydrated(page)
  for (const name of ['Payment settings', 'Payment report'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  const weekly = page.getByRole('switch', { name: 'Weekly pay' })
  await expect(weekly).toBeChecked()
  const changes: { method: string; body: string | null }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/loyalty/mannatech-pay') && request.method() !== 'GET')
      changes.push({ method: request.method(), body: request.postData() })
  })
  await expect(page.getByRole('link', { name: /Sign in to your payout account/ })).toBeVisible()
  for (const isOn of [false, true]) {
    await weekly.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Your settings have been saved.').first()).toBeVisible()
    await expect(weekly).toBeChecked({ checked: isOn })
    await page.reload()
    await hydrated(page)
    await expect(weekly).toBeChecked({ checked: isOn })
  }
  expect(changes.map(({ method }) => method)).toEqual(['DELETE', 'PUT'])
  for (const { body } of changes) expect(body ?? '{}').toBe('{}')
  // Requirement R-691
  for (const body of ['', 'null']) {
    let isAnswered = false
    await page.route('**/loyalty/mannatech-pay', async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback()
      isAnswered = true
      return route.fulfill({ status: 200, contentType: 'application/json', body })
    })
    const readAgain = page.waitForResponse(
      (answer) =>
        isAnswered && answer.url().endsWith('/loyalty/mannatech-pay') && answer.request().method() === 'GET',
    )
    await weekly.click()
    await readAgain
    await page.evaluate(
      () =>
        new Promise((drawn) => {
          requestAnimationFrame(() => requestAnimationFrame(drawn))
        }),
    )
    // at once: a notification goes by itself
    await expect(page.getByText(/have been saved|unexpected error/)).toHaveCount(0, { timeout: 1 })
    await expect(weekly).toBeEnabled()
    await expect(weekly).toBeChecked()
    await page.unroute('**/loyalty/mannatech-pay')
  }
  await page.route('**/loyalty/mannatech-pay', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 400, json: { message: 'The payout provider refused the change.' } })
      : route.fallback(),
  )
  await weekly.click()
  await expect(page.getByText('An unexpected error occurred. Weekly pay is still on.')).toHaveCount(1)
  await expect(weekly).toBeChecked()
  await expect(weekly).toBeEnabled()
})

test('the payment report has its filters in the address, in Thai (R-571, R-717)', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }])
  await signInAs(page, await personOf(page.request, 'associate'))
  await page.goto('/commissions')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: say('commissions.report.title') })).toBeVisible()
  const ofOneMonth = page.waitForRequest((request) => {
    if (!request.url().endsWith('/loyalty/commission_details')) return false
    const { start_date: start, end_date: end } = request.postDataJSON() as Record<string, string>
    return /^\d{4}-\d{2}-01$/.test(start ?? '') && start?.slice(0, 7) === end?.slice(0, 7)
  })
  await main.getByRole('combobox', { name: say('commissions.filter.period') }).selectOption({ index: 2 })
  await ofOneMonth
  await main.getByRole('combobox', { name: say('commissions.filter.state') }).selectOption('final')
  await expect(page).toHaveURL(/state=final/)
  await expect(main.getByText(say('commissions.state.estimated'), { exact: true })).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: say('commissions.report.csv') }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^commissions-.*\.csv$/)
})

test('a preferred customer sees no commissions, and none are asked for (R-695)', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/loyalty\/(commission|mannatech|pending|ipayout)/.test(request.url())) asked.push(request.url())
  })
  await signInAs(page, await personOf(page.request, 'preferred'))
  await page.goto('/commissions')
  await hydrated(page)
  await expect(page).toHaveURL('/dashboard')
  expect(asked).toEqual([])
})
