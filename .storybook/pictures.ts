import { forgetOpened, opensSomething, reopen } from '../design-system/testing/opened.ts'
import { setLiveMode } from './live-mode.ts'
import type { Mode } from './modes.ts'

declare global {
  interface Window {
    /** What tests/storybook asks of the preview while it takes the pictures of a story. */
    storyPictures: {
      /** Puts the mounted story into a mode, or back. @returns whether its play function opened something that is to be open in the picture */
      setMode: (mode: Mode | undefined) => Promise<boolean>
      reopen: () => Promise<void>
      /** Fonts are there and two frames are painted. */
      settled: () => Promise<void>
    }
  }
}

const frames = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        done()
      }),
    )
  })

async function settled(): Promise<void> {
  await frames()
  await document.fonts.ready
  await frames()
}

/** Lets tests/storybook take pictures of what is shown, in every mode, without loading the page again. */
export function offerPictures(): void {
  window.storyPictures = {
    async setMode(mode) {
      if (!mode) forgetOpened()
      setLiveMode(mode)
      await settled()
      return opensSomething()
    },
    reopen,
    settled,
  }
}
