import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { personOf, signInAs } from './buyer.ts'
import { expect, hydrated, test, withoutReload } from './watched-page.ts'
import { wordsOf } from './words.ts'

const main = (page: Page) => page.getByRole('main')

async function openTeam(page: Page, path = '/team') {
  await signInAs(page, await personOf(page.request, 'associate'))
  await page.goto(path)
  await hydrated(page)
}

test('an associate opens a branch and a person by keyboard alone, and comes back', async ({ page }, {
  project,
}) => {
  await openTeam(page)
  const tree = main(page).getByRole('treegrid', { name: 'Team' })
  const leg = tree.getByRole('row', { name: 'Ahmad Faizal bin Ismail' })
  await expect(leg).toHaveAttribute('aria-expanded', 'false')
  // the last of the tools above the tree
  const last = project.name === 'phone' ? 'Download CSV' : 'Joined'
  await main(page).getByRole('button', { name: last }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ahmad Faizal')
  await expect(leg).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(leg).toHaveAttribute('aria-expanded', 'true')
  await expect(tree.locator('[aria-level="2"]').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/person=102/)
  await expect(page.getByRole('heading', { name: 'Ahmad Faizal bin Ismail' })).toBeVisible()
  await expect(page.getByText('+852 53900001')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/team$/)
  await expect(page.getByRole('heading', { name: 'Ahmad Faizal bin Ismail' })).toHaveCount(0)
  await expect(leg).toHaveAttribute('aria-expanded', 'true')
})

test('words and filters narrow tree and list alike and stand in the address, in Chinese', async ({
  page,
  baseURL,
}) => {
  const say = wordsOf('zh_cn')
  await page.context().addCookies([{ name: 'language', value: 'zh_cn', url: baseURL ?? '' }])
  // in the first days of a month nobody is active yet
  await openTeam(page, '/team?activity=inactive&level=king&renews_within=-4&joined_from=2026-02-31')
  await expect(
    main(page)
      .getByRole('button', { name: /移除|不活跃|活跃/ })
      .first(),
  ).toBeVisible()
  const search = main(page).getByRole('searchbox', { name: say('team.search') })
  const count = main(page)
    .getByRole('status')
    .filter({ hasText: /位成员符合/ })
  await expect(count).toBeVisible()
  const before = await count.innerText()
  await search.fill('an')
  await expect(page).toHaveURL(/q=an/)
  // the address changes first, then what is read
  await expect(count).not.toHaveText(before)
  await expect(count).toBeVisible()
  const found = /(\d+) 位成员符合/.exec(await count.innerText())?.[1] ?? ''
  await main(page)
    .locator('label', { hasText: say('team.view.list') })
    .click()
  await expect(page).toHaveURL(/view=list/)
  await expect(count).toHaveText(say('team.matches', { n: Number(found) }))
  await page.reload()
  await hydrated(page)
  await expect(search).toHaveValue('an')
  await expect(count).toHaveText(say('team.matches', { n: Number(found) }))
  await search.fill('nobody is called like this')
  await expect(main(page).getByRole('heading', { name: say('team.none') })).toBeVisible()
  await main(page)
    .getByRole('button', { name: say('team.filter.clear') })
    .click()
  await expect(page).toHaveURL(/\/team\?view=list$/)
  await expect(search).toHaveValue('')
  await expect(main(page).getByRole('grid', { name: say('team.title') })).toBeVisible()
})

test('the list is sorted by the service and read page by page, in Thai', async ({ page, baseURL }) => {
  const say = wordsOf('th')
  await page.context().addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }])
  await openTeam(page, '/team?view=list&sort=dpv')
  const rows = main(page)
    .getByRole('grid', { name: say('team.title') })
    .getByRole('row')
  await expect(rows.nth(1)).toContainText('≈')
  const before = await rows.count()
  await main(page)
    .getByRole('button', { name: say('ds.more.label') })
    .click()
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
  await rows.nth(1).click()
  const person = page.getByRole('dialog')
  await expect(person).toBeVisible()
  await person.getByRole('button', { name: say('ds.person.branch') }).click()
  await expect(page).toHaveURL(/branch=\d+/)
  await expect(person).toHaveCount(0)
  await expect(main(page).getByRole('treegrid').locator('[aria-level="2"]').first()).toBeVisible()
  // the head of the branch that is shown has no other branch to offer
  await main(page).getByRole('treegrid').locator('[aria-level="1"]').first().click()
  // beside the tree where there is room, over it on phones
  const shown = person
    .or(page.getByRole('complementary', { name: say('team.person.title') }))
    .filter({ visible: true })
  await expect(shown).toContainText(/\d{3}/)
  await expect(shown.getByRole('button', { name: say('ds.person.branch') })).toHaveCount(0)
})

