import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#design-system/actions/Button'
import { Dialog } from '#design-system/overlays/Dialog'
import { Inline } from '#design-system/layout/Inline'
import {
  NotificationQueue,
  NotificationStack,
  useNotifications,
} from '#design-system/feedback/NotificationStack'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

const onAction = fn()
const inRegion = () => within(within(document.body).getByRole('region', { name: 'Notifications' }))
const texts = () =>
  inRegion()
    .queryAllByRole('listitem')
    .map((item) => item.textContent)

function Live() {
  const { enqueue, dismiss, remove } = useNotifications()
  const [key, setKey] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <main tabIndex={-1}>
      <Inline>
        <Button
          onPress={() =>
            setKey(
              enqueue({
                message: 'Added to cart.',
                variant: 'success',
                action: { label: 'View cart', onAction },
              }),
            )
          }
        >
          Add
        </Button>
        <Button
          onPress={() =>
            setKey(enqueue({ message: 'The coupon code is not valid or already used.', variant: 'error' }))
          }
        >
          Fail
        </Button>
        <Button onPress={() => dismiss(key)}>Dismiss</Button>
        <Button onPress={() => remove(key)}>Remove</Button>
        <Button onPress={() => setOpen(true)}>Dialog</Button>
        <Dialog title="Edit the address" isOpen={isOpen} onClose={() => setOpen(false)}>
          <Button onPress={() => enqueue({ message: 'Saved.' })}>Save</Button>
        </Dialog>
      </Inline>
    </main>
  )
}
const meta = {
  title: 'Feedback/NotificationStack',
  component: NotificationStack,
  render: () => <Live />,
  beforeEach: () => {
    onAction.mockClear()
  },
} satisfies Meta<typeof NotificationStack>
export default meta
type Story = StoryObj<typeof Live>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(document.body).getByRole('region', { name: 'Notifications' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    // Newest on top, also in reading order.
    await expect(texts()).toEqual([
      'Error The coupon code is not valid or already used.',
      'Success Added to cart.View cart',
    ])
    await expect(within(region).getByRole('list')).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(region).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() =>
      expect(within(region).getByRole('button', { name: 'Close this message' })).toHaveFocus(),
    )
    await userEvent.click(within(region).getByRole('button', { name: 'View cart' }))
    await expect(onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(region).queryAllByRole('listitem')).toHaveLength(0))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Fail' })).toHaveFocus())
  },
}

/** A dismissed message is removed after its exit animation; a removed one disappears at once. */
export const DismissAndRemove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(texts()).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(texts()).toEqual([]))
  },
}

/** F6 moves focus in and back again; without messages it does nothing. */
export const LandmarkByF6: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(document.body).getByRole('region', { name: 'Notifications' })
    const add = canvas.getByRole('button', { name: 'Add' })
    add.focus()
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(add).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(region).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(inRegion().getByRole('button', { name: 'View cart' })).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(add).toHaveFocus())
  },
}

/** A live region announces added text: each message adds its text once, and later changes add none. */
export const SaidOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const said: string[] = []
    const observer = new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) said.push(node.textContent ?? '')
        if (change.type === 'characterData') said.push(change.target.textContent ?? '')
      }
    })
    observer.observe(inRegion().getByRole('list'), { childList: true, subtree: true, characterData: true })
    const [add, fail] = [
      canvas.getByRole('button', { name: 'Add' }),
      canvas.getByRole('button', { name: 'Fail' }),
    ]
    await userEvent.click(add)
    await userEvent.click(fail)
    // The same text is not announced again while it is on screen.
    await userEvent.click(add)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(texts()).toHaveLength(1))
    await expect(said).toEqual([
      'Success Added to cart.View cart',
      'Error The coupon code is not valid or already used.',
    ])
    // After it was removed, the same text is announced again.
    await userEvent.click(add)
    await waitFor(() => expect(said).toHaveLength(3))
    observer.disconnect()
  },
}

let watched = new NotificationQueue()
const areRunning = () => !watched.isPaused

