import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { Inline } from '#design-system/Inline'
import { createNotificationStore, NotificationStack, useNotifications } from '#design-system/NotificationStack'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

const onAction = fn()
const inRegion = () => within(within(document.body).getByRole('region', { name: 'Notifications' }))
const texts = () => inRegion().queryAllByRole('listitem').map((item) => item.textContent)

function Live() {
  const { enqueue, dismiss, remove } = useNotifications()
  const [key, setKey] = useState('')
  const [isOpen, setOpen] = useState(false)
  return (
    <Inline>
      <Button onPress={() => setKey(enqueue({ message: 'Added to cart.', variant: 'success', action: { label: 'View cart', onAction } }))}>Add</Button>
      <Button onPress={() => setKey(enqueue({ message: 'The coupon code is not valid or already used.', variant: 'error' }))}>Fail</Button>
      <Button onPress={() => dismiss(key)}>Dismiss</Button>
      <Button onPress={() => remove(key)}>Remove</Button>
      <Button onPress={() => setOpen(true)}>Dialog</Button>
      <Dialog title="Edit the address" isOpen={isOpen} onClose={() => setOpen(false)}><Button onPress={() => enqueue({ message: 'Saved.' })}>Save</Button></Dialog>
    </Inline>
  )
}
const meta = { title: 'Feedback/NotificationStack', component: Live, beforeEach: () => { onAction.mockClear() } } satisfies Meta<typeof Live>
export default meta
type Story = StoryObj<typeof Live>

export const Usual: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(document.body).getByRole('region', { name: 'Notifications' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    // The newest on top, in the order a screen reader walks too.
    await expect(texts()).toEqual(['Error The coupon code is not valid or already used.', 'Success Added to cart.View cart'])
    await expect(within(region).getByRole('list')).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{F6}')
    await expect(region).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(1))
    await expect(within(region).getByRole('button', { name: 'Close this message' })).toHaveFocus()
    await userEvent.click(within(region).getByRole('button', { name: 'View cart' }))
    await expect(onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(within(region).queryAllByRole('listitem')).toHaveLength(0))
    await expect(canvas.getByRole('button', { name: 'Fail' })).toHaveFocus()
  },
}

/** A dismissed message leaves and is gone after its motion; a removed one is gone at once. */
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

/** F6 goes in and comes back to where one was; with nothing to read it goes nowhere. */
export const LandmarkByF6: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(document.body).getByRole('region', { name: 'Notifications' })
    const add = canvas.getByRole('button', { name: 'Add' })
    add.focus()
    await userEvent.keyboard('{F6}')
    await expect(add).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{F6}')
    await expect(region).toHaveFocus()
    await userEvent.tab()
    await expect(inRegion().getByRole('button', { name: 'View cart' })).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(add).toHaveFocus()
  },
}

/** What a live region says are the words added to it: each message adds its own once, and nothing that happens to it later adds any. */
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
    const [add, fail] = [canvas.getByRole('button', { name: 'Add' }), canvas.getByRole('button', { name: 'Fail' })]
    await userEvent.click(add)
    await userEvent.click(fail)
    // The same words while they are on screen are not said again.
    await userEvent.click(add)
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(texts()).toHaveLength(1))
    await expect(said).toEqual(['Success Added to cart.View cart', 'Error The coupon code is not valid or already used.'])
    // Gone and true again: that is news.
    await userEvent.click(add)
    await waitFor(() => expect(said).toHaveLength(3))
    observer.disconnect()
  },
}

const pause = fn()
const resume = fn()
function Watched() {
  const [store] = useState(() => {
    const own = createNotificationStore()
    own.enqueue({ message: 'Saved.' })
    return { ...own, pause: () => { pause(); own.pause() }, resume: () => { resume(); own.resume() } }
  })
  return <><Button>Elsewhere</Button><NotificationStack store={store} /></>
}

/** The clocks (8000 ms, see store.test.ts) stand still while the pointer or the focus is on a message, and only then. */
export const StandsStillWhileRead: Story = {
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  beforeEach: () => { pause.mockClear(); resume.mockClear() },
  render: () => <Watched />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const close = canvas.getByRole('button', { name: 'Close this message' })
    await userEvent.hover(canvas.getByText('Saved.'))
    await expect(pause).toHaveBeenCalledTimes(1)
    await expect(resume).not.toHaveBeenCalled()
    await userEvent.unhover(canvas.getByText('Saved.'))
    await expect(resume).toHaveBeenCalledTimes(1)
    close.focus()
    await waitFor(() => expect(pause).toHaveBeenCalledTimes(2))
    // The pointer comes and goes while the focus stays: still being read.
    await userEvent.hover(canvas.getByText('Saved.'))
    await userEvent.unhover(canvas.getByText('Saved.'))
    await expect(resume).toHaveBeenCalledTimes(1)
    canvas.getByRole('button', { name: 'Elsewhere' }).focus()
    await waitFor(() => expect(resume).toHaveBeenCalledTimes(2))
  },
}

/** A dialog holds the focus, but not against its own news. */
export const OverADialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dialog' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit the address' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(texts()).toEqual(['Saved.']))
    const region = within(document.body).getByRole('region', { name: 'Notifications' })
    await expect(region.closest('[inert], [aria-hidden=true]')).toBeNull()
    await userEvent.keyboard('{F6}')
    await expect(region).toHaveFocus()
    await userEvent.click(inRegion().getByRole('button', { name: 'Close this message' }))
    await waitFor(() => expect(texts()).toEqual([]))
    // Reading it has not closed the dialog.
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toHaveFocus())
  },
}

function All() {
  const [store] = useState(() => {
    const own = createNotificationStore()
    own.pause()
    own.enqueue({ message: 'Your device lost its internet connection. Your cart is kept.', variant: 'info' })
    own.enqueue({ message: 'The coupon code is not valid or already used.', variant: 'error' })
    own.enqueue({ message: 'Saved.' })
    own.enqueue({ message: 'Added to cart.', variant: 'success', action: { label: 'View cart', onAction } })
    return own
  })
  return <NotificationStack store={store} />
}

export const Matrix: Story = { render: () => <All />, parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } } }
