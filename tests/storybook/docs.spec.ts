import { expect, test } from '@playwright/test'

interface ArgType {
  table?: { type?: { summary?: string } }
}
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      storyStoreValue?: object
      extract: () => Promise<Record<string, { title: string; argTypes: Record<string, ArgType> }>>
    }
  }
}

test.use({ baseURL: `http://localhost:${process.env['STORYBOOK_PORT']}` })

test('the page of every component says the type of each of its properties', async ({ page }) => {
  await page.goto('/iframe.html?id=data-money--default&viewMode=story')
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__.storyStoreValue)
  const properties = await page.evaluate(async () =>
    Object.values(await window.__STORYBOOK_PREVIEW__.extract())
      .filter(({ title }) => !/^(Features|Pages)\//.test(title))
      .flatMap(({ title, argTypes }) =>
        Object.entries(argTypes)
          .filter(([, { table }]) => table)
          .map(([name, { table }]) => ({ name: `${title}.${name}`, type: table?.type?.summary ?? '' })),
      ),
  )
  const typeOf = Object.fromEntries(properties.map(({ name, type }) => [name, type]))
  expect(Object.keys(typeOf).length).toBeGreaterThan(650)
  expect(
    Object.entries(typeOf).filter(([, type]) => ['', 'union', 'enum', 'unknown', 'any'].includes(type)),
  ).toEqual([])
  expect(typeOf['Data/Money.size']?.split(' | ').toSorted()).toEqual(
    ['xs', 'sm', 'md', 'lg', 'xl'].map((size) => `"${size}"`).toSorted(),
  )
  expect(typeOf['Overlays/Dialog.title']).toBe('string')
})

test('on a page of documentation an example is seen in the dark, and its code can be copied', async ({
  page,
}) => {
  await page.goto('/iframe.html?id=data-money--docs&viewMode=docs&globals=theme:dark')
  const example = page.locator('[data-story]').first()
  await expect(example).toBeVisible()
  await expect
    .poll(() => example.evaluate((node) => getComputedStyle(node).backgroundColor))
    .toMatch(/^rgb\((\d|[1-3]\d), (\d|[1-3]\d), (\d|[1-3]\d)\)$/)
  await page.getByRole('switch', { name: 'Show code' }).first().click()
  await expect(page.locator('pre').filter({ hasText: '<Money' }).first()).toHaveText(
    /^import \{ Money \} from '#design-system\/data\/Money'\s+<Money\s[^<]*\/>$/,
  )
})

test('the page of other names says of each what it is here, and its links lead to pages', async ({
  page,
  request,
}) => {
  const { entries } = (await (await request.get('/index.json')).json()) as {
    entries: Record<string, { type: string; title: string }>
  }
  const components = Object.values(entries).map(({ title }) => title.split('/').at(-1))
  await page.goto('/iframe.html?id=find-a-component--names&viewMode=docs')
  const names = page.getByRole('heading', { level: 3 })
  await expect.poll(() => names.count()).toBeGreaterThan(50)
  const headings = await names.allInnerTexts()
  const ours = headings.map((heading) => /^.+ → (\w+)/.exec(heading)?.[1] ?? heading)
  expect(ours.filter((name) => name !== 'none' && !components.includes(name))).toEqual([])
  const links = await page
    .locator('a[href*="?path=/docs/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')?.split('/docs/')[1] ?? ''))
  expect(links.length).toBeGreaterThan(headings.length)
  expect(links.filter((id) => entries[id]?.type !== 'docs')).toEqual([])
})
