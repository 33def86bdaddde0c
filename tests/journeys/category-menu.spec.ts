import { expect, hydrated, test } from './watched-page.ts'
import { wordsOf } from './words.ts'

const say = wordsOf('en')

interface Category {
  id: number
  name: string
  children_data: Category[]
}

test('the menu lists the categories of the store with what lies below each, and leads there (R-019)', async ({
  page,
  isMobile,
}) => {
  const common = await (await page.request.get('/rest/en/V1/magento/en/common')).json()
  const tops: Category[] = common.categories.children_data ?? common.categories
  expect(tops.length).toBeGreaterThan(5)
  await page.goto('/systemstatus')
  await hydrated(page)
  const header = page.getByRole('banner')
  const opener = isMobile
    ? header.getByRole('button', { name: say('shell.nav.menu') })
    : header.locator('summary', { hasText: say('shell.nav.categories') })
  const menu = page.getByRole('navigation', { name: say('shell.nav.categories'), exact: true })

  // by keyboard: Escape gives the focus back
  await opener.focus()
  await opener.press('Enter')
  await expect(menu.getByRole('link', { name: tops[0]!.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.locator('visible=true')).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  for (const top of tops) {
    await expect(menu.getByRole('link', { name: top.name, exact: true })).toHaveAttribute(
      'href',
      `/categories/${top.id}`,
    )
    for (const child of top.children_data)
      await expect(menu.locator(`a[href="/categories/${top.id}/${child.id}"]`)).toHaveText(child.name)
  }
  const [top] = tops
  const child = top!.children_data[0]!
  await menu.getByRole('link', { name: child.name, exact: true }).click()
  await expect(page).toHaveURL(`/categories/${top!.id}/${child.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(child.name)
  await expect(menu.locator('visible=true')).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()

  await opener.click()
  await expect(
    menu.locator('visible=true').getByRole('link', { name: child.name, exact: true }),
  ).toHaveAttribute('aria-current', 'page')
})

test('without script the categories are reached all the same', async ({
  browser,
  contextOptions,
  isMobile,
}) => {
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  if (isMobile) {
    await page.getByRole('link', { name: '分类' }).locator('visible=true').click()
    await expect(page).toHaveURL('/categories')
  } else {
    await page.locator('summary', { hasText: '分类' }).click()
    await page.locator('details a[href="/categories/10"]').click()
    await expect(page).toHaveURL('/categories/10')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
