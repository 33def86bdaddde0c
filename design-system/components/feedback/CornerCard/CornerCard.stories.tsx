import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import { CornerCard } from '#design-system/feedback/CornerCard'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const meta = {
  title: 'Feedback/CornerCard',
  component: CornerCard,
  args: {
    title: 'May we count your visit?',
    children: 'It helps us improve the shop.',
    actions: (
      <>
        <Button>Don’t allow</Button>
        <Button>Allow</Button>
      </>
    ),
  },
} satisfies Meta<typeof CornerCard>
export default meta
type Story = StoryObj<typeof CornerCard>

/** It came by itself: it is announced, and the focus stays where it is. */
export const ByItself: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'May we count your visit?' })
    await expect(card).not.toHaveFocus()
    await expect(card.querySelector('[aria-live=polite]')).toHaveTextContent('It helps us improve the shop.')
  },
}

export const Matrix: Story = { parameters: { chromatic: { disableSnapshot: false } } }

/** The visitor asked for it: it takes the focus and is read by that alone. */
export const AskedFor: Story = {
  args: { isAskedFor: true },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'May we count your visit?' })
    await waitFor(() => expect(card).toHaveFocus())
    await expect(card.querySelector('[aria-live]')).toBeNull()
  },
}

/** After the answer the focus is where it was before. */
export const Answered: Story = {
  render: function Answerable(args) {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && (
          <CornerCard
            {...args}
            actions={
              <Button
                onPress={() => {
                  setOpen(false)
                }}
              >
                Allow
              </Button>
            }
          />
        )}
        <main tabIndex={-1}>
          <Button>Add to cart</Button>
        </main>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = canvas.getByRole('button', { name: 'Add to cart' })
    before.focus()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Allow' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('region', { name: 'May we count your visit?' })).toBeNull()
    await waitFor(() => expect(before).toHaveFocus())
  },
}
