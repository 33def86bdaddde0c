import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from '#design-system/feedback/Banner'
import { TextLink } from '#design-system/text/TextLink'
import { expect, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Feedback/Banner', component: Banner } satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof Banner>

export const Declined: Story = {
  args: {
    tone: 'critical',
    isLive: true,
    children: (
      <>
        <span>The bank declined the card. Nothing was charged.</span>{' '}
        <TextLink href="/checkout?step=payment">Change payment method</TextLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Error The bank declined the card.',
    )
  },
}
/** As the response to a button press, the banner takes focus instead of being announced. */
export const WithFocus: Story = {
  args: { tone: 'critical', title: 'The card was declined', children: 'Nothing was charged.', focusKey: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const banner = canvas.getByRole('group', { name: 'Error The card was declined Nothing was charged.' })
    await waitFor(() => expect(banner).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
/** The words say themselves what they are: no “Warning” is heard before them. */
export const ToneInTheWords: Story = {
  args: {
    tone: 'warning',
    title: 'Warnings',
    children: 'Keep out of the reach of children.',
    isToneSilent: true,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Warnings/)
  },
}
export const WithProgress: Story = {
  args: {
    tone: 'info',
    children: 'Payment verification is still in progress, please check your order after 3–5 minutes.',
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      tone: 'info' | 'success' | 'warning' | 'critical' | 'member'
      title: string
      action: React.ReactNode
    }>
      isWide
      values={{
        tone: ['info', 'success', 'warning', 'critical', 'member'],
        title: ['', 'Your membership will expire in 28 days'],
        action: [
          '',
          <TextLink key="a" href="/renew">
            Renew for HK$258
          </TextLink>,
        ],
      }}
      render={(props) => (
        <Banner tone="info" {...props}>
          Order received. We sent a confirmation.
        </Banner>
      )}
    />
  ),
}