test('one leg is saved as a file, its people alone', async ({ page }) => {
  await openTeam(page, '/team?view=list&leg=2')
  const count = main(page).getByRole('status').filter({ hasText: /match/ })
  await expect(count).toBeVisible()
  const n = Number(/\d+/.exec(await count.innerText())?.[0])
  await expect(main(page).getByRole('button', { name: /Leg 2/ }).first()).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^team-\d{6}\.csv$/)
  // the browser says nothing of it to a screen reader
  await expect(
    page.getByText(wordsOf('en')('shell.file.saved', { name: file.suggestedFilename() })),
  ).toBeVisible()
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toContain('Leg 2')
  expect(lines).toHaveLength(n + 2)
})

test('a day of joining is chosen from the calendar by keyboard alone, and Escape closes only the calendar', async ({
  page,
}) => {
  await openTeam(page)
  // with room the days have a button of their own
  const openFilters = main(page).getByRole('button', { name: /^(Joined|Filters)$/ })
  await openFilters.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: /^(Joined|Filters)$/ })
  const openCalendar = drawer.getByRole('button', { name: /Calendar.*Joined from/ })
  const days = page.getByRole('grid')
  await openCalendar.focus()
  await page.keyboard.press('Enter')
  await expect(days.locator(':focus')).toHaveAccessibleName(/Last available date$/)
  await page.keyboard.press('Escape')
  await expect(days).toHaveCount(0)
  await expect(openCalendar).toBeFocused()
  await page.keyboard.press('Enter')
  const day = days.locator(':focus')
  await expect(day).toHaveAccessibleName(/Last available date$/)
  // nobody has joined after today
  await page.keyboard.press('ArrowRight')
  await expect(day).toHaveAccessibleName(/Last available date$/)
  const today = /\d+ \w+ \d{4}/.exec((await day.getAttribute('aria-label')) ?? '')?.[0]
  await page.keyboard.press('ArrowLeft')
  await expect(day).not.toHaveAccessibleName(/Last available date$/)
  await page.keyboard.press('Enter')
  await expect(days).toHaveCount(0)
  await expect(openCalendar).toBeFocused()
  const yesterday = new Date(Date.parse(`${today} UTC`) - 86_400_000).toISOString().slice(0, 10)
  await expect(page).toHaveURL(new RegExp(`\\?joined_from=${yesterday}$`))
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(openFilters.or(main(page).getByRole('button', { name: 'Filters (1)' }))).toBeFocused()
  await expect(main(page).getByRole('button', { name: /Joined since/ })).toBeVisible()
})

test('a month that is typed with two digits filters once, by what was meant', async ({ page }) => {
  await openTeam(page, '/team?view=list&joined_from=2026-05-15')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await main(page)
    .getByRole('button', { name: /^(Joined|Filters \(1\))$/ })
    .press('Enter')
  const month = page.getByRole('dialog').getByRole('spinbutton', { name: /^month.*Joined from/ })
  await month.focus()
  await page.keyboard.type('10')
  await expect(page).toHaveURL(/joined_from=2026-10-15/)
  await expect(main(page).getByRole('button', { name: /Joined since 15 Oct 2026/ })).toBeVisible()
  await expect.poll(() => asked.filter((url) => url.includes('2026-10-15'))).not.toEqual([])
  expect(asked.filter((url) => url.includes('2026-01-15'))).toEqual([])
})

test.describe('far from Hong Kong', () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago' })

  test('a calendar calls today the day that it is in Hong Kong', async ({ page }) => {
    await openTeam(page)
    await main(page)
      .getByRole('button', { name: /^(Joined|Filters)$/ })
      .press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Calendar.*Joined from/ })
      .press('Enter')
    // nobody has joined after today
    await expect(
      page.getByRole('grid').getByRole('button', { name: /Last available date$/ }),
    ).toHaveAccessibleName(/^Today/)
  })
})

