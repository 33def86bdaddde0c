import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof Button>

function Waiting() {
  const [isWaiting, setWaiting] = useState(false)
  return (
    <Button
      isPending={isWaiting}
      pendingLabel="Saving…"
      onPress={() => {
        setWaiting(true)
      }}
    >
      Save
    </Button>
  )
}

export const Default: Story = {
  args: { variant: 'primary', children: 'Pay HK$898.00', onPress: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Pay HK$898.00' })
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

export const Pending: Story = {
  args: {
    variant: 'primary',
    children: 'Place order',
    isPending: true,
    pendingLabel: 'Placing order…',
    onPress: fn(),
    type: 'submit',
  },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Placing order…' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

/** While a button has focus, screen readers announce both its pending state and the end of it. */
export const SaysThatItWaits: Story = {
  render: () => <Waiting />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    const said = () =>
      [...document.querySelectorAll('[data-live-announcer] [aria-labelledby]')].map(
        (words) => document.getElementById(words.getAttribute('aria-labelledby') ?? '')?.textContent,
      )
    await waitFor(() => expect(said()).toEqual(['Saving…']))
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const InAForm: Story = {
  args: { onPress: fn() },
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        document.title = 'submitted'
      }}
    >
      <Button>Only a button</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    document.title = 'not submitted'
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(document.title).toBe('not submitted')
  },
}

const variants = ['primary', 'tint', 'line', 'text', 'danger'] as const
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      variant: (typeof variants)[number]
      size: 'sm' | 'md' | 'lg'
      isDisabled: boolean
      isPending: boolean
    }>
      values={{ variant: variants, size: ['sm', 'md', 'lg'], isDisabled: [false, true], isPending: [false] }}
      render={(props) => <Button {...props}>Add to cart</Button>}
    />
  ),
}
