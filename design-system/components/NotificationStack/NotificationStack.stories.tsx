import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#design-system/Button'
import { Inline } from '#design-system/Inline'
import { createNotificationStore, NotificationStack, useNotifications } from '#design-system/NotificationStack'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

const onAction = fn()
function Live() {
  const { enqueue } = useNotifications()
  return (
    <Inline>
      <Button onPress={() => enqueue({ message: 'Added to cart.', variant: 'success', action: { label: 'View cart', onAction } })}>Add</Button>
      <Button onPress={() => enqueue({ message: 'The coupon code is not valid or already used.', variant: 'error' })}>Fail</Button>
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
    const items = within(region).getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual(['Error The coupon code is not valid or already used.', 'Success Added to cart.View cart'])
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
