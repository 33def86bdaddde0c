import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { periodAfter, periodOfDay } from '../../domain/commissions/period.ts'
import { toHongKongDate } from '../../domain/dates/hong-kong.ts'
import type { LanguageCode } from '../../domain/store/languages.ts'
import { steadyDay } from '../harness/steady-day.ts'
import { personOf, rest, signInAs } from './buyer.ts'
import { holdCalls } from './hold-calls.ts'
import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const running = () => periodOfDay(toHongKongDate(new Date()))

test.beforeEach(async () => {
  await steadyDay()
})

interface View {
  id: number
  name: string
  query: string
}

/** Opens the reports as the associate, without the views that another test has left. */
async function openReports(page: Page, language: LanguageCode, baseURL: string | undefined, search = '') {
  await page.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
  await signInAs(page, await personOf(page.request, 'associate'))
  await page.goto(`/reports${search}`)
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('grid')).toBeVisible()
  return main
}

async function removeViews(page: Page, names: readonly string[]) {
  const { token } = await personOf(page.request, 'associate')
  const views = await rest<View[]>(page.request, 'GET', '/customer/reports/views', undefined, token)
  for (const { id } of views.filter(({ name }) => names.includes(name)))
    await rest(page.request, 'DELETE', `/customer/reports/views/${id}`, undefined, token)
}

for (const language of ['zh_cn', 'en', 'ms'] as const)
  test(
    `a view is saved, opened again, changed, renamed and removed by keyboard, in ${language}`,
    { tag: language === 'zh_cn' ? [] : ['@depth'] },
    async ({ page, baseURL }, { project }) => {
      const say = wordsOf(language)
      const [name, renamed] = [`${project.name} ${language}`, `${project.name} ${language} 2`]
      await removeViews(page, [name, renamed])
      const main = await openReports(page, language, baseURL, '?activity=active')
      const menu = main.getByRole('button', { name: say('ds.views.none') })
      const manage = async (item: 'ds.views.create' | 'ds.views.rename' | 'ds.views.remove', from = menu) => {
        await from.focus()
        await page.keyboard.press('Enter')
        // the menu gives the focus to its first item when it is open
        await expect(page.getByRole('menuitem').first()).toBeFocused()
        await page.getByRole('menuitem', { name: say(item) }).focus()
        await page.keyboard.press('Enter')
      }
      const typeName = async (text: string) => {
        const field = page.getByRole('textbox', { name: say('ds.views.name') })
        await expect(field).toBeFocused()
        await field.fill(text)
        await page.keyboard.press('Enter')
        await expect(field).toHaveCount(0)
      }
      await manage('ds.views.create')
      await typeName(name)
      await expect(page).toHaveURL(/\/reports\?view=\d+$/)
      const saved = main.getByRole('button', { name, exact: true })
      await expect(saved).toBeVisible()

      await page.reload()
      await hydrated(page)
      await expect(saved).toBeVisible()
      await expect(main.getByText(say('reports.words.active')).first()).toBeVisible()
      const change = main.getByRole('button', { name: say('ds.views.save'), exact: true })
      await expect(change).toHaveCount(0)
      // its heads order the rows once the grid is here
      await expect(main.getByRole('grid')).toBeVisible()

      // something else than what was saved, saved again
      await main.getByRole('columnheader', { name: new RegExp(say('reports.column.name')) }).focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/sort=name/)
      await change.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/reports\?view=\d+$/)
      await expect(change).toHaveCount(0)
      const { token } = await personOf(page.request, 'associate')
      const kept = await rest<View[]>(page.request, 'GET', '/customer/reports/views', undefined, token)
      expect(kept.find((view) => view.name === name)?.query).toBe('sort=name&activity=active')

      await manage('ds.views.rename', saved)
      await typeName(renamed)
      const now = main.getByRole('button', { name: renamed, exact: true })
      await expect(now).toBeVisible()

      await manage('ds.views.remove', now)
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: say('ds.views.remove') }).focus()
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
      await expect(page).toHaveURL(/\/reports\?(?!view)/)
      // the report stays as it was shown
      await expect(page).toHaveURL(/activity=active/)
      await expect(page).toHaveURL(/sort=name/)
    },
  )

