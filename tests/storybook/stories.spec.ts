import { readFileSync } from 'node:fs'
import { expect, test as base, type Page } from '@playwright/test'
import { watchLooseTexts } from '../harness/browser-translation.ts'
import { slowPage } from '../harness/slow-page.ts'
import { focusTrap } from './focus-trap.ts'
import { areCompared, comparePictures, isTaking } from './pictures.ts'
import { listen, render } from './preview.ts'

interface Story {
  id: string
  title: string
  importPath: string
  type: 'story' | 'docs'
}
const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Story>
}
const isMatrix = ({ id }: Story) => id.endsWith('--matrix')
/** Whose pictures `npm run pictures` takes. */
const pictured = process.env['PICTURES_OF']?.split(',') ?? ['']
const isWanted = (story: Story) =>
  !isTaking || (isMatrix(story) && pictured.some((part) => story.importPath.includes(part)))

/** Stories by component: one test each. */
const components = Map.groupBy(
  Object.values(entries).filter((story) => story.type === 'story' && isWanted(story)),
  ({ title }) => title,
)

const desktop = { width: 1280, height: 800 }
/** Storybook's own name and size of a small phone. */
const phones: Readonly<Record<string, typeof desktop>> = { mobile1: { width: 320, height: 568 } }

/** A message as the translator should never leave it: `{n, plural, …}`, `{field}`. */
const PATTERN = /\{\s*\w+\s*(,\s*(plural|select|selectordinal|number|date)\b[^}]*)?\}/

/** Said by Storybook's own recorder of interactions when it is handed an event, whose window it walks. */
const OF_STORYBOOK = 'Accessing the Story Store is deprecated'

/** A page that shows one story after another: loading Storybook takes longer than most stories. */
interface Preview {
  page: Page
  /** What the console and the page complained of since the last story. */
  complaints: string[]
  /** Whether the next story can be shown without loading the page. */
  isOpen: boolean
}

// A failed test ends its worker: the next component then has a page of its own.
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, give) => {
      const page = await browser.newPage({
        baseURL: `http://localhost:${process.env['STORYBOOK_PORT']}`,
        viewport: desktop,
        reducedMotion: 'reduce',
      })
      const preview: Preview = { page, complaints: [], isOpen: false }
      page.on('pageerror', (error) => preview.complaints.push(String(error).slice(0, 300)))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !message.text().startsWith(OF_STORYBOOK))
          preview.complaints.push(message.text().slice(0, 300))
      })
      await page.addInitScript(listen)
      await page.addInitScript(watchLooseTexts)
      await slowPage(page)
      await give(preview)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Renders a story in the window that it asks for. */
async function show(preview: Preview, id: string) {
  const { page } = preview
  preview.complaints = []
  if (!preview.isOpen) await page.setViewportSize(desktop)
  const outcome = await render(page, id, preview.isOpen)
  const phone = phones[outcome.viewport ?? '']
  preview.isOpen = !phone
  if (!phone) return outcome
  await page.setViewportSize(phone)
  preview.complaints = []
  return render(page, id, false)
}

for (const [title, stories] of components)
  test(`${title}: every story renders, plays and looks as before, without a complaint`, async ({
    preview,
  }) => {
    const { page } = preview
    for (const story of stories) {
      const { id } = story
      const outcome = await show(preview, id)
      expect.soft(outcome, id).toMatchObject({ status: 'success', errors: [] })
      expect.soft(await page.locator('body').innerText(), id).not.toMatch(PATTERN)
      if (outcome.status === 'success' && isMatrix(story) && areCompared) {
        await comparePictures(page, id)
        await page.setViewportSize(desktop)
      } else if (outcome.status === 'success' && !isMatrix(story))
        expect.soft(await focusTrap(page), `${id}: Tab leaves every element`).toBeUndefined()
      expect.soft(preview.complaints, `${id}: the console is silent`).toEqual([])
    }
  })
