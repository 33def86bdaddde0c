import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Menu } from '#design-system/actions/Menu'
import { DesignSystemProvider } from '#design-system/provider'
import { englishMessages as english } from '#design-system/testing/messages.ts'

const messages: Record<string, string> = english

it('opens the address of a menu item through the application, without loading a document', async () => {
  const navigate = vi.fn<(href: string) => void>()
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => {
    root.render(
      <IntlProvider locale="en" messages={messages}>
        <DesignSystemProvider locale="en" navigate={navigate}>
          <Menu label="Account" items={[{ id: 'orders', label: 'Orders', href: '/orders' }]} />
        </DesignSystemProvider>
      </IntlProvider>,
    )
  })
  await userEvent.click(place.querySelector('button')!)
  const item = await vi.waitFor(() => {
    const found = document.querySelector<HTMLAnchorElement>('a[role=menuitem]')
    expect(found).toHaveAttribute('href', '/orders')
    return found!
  })
  // without a router the test's own frame would be loaded anew here
  await userEvent.click(item)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/orders', undefined)
  root.unmount()
  place.remove()
})
