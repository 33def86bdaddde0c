import type { OwnedCoupon } from '#domain/coupons/schema.ts'
import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CouponsView } from './CouponsView.tsx'

const coupon = (code: string, more: Partial<OwnedCoupon> = {}): OwnedCoupon => ({
  code,
  discount: 50,
  minimum: 300,
  ends_at: null,
  state: 'usable',
  is_new: false,
  ...more,
})
const meta = {
  title: 'Features/Coupons',
  component: CouponsView,
  args: {
    owned: [
      coupon('WELCOME50'),
      coupon('SPENT', { discount: 100, minimum: 0, state: 'used' }),
      coupon('EXPIRED', { discount: 80, minimum: 0, state: 'expired', ends_at: '2026-10-22 04:00:00' }),
    ],
    offered: [coupon('CARE30', { discount: 30, minimum: 200, ends_at: '2026-12-21 04:00:00' })],
    onCollect: fn(),
    onUse: fn(),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof CouponsView>
export default meta
type Story = StoryObj<typeof CouponsView>

export const Full: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('heading', { name: 'HK$50.00 off when you spend HK$300.00 or more' }),
    ).toBeVisible()
    await expect(canvas.getByText('Used')).toBeVisible()
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Copy code/ })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Use WELCOME50' }))
    await expect(args.onUse).toHaveBeenCalledWith('WELCOME50')
    await userEvent.click(canvas.getByRole('button', { name: 'Collect CARE30' }))
    await expect(args.onCollect).toHaveBeenCalledWith('CARE30')
  },
}
export const Collecting: Story = { args: { collecting: 'CARE30' } }
export const Refused: Story = {
  args: {
    refused: { code: 'WELCOME50', text: 'This coupon needs a subtotal of at least HK$300.00.' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/needs a subtotal of at least HK\$300\.00/)).toBeVisible()
  },
}
export const Empty: Story = { args: { owned: [], offered: [] } }
export const Loading: Story = { args: { owned: undefined, offered: undefined } }
export const Failed: Story = {
  args: { owned: undefined, failure: { error: null, isRetrying: false, retry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalled()
  },
}
