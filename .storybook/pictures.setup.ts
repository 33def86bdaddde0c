import { afterEach, beforeEach, expect } from 'vitest'
import { cdp, commands, page } from 'vitest/browser'
import { forgetOpened, isOpen, opensSomething, reopen } from '../design-system/testing/opened.ts'
import { setLiveMode } from './live-mode.ts'
import { modes, type Mode } from './modes.ts'

const frames = () => new Promise<void>((done) => { requestAnimationFrame(() => requestAnimationFrame(() => { done() })) })
const emulate = (forced: boolean) => cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: forced ? 'active' : 'none' }, { name: 'prefers-reduced-motion', value: 'reduce' }] })

const settled = async () => {
  await frames()
  await document.fonts.ready
  await frames()
}

async function apply(mode: Mode): Promise<void> {
  await page.viewport(mode.viewport.width, mode.viewport.height)
  await emulate(mode.forcedColors === 'active')
  setLiveMode(mode)
  await settled()
  const grow = () => page.viewport(mode.viewport.width, Math.max(mode.viewport.height, document.documentElement.scrollHeight))
  if (opensSomething()) {
    // It finds its place once, in the window it is pictured in.
    await grow()
    await settled()
    await reopen()
  }
  // Only what is in the window is painted: it grows to the height of the story, and to a whole screen below something open.
  document.body.style.minHeight = isOpen() ? '100vh' : ''
  await grow()
  await settled()
}

beforeEach(forgetOpened)

/** Every `Matrix`, as its play function left it, against its picture in each mode. */
afterEach(async ({ task }) => {
  const id = (task.meta as { storyId?: string }).storyId
  if (!id?.endsWith('--matrix') || task.result?.state === 'fail') return
  const differences: string[] = []
  try {
    let english = ''
    for (const [name, mode] of Object.entries<Mode>(modes)) {
      await apply(mode)
      // Where no word of ours is shown, another language shows nothing new.
      if (name === 'light') english = document.body.innerText
      else if (mode.language !== 'en' && document.body.innerText === english) continue
      const picture = `${id.replace('--matrix', '')}-${name}`
      const hash = await commands.newHashOf(picture)
      if (hash === undefined) continue
      await expect(page.elementLocator(document.body)).toMatchScreenshot(picture).then(
        () => commands.rememberHash(picture, hash),
        (error: unknown) => { differences.push(`${name}: ${error instanceof Error ? error.message : String(error)}`) },
      )
    }
  } finally {
    setLiveMode(undefined)
    await emulate(false)
    await page.viewport(modes.light.viewport.width, modes.light.viewport.height)
  }
  if (differences.length) throw new Error(differences.join('\n\n'))
})
