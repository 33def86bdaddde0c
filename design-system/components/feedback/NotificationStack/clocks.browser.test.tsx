import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createNotificationStore, NotificationStack } from '#design-system/NotificationStack'
import '#design-system/styles'
import { englishMessages as english } from '#design-system/testing/messages.ts'

const messages: Record<string, string> = english
/** Whether the timers run: set by the last call of `pause` or `resume`. */
let areRunning = true
let root: Root
let place: HTMLElement

beforeEach(async () => {
  areRunning = true
  const own = createNotificationStore()
  for (const message of ['Saved.', 'Added to cart.', 'Removed.']) own.enqueue({ message })
  const store = {
    ...own,
    pause: () => {
      areRunning = false
    },
    resume: () => {
      areRunning = true
    },
  }
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(
    <IntlProvider locale="en" messages={messages} onError={() => undefined}>
      <main tabIndex={-1}>
        <button type="button">Elsewhere</button>
      </main>
      <NotificationStack store={store} />
    </IntlProvider>,
  )
  await vi.waitFor(() => page.getByText('Saved.').element())
})
afterEach(() => {
  root.unmount()
  place.remove()
})
const elsewhere = () => page.getByRole('button', { name: 'Elsewhere' })

/** With a real pointer: only the browser decides `:focus-visible`. */
describe('the clocks of the notifications', () => {
  it('stand still under the pointer and run on once a message was closed with it', async () => {
    const close = page.getByRole('button', { name: 'Close this message' })
    await userEvent.hover(close.first())
    expect(areRunning).toBe(false)
    await userEvent.click(close.first())
    await userEvent.hover(elsewhere())
    await vi.waitFor(() => expect(areRunning).toBe(true))
  })

  it('run on when the message under the pointer has gone and the pointer is elsewhere', async () => {
    await userEvent.click(page.getByRole('button', { name: 'Close this message' }).last())
    expect(areRunning).toBe(false)
    await vi.waitFor(() => expect(page.getByRole('listitem').elements()).toHaveLength(2))
    await userEvent.hover(elsewhere())
    await vi.waitFor(() => expect(areRunning).toBe(true))
  })

  it('stand still while the keyboard is in the area', async () => {
    await userEvent.click(elsewhere())
    await userEvent.keyboard('{F6}')
    await vi.waitFor(() => expect(areRunning).toBe(false))
    await userEvent.keyboard('{F6}')
    await vi.waitFor(() => expect(areRunning).toBe(true))
    await expect.element(elsewhere()).toHaveFocus()
  })

  it('lead back to the page when what one came from has gone', async () => {
    await userEvent.click(elsewhere())
    await userEvent.keyboard('{F6}')
    place.querySelector('main button')?.remove()
    await userEvent.keyboard('{F6}')
    expect(document.activeElement).toBe(place.querySelector('main'))
  })
})
