import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { translatePage } from '../harness/browser-translation.ts'
import { listen, render } from './preview.ts'

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, { id: string; title: string; type: 'story' | 'docs' }>
}
const components = Map.groupBy(
  Object.values(entries).filter((entry) => entry.type === 'story'),
  ({ title }) => title,
)

/** What React throws at a node that a translation has taken away. What a play does not find among the translated words is not asked here. */
const LOST_NODE = /NotFoundError|removeChild|insertBefore|replaceChild/

for (const [title, stories] of components)
  test(`${title}: translated by the browser, every story still changes`, async ({ browser }) => {
    const page = await browser.newPage({
      baseURL: `http://localhost:${process.env['STORYBOOK_PORT']}`,
      reducedMotion: 'reduce',
    })
    let thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') thrown.push(message.text())
    })
    await page.addInitScript(listen)
    await page.addInitScript(translatePage, { from: 'start' as const, mark: '' })
    for (const [index, { id }] of stories.entries()) {
      thrown = []
      const { errors } = await render(page, id, index > 0)
      const lost = [...thrown, ...errors].filter((error) => LOST_NODE.test(error))
      expect.soft(lost, id).toEqual([])
    }
    await page.close()
  })