test('a team of several pages says how far its file is, and is saved also while somebody goes elsewhere', async ({
  page,
}, { project }) => {
  const TOTAL = 450
  const goOn: (() => void)[] = []
  await page.route('**/customer/team?*pageSize=200*', async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const first = (Number(asked.get('currentPage')) - 1) * 200
    if (first > 0) await new Promise<void>((resolve) => goOn.push(resolve))
    const answer = (await (await route.fetch()).json()) as { items: { id: number }[] }
    const [one] = (await person.rest<{ items: { id: number }[] }>('GET', '/customer/team?pageSize=1')).items
    const items = Array.from({ length: Math.min(200, TOTAL - first) }, (_, index) => ({
      ...one,
      id: 100_000 + first + index,
    }))
    await route.fulfill({ json: { ...answer, items, total_count: TOTAL } })
  })
  const person = await personOf(page.request, 'associate')
  await openTeam(page, '/team?view=list')
  await expect(main(page).getByRole('grid', { name: 'Team' })).toBeVisible()
  await expect(main(page).getByText(/people in \d+ legs/)).toBeVisible()
  const save = main(page).getByRole('button', { name: 'Download CSV' })
  const place = async () => (await save.boundingBox())?.y ?? 0
  const before = await place()
  await save.click()
  const bar = main(page).getByRole('progressbar', { name: 'Loading the team' })
  await expect(bar).toHaveAttribute('aria-valuetext', '200 of 450 people')
  // there is room for it beside the heading; on a phone its words take a second line
  expect((await place()) - before).toBeLessThanOrEqual(project.name === 'phone' ? 24 : 0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await expect.poll(() => goOn.length).toBe(1)
      goOn.pop()?.()
      await expect(bar).toHaveAttribute('aria-valuetext', '400 of 450 people')
      await expect(main(page).getByText('Loading the team: 75%')).toBeAttached()
      await page.getByRole('link', { name: 'Commissions' }).first().click()
      await expect(page).toHaveURL(/commissions/)
      await expect.poll(() => goOn.length).toBe(1)
      goOn.pop()?.()
    })(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(TOTAL + 2)
})

test('somebody of another team, and a read that fails, each have a way on', async ({ page }) => {
  await openTeam(page, '/team?branch=3&person=3')
  await expect(
    main(page).getByRole('button', { name: 'Show the whole team', includeHidden: true }),
  ).toHaveCount(1)
  await expect(page.getByRole('heading', { name: "This person isn't in your team" }).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.route(
    '**/customer/team/branch?*parent=102*',
    (route) => route.fulfill({ status: 500, body: '' }),
    {
      times: 1,
    },
  )
  await page.goto('/team')
  await hydrated(page)
  const tree = main(page).getByRole('treegrid', { name: 'Team' })
  const leg = tree.getByRole('row', { name: 'Ahmad Faizal bin Ismail' })
  await leg.focus()
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByText('This part did not load.')).toBeVisible()
  await tree.getByRole('button', { name: 'Try again' }).click()
  await expect(tree.locator('[aria-level="2"]').first()).toContainText(/Associate|Preferred/)
})

test('a person whose panel cannot be loaded is there after another try', async ({ page, watched }) => {
  const panel = '**/assets/MemberPanel-*.js'
  await page.route(panel, (route) => route.abort())
  await withoutReload(page)
  await openTeam(page)
  const leg = main(page)
    .getByRole('treegrid', { name: 'Team' })
    .getByRole('row', { name: 'Ahmad Faizal bin Ismail' })
  await leg.focus()
  await page.keyboard.press('Enter')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(panel)
  await again.click()
  await expect(page.getByRole('heading', { name: 'Ahmad Faizal bin Ismail' })).toBeVisible()
  await expect(page).toHaveURL(/person=102/)
  watched.complaints.splice(0)
})

test('a member who agrees is seen by name above, and no longer when they change their mind', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  // each width has a person of its own: both are walked at once
  const quiet = await personOf(page.request, project.name === 'phone' ? 'quiet' : 'credit')
  const { id } = await quiet.rest<{ id: number }>('GET', '/customers/me')
  const above = await personOf(page.request, 'associate')
  const seen = async () =>
    (await above.rest<{ name: string | null }>('GET', `/customer/team/members/${id}`)).name
  await quiet.rest('PUT', '/customer/team/consent', { shares_details: false })
  expect(await seen()).toBeNull()
  await signInAs(page, quiet)
  await page.goto('/dashboard/profile')
  await hydrated(page)
  const toggle = page.getByRole('switch', { name: /^Share my name/ })
  // It cannot be pressed before it is known how it stands.
  await expect(toggle).toBeEnabled()
  await expect(toggle).not.toBeChecked()
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Your upline can now see your name and contact details.').first()).toBeVisible()
  await expect(toggle).toBeChecked()
  await expect.poll(seen).toMatch(/Yip|Tang/)
  const name = (await seen()) ?? ''

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const upline = await context.newPage()
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
  await signInAs(upline, above)
  await upline.goto(`/team?q=${encodeURIComponent(name)}`)
  await expect(upline.getByRole('treegrid').getByText(name, { exact: true }).first()).toBeVisible()
  await context.close()

  await page.route('**/customer/team/consent', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  )
  await toggle.click()
  await expect(page.getByText("Your choice couldn't be saved. Nothing has changed.").first()).toBeVisible()
  await expect(toggle).toBeChecked()
  await page.unroute('**/customer/team/consent')
  await toggle.click()
  await expect(
    page.getByText('Your upline no longer sees your name and contact details.').first(),
  ).toBeVisible()
  await expect.poll(seen).toBeNull()
})