test('the file has a line for each person and period, and the paper all people', async ({
  page,
  baseURL,
}) => {
  const say = wordsOf('en')
  const main = await openReports(page, 'en', baseURL)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: say('reports.csv') }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`report-${periodAfter(running(), -2)}-${running()}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  const [first = '', head, ...lines] = text.split('\r\n')
  expect(first.startsWith('\uFEFFVolume by person,"')).toBe(true)
  expect(first).toMatch(/\d+ of \d+ people/)
  expect(head).toBe('Name,Member number,Leg,PPV,DPV,Period,Status')
  const people = Number(/(\d+) of/.exec(first)?.[1])
  expect(people).toBeGreaterThan(200)
  expect(lines.filter(Boolean)).toHaveLength(people * 3)
  const states = new Map(
    lines.filter(Boolean).map((line) => [line.split(',').at(-2), line.split(',').at(-1)]),
  )
  expect([...states].toSorted()).toEqual([
    [periodAfter(running(), -2), 'final'],
    [periodAfter(running(), -1), 'final'],
    [running(), 'estimated'],
  ])
  // whose name is not shared has three digits alone
  expect(text).toMatch(/\r\n,•••• \d{3},/)

  await page.evaluate(() => {
    globalThis.print = () => {
      document.documentElement.dataset['printed'] = String(
        document.querySelectorAll('main [role=row]').length,
      )
    }
  })
  await main.getByRole('button', { name: say('reports.print') }).click()
  // the head and the sum are rows too
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(people + 2))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main.getByRole('button', { name: say('reports.print') })).toBeHidden()
  await expect(main.getByText(/^As of .*Hong Kong/).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(main.getByRole('row')).toHaveCount(52)
})

test('periods, columns, pages and an opened person stand in the address, and "back" leads through them', async ({
  page,
  baseURL,
}) => {
  const main = await openReports(page, 'en', baseURL, `?from=${running()}&to=${running()}&columns=leg,ppv`)
  await expect(main.getByRole('columnheader')).toHaveCount(3)
  const row = main.getByRole('row').nth(3)
  const ofFirstPage = await row.getByRole('rowheader').innerText()
  await main
    .getByRole('link', { name: /Page 2|2/ })
    .first()
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(row.getByRole('rowheader')).not.toHaveText(ofFirstPage)
  const name = await row.getByRole('rowheader').innerText()
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/person=\d+/)
  const person = page.getByRole('dialog')
  await expect(person).toBeFocused()
  expect(name.length).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect(person).toHaveCount(0)
  await expect(page).not.toHaveURL(/person=/)
  // another order begins with its first page
  await main.getByRole('columnheader', { name: /Leg/ }).click()
  await expect(page).toHaveURL(/sort=leg/)
  await expect(page).not.toHaveURL(/page=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=leg/)
})

test('who is opened while another page is on its way stays open when it has come', async ({
  page,
  baseURL,
}) => {
  const main = await openReports(page, 'en', baseURL, `?from=${running()}&to=${running()}&columns=leg,ppv`)
  const shown = main.getByRole('row').nth(3)
  const name = await shown.getByRole('rowheader').innerText()
  const release = await holdCalls(page, (url) => url.searchParams.get('currentPage') === '2')
  await main
    .getByRole('link', { name: /Page 2|2/ })
    .first()
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(main.locator('[aria-busy=true]')).not.toHaveCount(0)
  await shown.focus()
  await page.keyboard.press('Enter')
  const person = page.getByRole('dialog')
  await expect(person).toContainText(name.split('\n')[0] ?? '')
  release()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('grid', { includeHidden: true }).first()).not.toContainText(name)
  await expect(person).toContainText(name.split('\n')[0] ?? '')
})

test('the focus comes back to the row of each person that was closed', async ({ page, baseURL }) => {
  const main = await openReports(page, 'en', baseURL)
  for (const index of [1, 2, 3]) {
    const row = main.locator('[role=grid] tbody [role=row]:not([aria-hidden])').nth(index)
    await row.focus()
    await page.keyboard.press('Enter')
    const person = page.getByRole('dialog')
    await expect(person).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(person).toHaveCount(0)
    await expect(row).toBeFocused()
  }
})

test('a view that is not there, an empty period and a failing read each say so, with a way on', async ({
  page,
  baseURL,
}) => {
  const say = wordsOf('zh_cn')
  const main = await openReports(page, 'zh_cn', baseURL, '?view=999999')
  await expect(main.getByText(say('reports.view.missing'))).toBeVisible()
  const empty = periodAfter(running(), -24)
  await page.goto(`/reports?from=${empty}&to=${empty}`)
  await expect(main.getByRole('heading', { name: say('reports.empty') })).toBeVisible()
  let isBroken = true
  await page.route('**/customer/reports/people**', (route) =>
    isBroken ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  await page.goto('/reports')
  await expect(main.getByText(say('reports.failed'))).toBeVisible()
  isBroken = false
  await main.getByRole('button', { name: say('shell.read.retry') }).click()
  await expect(main.getByRole('grid')).toBeVisible()
})

test('a preferred customer is led to the dashboard, and nothing is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/customer/reports')) asked.push(request.url())
  })
  await signInAs(page, await personOf(page.request, 'preferred'))
  await page.goto('/reports')
  await hydrated(page)
  await expect(page).toHaveURL('/dashboard')
  expect(asked).toEqual([])
})

test('the order of a report is announced when it changes, not when the report comes', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const say = wordsOf('en')
  // all that react-aria has announced: it takes its words away again
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(globalThis, { announced })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.parentElement?.closest('[data-live-announcer]') && node.textContent)
            announced.push(node.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
  const announced = () => page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced)
  const main = await openReports(page, 'en', baseURL)
  const name = main.getByRole('columnheader', { name: new RegExp(say('reports.column.name')) })
  // Android is told the order in words alone
  const sorted = (direction: string) => main.locator(`[role=columnheader][aria-sort=${direction}]`)
  if (!isMobile) await expect(sorted('descending')).toHaveCount(1)
  // react-aria waits half a second before it speaks
  await page.waitForTimeout(1500)
  expect(await announced()).toEqual([])
  await name.focus()
  await page.keyboard.press('Enter')
  await expect.poll(announced).toEqual([expect.stringContaining(say('reports.column.name'))])
  if (!isMobile) await expect(name.and(sorted('ascending'))).toHaveCount(1)
})
