import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { DesignSystemProvider } from '#design-system/provider'
import { englishMessages as english } from '#design-system/testing/messages.ts'
import { storiesOf, storyFiles } from './stories.ts'

const messages: Record<string, string> = english
/** The part of Chromium's protocol that is used here; vitest types none of it. */
const chromium = cdp as unknown as () => { send(method: string, params: object): Promise<unknown> }
const emulate = (value: 'active' | 'none') =>
  chromium().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeAll(async () => {
  await emulate('active')
  if (!matchMedia('(forced-colors: active)').matches) throw new Error('The colours are not forced')
  // An overlay that opens by itself warns when it is taken away at once.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await emulate('none')
})

/** Chromium paints nothing of a `<progress>` whose parts carry styles: a frame and a filling have to be ours. */
function hiddenBar(bar: HTMLProgressElement): boolean {
  const { forcedColorAdjust, borderTopWidth, color, backgroundColor } = getComputedStyle(bar)
  return forcedColorAdjust !== 'none' || borderTopWidth === '0px' || color === backgroundColor
}
/** The browser draws the tick or the dot in the colours that the person chose, or we do. */
const hiddenChoice = (choice: HTMLInputElement): boolean =>
  getComputedStyle(choice).appearance === 'none' && getComputedStyle(choice, '::before').content === 'none'

/** What of a document could not be seen. */
const hidden = (root: ParentNode): string[] => [
  ...[...root.querySelectorAll('progress')].filter(hiddenBar).map((bar) => bar.outerHTML),
  ...[...root.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]:not([role=switch])')]
    .filter((choice) => choice.offsetWidth > 1 && hiddenChoice(choice))
    .map((choice) => choice.outerHTML),
]

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it.each(storyFiles.map(({ name, load }) => [name, load] as const))(
  '%s shows its bars, ticks and dots in forced colours',
  async (_, load) => {
    const matrix = (await storiesOf(load)).find(({ name }) => name === 'Matrix')
    if (!matrix) return
    const box = document.createElement('div')
    document.body.append(box)
    root = createRoot(box)
    flushSync(() => {
      root?.render(
        <IntlProvider locale="en" messages={messages}>
          <DesignSystemProvider locale="en">
            <matrix.Story />
          </DesignSystemProvider>
        </IntlProvider>,
      )
    })
    expect(hidden(document)).toEqual([])
  },
  60_000,
)
