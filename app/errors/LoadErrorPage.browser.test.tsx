import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider, type IntlConfig } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import designSystem from '../../locales/design-system/en.json'
import shell from '../../locales/shell/en.json'
import { LoadErrorPage } from './LoadErrorPage.tsx'

const messages = { ...designSystem, ...shell } as unknown as NonNullable<IntlConfig['messages']>
const unmount: (() => void)[] = []

/** Shows the page on a device whose connection changes after the page is drawn and before it listens. */
function show(isOnline: { before: boolean; after: boolean }) {
  let isNow = isOnline.before
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isNow)
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }))
  function Connection() {
    useLayoutEffect(() => {
      isNow = isOnline.after
    }, [])
    return null
  }
  const root = createRoot(document.createElement('div'))
  unmount.push(() => root.unmount())
  flushSync(() => {
    root.render(
      <IntlProvider locale="en" messages={messages}>
        <LoadErrorPage />
        <Connection />
      </IntlProvider>,
    )
  })
  return asked
}

afterEach(() => {
  for (const end of unmount.splice(0)) end()
  vi.restoreAllMocks()
})

test('a connection that comes back while the page is being drawn is noticed', async () => {
  const asked = show({ before: false, after: true })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/healthz', { cache: 'no-store' }))
})

test.each([
  ['a page that failed with a connection', { before: true, after: true }],
  ['a page that still has none', { before: false, after: false }],
])('%s is not loaded again by itself', async (_name, isOnline) => {
  const asked = show(isOnline)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).not.toHaveBeenCalled()
})
