import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BalanceSwitches } from './BalanceSwitches.tsx'

const meta = {
  title: 'Features/Checkout/Balances',
  component: BalanceSwitches,
  args: {
    balances: { points: 12_345_678, credit: 8_000, usesPoints: false, usedCredit: 0 },
    points: { kind: 'free' },
    credit: { kind: 'free' },
    subtotal: 49_990,
    hasCoupon: false,
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Container width="measure">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof BalanceSwitches>
export default meta
type Story = StoryObj<typeof meta>

const pointsOf = (root: HTMLElement) => within(root).getByRole('switch', { name: 'Use loyalty points' })
const creditOf = (root: HTMLElement) =>
  within(root).getByRole('switch', { name: 'Use payout credit (iPayout)' })

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(pointsOf(canvasElement)).toHaveAccessibleDescription(
      'You have 1,234.5678 points. 499.9000 points would cover all products; delivery is charged separately.',
    )
    await userEvent.click(pointsOf(canvasElement))
    await expect(args.onChange).toHaveBeenLastCalledWith('points', true)
    creditOf(canvasElement).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('credit', true)
  },
}
export const WithCoupon: Story = {
  args: { hasCoupon: true },
  play: async ({ canvasElement }) => {
    await expect(pointsOf(canvasElement)).toHaveAccessibleDescription(/your coupon will be removed/)
  },
}
/** Points in use: credit shows why it cannot be used. */
// Requirements R-251
export const PointsUsed: Story = {
  args: {
    balances: { points: 12_345_678, credit: 8_000, usesPoints: true, usedCredit: 0 },
    points: { kind: 'used' },
    credit: { kind: 'blocked', by: 'points' },
  },
  play: async ({ canvasElement, args }) => {
    await expect(pointsOf(canvasElement)).toBeChecked()
    await expect(creditOf(canvasElement)).toBeDisabled()
    await expect(creditOf(canvasElement)).toHaveAccessibleDescription(
      'You have HK$80.00. Turn off loyalty points to use it.',
    )
    await userEvent.click(pointsOf(canvasElement))
    await expect(args.onChange).toHaveBeenLastCalledWith('points', false)
  },
}
/** Credit in use: the amount is the one from the service. */
export const CreditUsed: Story = {
  args: {
    balances: { points: 12_345_678, credit: 8_000, usesPoints: false, usedCredit: 5_550 },
    points: { kind: 'blocked', by: 'payoutCredit' },
    credit: { kind: 'used' },
  },
  play: async ({ canvasElement }) => {
    await expect(creditOf(canvasElement)).toBeChecked()
    await expect(creditOf(canvasElement)).toHaveAccessibleDescription(
      'HK$55.50 of your HK$80.00 goes towards this order.',
    )
    await expect(pointsOf(canvasElement)).toBeDisabled()
  },
}
/** A change is pending: its switch shows the new state and ignores a second press; the other switch still works. */
export const Pending: Story = {
  args: { wanted: { points: true } },
  play: async ({ canvasElement, args }) => {
    await expect(pointsOf(canvasElement)).toBeChecked()
    await expect(pointsOf(canvasElement)).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(pointsOf(canvasElement))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('switch', { name: /iPayout/ }))
    await expect(args.onChange).toHaveBeenCalledWith('credit', true)
  },
}
export const TooFew: Story = {
  args: { points: { kind: 'blocked', by: 'balance' }, credit: { kind: 'hidden' }, subtotal: 123_457 },
  play: async ({ canvasElement }) => {
    await expect(pointsOf(canvasElement)).toBeDisabled()
    await expect(pointsOf(canvasElement)).toHaveAccessibleDescription(
      'Points must cover all products: you need 1,235.0000 and have 1,234.5678.',
    )
    await expect(within(canvasElement).queryByRole('switch', { name: /iPayout/ })).toBeNull()
  },
}
export const WithMembership: Story = { args: { points: { kind: 'blocked', by: 'membership' } } }
export const WithExcludedProduct: Story = { args: { points: { kind: 'blocked', by: 'excluded' } } }
export const BeforeTotals: Story = {
  args: {
    points: { kind: 'blocked', by: 'total' },
    credit: { kind: 'blocked', by: 'total' },
    subtotal: undefined,
  },
}
/** Without points and credit nothing is rendered. */
export const None: Story = {
  args: { points: { kind: 'hidden' }, credit: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull()
  },
}
export const Failed: Story = {
  args: { points: undefined, credit: undefined, failure: { error: null, isRetrying: false, retry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.failure?.retry).toHaveBeenCalled()
  },
}
