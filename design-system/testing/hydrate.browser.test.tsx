import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DesignSystemProvider } from '#design-system/provider'
import { englishMessages as english } from '#design-system/testing/messages.ts'
import { storiesOf, storyFiles } from './stories.ts'

const messages: Record<string, string> = english

beforeEach(() => {
  vi.spyOn(console, 'error').mockClear()
  vi.spyOn(console, 'warn').mockClear()
  // What react-aria asks on a server.
  vi.stubGlobal('process', { env: {} })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What a component says while it takes over its own server HTML: nothing, in StrictMode too. */
it.each(storyFiles.map(({ name, load }) => [name, load] as const))(
  '%s takes over its server HTML',
  async (_, load) => {
    for (const { name, Story } of await storiesOf(load)) {
      const tree = (
        <StrictMode>
          <IntlProvider locale="en" messages={messages}>
            <DesignSystemProvider locale="en">
              <Story />
            </DesignSystemProvider>
          </IntlProvider>
        </StrictMode>
      )
      const container = document.createElement('div')
      container.setHTMLUnsafe(renderToString(tree))
      document.body.append(container)
      const failures: unknown[] = []
      const root = await act(async () =>
        hydrateRoot(container, tree, {
          onRecoverableError: (error) => failures.push(error),
          onUncaughtError: (error) => failures.push(error),
        }),
      )
      await act(async () => {
        root.unmount()
      })
      container.remove()
      expect(failures.map(String), name).toEqual([])
      expect(
        [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls].map((call) =>
          call.map(String).join(' ').slice(0, 300),
        ),
        name,
      ).toEqual([])
    }
  },
  60_000,
)
