import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ReferralShareView } from './ReferralShareView.tsx'

const meta = {
  title: 'Features/Referrals',
  component: ReferralShareView,
  args: {
    info: {
      referral_id: '8000003',
      firstname: 'Wing',
      lastname: 'Lee',
      url: 'https://shop.example/signup?r=8000003',
    },
    children: <p>The list of invitations</p>,
    picture:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  },
  decorators: [
    (Story) => (
      <Container width="measure">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ReferralShareView>
export default meta
type Story = StoryObj<typeof ReferralShareView>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Join Wing Lee at Jadeleaf' })).toBeVisible()
    await expect(
      canvas.getByRole('img', { name: 'Scan to register with referral code 8000003' }),
    ).toBeVisible()
    await expect(canvas.getByText('shop.example/signup?r=8000003')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible()
    await expect(canvas.getByText('The list of invitations')).toBeVisible()
  },
}
/** What follows waits, so that it is not pushed down. */
export const Loading: Story = {
  args: { info: undefined, picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The list of invitations')).toBeNull()
  },
}
export const Failed: Story = {
  args: {
    info: undefined,
    picture: undefined,
    failure: { error: null, isRetrying: false, retry: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalled()
    await expect(within(canvasElement).getByText('The list of invitations')).toBeVisible()
  },
}