function Many() {
  const [queue] = useState(() => {
    const own = new NotificationQueue()
    own.pauseAll()
    for (let n = 1; n <= 10; n++)
      own.enqueue({ message: `Message ${n}: your device lost its internet connection. Your cart is kept.` })
    return own
  })
  return <NotificationStack queue={queue} />
}

/** The timers (8000 ms, see notification-queue.test.ts) pause while the pointer or focus is on a message, and only then. */
export const StandsStillWhileRead: Story = {
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  beforeEach: () => {
    watched = new NotificationQueue()
    watched.enqueue({ message: 'Saved.' })
  },
  render: () => (
    <>
      <Button>Elsewhere</Button>
      <NotificationStack queue={watched} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const message = canvas.getByText('Saved.')
    await userEvent.hover(message)
    await expect(areRunning()).toBe(false)
    await userEvent.unhover(message)
    await expect(areRunning()).toBe(true)
    canvas.getByRole('button', { name: 'Close this message' }).focus()
    await waitFor(() => expect(areRunning()).toBe(false))
    // The pointer enters and leaves while focus stays: the timers stay paused.
    await userEvent.hover(message)
    await userEvent.unhover(message)
    await expect(areRunning()).toBe(false)
    canvas.getByRole('button', { name: 'Elsewhere' }).focus()
    await waitFor(() => expect(areRunning()).toBe(true))
  },
}

/** Escape closes the focused message, and leaves the area if no message has focus. */
export const EscapeCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const fail = canvas.getByRole('button', { name: 'Fail' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.click(fail)
    await userEvent.keyboard('{F6}{Tab}{Escape}')
    await waitFor(() => expect(texts()).toEqual(['Success Added to cart.View cart']))
    await waitFor(() => expect(inRegion().getByRole('button', { name: 'Close this message' })).toHaveFocus())
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(fail).toHaveFocus())
    await userEvent.keyboard('{F6}{Escape}')
    await waitFor(() => expect(fail).toHaveFocus())
    await expect(texts()).toHaveLength(1)
  },
}

/** Ten messages arrive while the timers are paused: all are reachable by scrolling and by Tab. */
export const ManyWhileRead: Story = {
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: () => <Many />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const buttons = canvas.getAllByRole('button', { name: 'Close this message' })
    await expect(buttons).toHaveLength(10)
    for (const button of buttons) {
      button.focus()
      const { top, bottom } = button.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(innerHeight)
    }
  },
}

/** A dialog traps focus, but notifications stay reachable. */
export const OverADialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dialog' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit the address' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(texts()).toEqual(['Saved.']))
    const region = within(document.body).getByRole('region', { name: 'Notifications' })
    await expect(region.closest('[inert], [aria-hidden=true]')).toBeNull()
    await userEvent.keyboard('{F6}')
    await waitFor(() => expect(region).toHaveFocus())
    const save = dialog.getByRole('button', { name: 'Save' })
    for (const key of ['{F6}', '{Escape}']) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(save).toHaveFocus())
      await userEvent.keyboard('{F6}')
      await waitFor(() => expect(region).toHaveFocus())
    }
    await userEvent.click(inRegion().getByRole('button', { name: 'Close this message' }))
    await waitFor(() => expect(texts()).toEqual([]))
    // Reading the message has not closed the dialog.
    await waitFor(() => expect(save).toHaveFocus())
  },
}

function All() {
  const [queue] = useState(() => {
    const own = new NotificationQueue()
    own.pauseAll()
    own.enqueue({ message: 'Your device lost its internet connection. Your cart is kept.', variant: 'info' })
    own.enqueue({ message: 'The coupon code is not valid or already used.', variant: 'error' })
    own.enqueue({ message: 'Saved.' })
    own.enqueue({ message: 'Added to cart.', variant: 'success', action: { label: 'View cart', onAction } })
    return own
  })
  return <NotificationStack queue={queue} />
}

export const Matrix: Story = {
  render: () => <All />,
  parameters: {
    chromatic: { disableSnapshot: false },
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
}
