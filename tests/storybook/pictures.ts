import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { modes, type Mode } from '../../.storybook/modes.ts'
import type {} from '../../.storybook/pictures.ts'

const file = '.storybook/known-pictures.json'
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
/** Set by scripts/pictures.mjs, which takes all of them anew, in one worker. */
export const isTaking = Boolean(process.env['TAKING_PICTURES'])
const known = read()

/** Pictures are compared where they were taken: other systems draw letters another way. */
export const areCompared = process.platform === 'linux'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url')

function remember(name: string, bytes: Buffer): void {
  const hashes = Object.entries({ ...read(), [name]: hashOf(bytes) }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`)
}

/** Puts the story into a mode, without loading the page again, and makes the window as high as the story. */
async function apply(page: Page, { viewport, theme, language, forcedColors }: Mode): Promise<void> {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ forcedColors: forcedColors ?? 'none', reducedMotion: 'reduce' })
  const opensSomething = await page.evaluate((mode) => window.storyPictures.setMode(mode), {
    viewport,
    theme,
    language,
  })
  // Only what is in the window is painted.
  const grow = async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > viewport.height) await page.setViewportSize({ ...viewport, height })
    await page.evaluate(() => window.storyPictures.settled())
  }
  await grow()
  // It finds its place once, in the window it is pictured in.
  if (opensSomething) {
    await page.evaluate(() => window.storyPictures.reopen())
    await grow()
  }
}

const take = (page: Page) =>
  page.locator('body').screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })

/** Runs in the page: all words but those that react-aria says to screen readers and then forgets. */
const wordsShown = () =>
  [...document.body.children]
    .filter((part) => part instanceof HTMLElement)
    .filter((part) => !part.matches('[data-live-announcer], script, style'))
    .map((part) => part.innerText.trim())
    .filter(Boolean)
    .join('\n')

/** The picture once it stands still: the known one, or one that is the same twice. */
async function standing(page: Page, name: string): Promise<Buffer> {
  let bytes = await take(page)
  for (let again = 0; again < 10; again++) {
    if (known[name] === hashOf(bytes)) return bytes
    const next = await take(page)
    if (next.equals(bytes)) return next
    bytes = next
  }
  return bytes
}

/**
 * Compares a `Matrix`, as its play function left it, with its picture in each mode. Most are the very bytes of the time
 * before: only others are decoded and compared dot by dot, which takes longer than the picture.
 */
export async function comparePictures(page: Page, id: string): Promise<void> {
  let english = ''
  for (const [name, mode] of Object.entries<Mode>(modes)) {
    await apply(page, mode)
    const picture = `${id.replace('--matrix', '')}-${name}`
    // Where no word of ours is shown, another language shows nothing new.
    const text = await page.evaluate(wordsShown)
    if (name === 'light') english = text
    else if (mode.language !== 'en' && text === english) {
      expect
        .soft(known, `${id}: ${name} shows nothing new and needs no picture`)
        .not.toHaveProperty([picture])
      continue
    }
    const bytes = await standing(page, picture)
    if (isTaking) remember(picture, bytes)
    else if (known[picture] === hashOf(bytes)) continue
    expect
      .soft(bytes, `${id}: picture ${name}`)
      .toMatchSnapshot([`${picture}.png`], { threshold: 0.15, maxDiffPixels: 40 })
  }
  await page.evaluate(() => window.storyPictures.setMode(undefined))
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
}
