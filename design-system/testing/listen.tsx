import { virtual } from '@guidepup/virtual-screen-reader'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { expect, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DesignSystemProvider } from '#design-system/provider'
import { provideAriaStrings } from '../provider-strings/index.ts'
import { englishMessages as english, thaiMessages as thai } from '#design-system/testing/messages.ts'

const catalogues: Record<'en' | 'th', Record<string, string>> = { en: english, th: thai }
let language: keyof typeof catalogues = 'en'
let root: Root
let place: HTMLElement

const nextFrames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done))
  })

/** The element that stands around what is listened to. */
export const stage = (): HTMLElement => place

const tree = (children: ReactNode) => (
  <IntlProvider locale={language} messages={catalogues[language]}>
    <DesignSystemProvider locale={language}>{children}</DesignSystemProvider>
  </IntlProvider>
)

/** Shows `children` and lets the virtual screen reader begin at their top. */
export async function listen(children: ReactNode, spoken: keyof typeof catalogues = 'en'): Promise<void> {
  language = spoken
  await provideAriaStrings(spoken)
  place = document.createElement('main')
  document.body.append(place)
  root = createRoot(place)
  flushSync(() => {
    root.render(tree(children))
  })
  await virtual.start({ container: document.body })
}

/** Shows `children` in place of what was shown: what a page does when an answer has come. */
export async function show(children: ReactNode): Promise<void> {
  flushSync(() => {
    root.render(tree(children))
  })
  await nextFrames()
}

/** Presses the button of that name by keyboard. */
export async function press(name: string): Promise<void> {
  const buttons = [...place.querySelectorAll('button')]
  const button = buttons.find((one) => one.getAttribute('aria-label') === name || one.textContent === name)
  if (!button) throw new Error(`no button ${name}`)
  button.focus()
  await userEvent.keyboard('{Enter}')
}

/** Everything in `main` down to the notifications, which every page has, as it is read. */
export async function readOn(): Promise<string[]> {
  const end = `region, ${catalogues[language]['ds.notifications.region']}`
  while ((await virtual.lastSpokenPhrase()) !== end) await virtual.next()
  return (await virtual.spokenPhraseLog()).slice(2, -1)
}

/** Everything spoken so far: what the focus came to, and what was said by itself. */
export const phrases = (): Promise<string[]> => virtual.spokenPhraseLog()

/** What was said by itself so far, without being looked for. */
export const said = async (): Promise<string[]> =>
  (await virtual.spokenPhraseLog()).filter((phrase) => /^(polite|assertive): /.test(phrase))

/** Waits until exactly these were said, in this order; a moment later nothing may have come after them. */
export async function hears(expected: readonly string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await said()).length).toBeGreaterThanOrEqual(expected.length)
    },
    { timeout: 4000 },
  )
  await nextFrames()
  expect(await said()).toEqual(expected)
}

/** Ends the listening and clears the page. */
export async function hush(): Promise<void> {
  await virtual.stop()
  root.unmount()
  place.remove()
}

/** Holds a value, as a page would. */
export function Keep<T>({
  first,
  children,
}: {
  first: T
  children: (value: T, set: (value: T) => void) => ReactNode
}) {
  const [value, set] = useState(first)
  return children(value, set)
}
