import { expect, test } from '@playwright/test'

interface Pictured {
  id: string
  title: string
  name: string
  parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { disable?: boolean }> } }
}
/** What a full run may cost. */
const MOST_SNAPSHOTS = 900

test.use({ baseURL: `http://localhost:${process.env['STORYBOOK_PORT']}` })

test('Chromatic takes pictures of every Matrix and of whole pages, and of nothing else', async ({ page }) => {
  await page.goto('/iframe.html?id=data-money--default&viewMode=story')
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__.storyStoreValue)
  const stories: Pictured[] = await page.evaluate(async () =>
    Object.values(await window.__STORYBOOK_PREVIEW__.extract()).map((story) => {
      const { id, title, name, parameters } = story as unknown as Pictured
      return { id, title, name, parameters: { chromatic: parameters.chromatic ?? {} } }
    }),
  )
  const modesOf = ({ parameters: { chromatic } }: Pictured) =>
    chromatic?.disableSnapshot
      ? []
      : Object.entries(chromatic?.modes ?? {})
          .filter(([, { disable }]) => !disable)
          .map(([mode]) => mode)
  const wanted = ({ title, name }: Pictured) => (name === 'Matrix' ? 6 : title.startsWith('Pages/') ? 2 : 0)
  expect(stories.filter((story) => modesOf(story).length !== wanted(story)).map(({ id }) => id)).toEqual([])
  const snapshots = stories.flatMap(modesOf).length
  expect(snapshots).toBeGreaterThan(700)
  expect(snapshots).toBeLessThanOrEqual(MOST_SNAPSHOTS)
})
