import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NotificationQueue, NotificationStack } from '#design-system/feedback/NotificationStack'
import '#design-system/styles'
import { englishMessages as english } from '#design-system/testing/messages.ts'

const messages: Record<string, string> = english
let queue: NotificationQueue
let root: Root
let place: HTMLElement

function Main() {
  return (
    <main tabIndex={-1}>
      <button type="button">Elsewhere</button>
    </main>
  )
}

beforeEach(async () => {
  queue = new NotificationQueue()
  for (const message of ['Saved.', 'Added to cart.', 'Removed.']) queue.enqueue({ message })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  root.render(
    <IntlProvider locale="en" messages={messages} onError={() => undefined}>
      <Main />
      <NotificationStack queue={queue} />
    </IntlProvider>,
  )
  await vi.waitFor(() => page.getByText('Saved.').element())
})
afterEach(() => {
  root.unmount()
  place.remove()
})
const areRunning = () => !queue.isPaused
const elsewhere = () => page.getByRole('button', { name: 'Elsewhere' })

/** With a real pointer: only the browser decides `:focus-visible`. */
describe('the clocks of the notifications', () => {
  it('stand still under the pointer and run on once a message was closed with it', async () => {
    const close = page.getByRole('button', { name: 'Close this message' })
    await userEvent.hover(close.first())
    expect(areRunning()).toBe(false)
    await userEvent.click(close.first())
    await userEvent.hover(elsewhere())
    await vi.waitFor(() => expect(areRunning()).toBe(true))
  })

  it('run on when the message under the pointer has gone and the pointer is elsewhere', async () => {
    await userEvent.click(page.getByRole('button', { name: 'Close this message' }).last())
    expect(areRunning()).toBe(false)
    await vi.waitFor(() => expect(page.getByRole('listitem').elements()).toHaveLength(2))
    await userEvent.hover(elsewhere())
    await vi.waitFor(() => expect(areRunning()).toBe(true))
  })

  it('leave a message where it is that the pointer rests on, and take it away 8 seconds later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const late = queue.enqueue({ message: 'Late.' })
      await vi.waitFor(() => page.getByText('Late.').element())
      const find = () => queue.visibleToasts.find(({ key }) => key === late)
      await userEvent.hover(page.getByText('Late.'))
      vi.advanceTimersByTime(60_000)
      expect(find()?.content.dismissed).toBe(false)
      await userEvent.hover(elsewhere())
      vi.advanceTimersByTime(7000)
      expect(find()?.content.dismissed).toBe(false)
      vi.advanceTimersByTime(1500)
      expect(find()).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('closed with the pointer, leaves the focus where it was', async () => {
    await userEvent.click(elsewhere())
    await userEvent.click(page.getByRole('button', { name: 'Close this message' }).first())
    await expect.element(elsewhere()).toHaveFocus()
    await vi.waitFor(() => expect(page.getByRole('listitem').elements()).toHaveLength(2))
    await expect.element(elsewhere()).toHaveFocus()
  })

  it('closed with the pointer while the keyboard is in it, gives the focus back and runs on', async () => {
    await userEvent.click(elsewhere())
    await userEvent.keyboard('{F6}{Tab}')
    await userEvent.click(page.getByRole('button', { name: 'Close this message' }).first())
    await expect.element(elsewhere()).toHaveFocus()
    await userEvent.hover(elsewhere())
    await vi.waitFor(() => expect(areRunning()).toBe(true))
  })

  it('closed with the keyboard, gives the focus to the next message and after the last one back', async () => {
    await userEvent.click(elsewhere())
    await userEvent.keyboard('{F6}{Tab}')
    for (const left of [2, 1]) {
      await userEvent.keyboard('{Enter}')
      await vi.waitFor(() => expect(page.getByRole('listitem').elements()).toHaveLength(left))
      expect(document.activeElement?.closest('li')).not.toBeNull()
    }
    await userEvent.keyboard('{Enter}')
    await expect.element(elsewhere()).toHaveFocus()
    // without messages F6 goes nowhere
    await userEvent.keyboard('{F6}')
    await expect.element(elsewhere()).toHaveFocus()
  })

  it('stand still while the keyboard is in the area', async () => {
    await userEvent.click(elsewhere())
    await userEvent.keyboard('{F6}')
    await vi.waitFor(() => expect(areRunning()).toBe(false))
    await userEvent.keyboard('{F6}')
    await vi.waitFor(() => expect(areRunning()).toBe(true))
    await expect.element(elsewhere()).toHaveFocus()
  })

  it('give the focus back when the messages are taken away under it', async () => {
    await userEvent.click(elsewhere())
    await userEvent.keyboard('{F6}{Tab}')
    for (const { key } of queue.visibleToasts) queue.remove(key)
    await expect.element(elsewhere()).toHaveFocus()
  })

  it.each(['{F6}', '{Escape}'])(
    'lead back to the page by %s when what one came from has gone',
    async (key) => {
      await userEvent.click(elsewhere())
      await userEvent.keyboard('{F6}')
      place.querySelector('main button')?.remove()
      await userEvent.keyboard(key)
      expect(document.activeElement).toBe(place.querySelector('main'))
    },
  )
})
