import { getCoupon, listMyCoupons } from '#domain/coupons/api.ts'
import type { OwnedCoupon } from '#domain/coupons/schema.ts'
import { Container } from '#design-system/layout/Container'
import { handledQuery } from '#features/kit/query.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, userEvent, within } from 'storybook/test'
import { CouponOfCart } from './CouponOfCart.tsx'

const welcome: OwnedCoupon = {
  code: 'WELCOME50',
  discount: 50,
  minimum: 300,
  ends_at: null,
  state: 'usable',
  is_new: false,
}

/** What the service answers, read before the story is drawn. */
function answered(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false, retry: false } } })
  client.setQueryData(handledQuery(getCoupon).queryKey, null)
  client.setQueryData(handledQuery(listMyCoupons).queryKey, [
    welcome,
    { ...welcome, code: 'SPENT', discount: 20, minimum: 0, state: 'used' },
  ])
  return client
}

const meta = {
  title: 'Features/Coupons/Of the cart',
  component: CouponOfCart,
  args: { applied: null, arePointsUsed: false },
  decorators: [
    (Story) => (
      <QueryClientProvider client={answered()}>
        <Container>
          <Story />
        </Container>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof CouponOfCart>
export default meta
type Story = StoryObj<typeof meta>

/** The customer's own coupons can be applied with one press; a used one is not offered. */
export const OwnCoupons: Story = {
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('group', { name: 'Your coupons' }))
    await expect(own.getAllByRole('button')).toHaveLength(1)
    await expect(own.getByRole('button', { name: 'WELCOME50: HK$50.00 off' })).toBeVisible()
  },
}
export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }))
    await expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription(
      'Please enter a coupon code',
    )
  },
}
/** Dots alone would leave the address of the call; they are a wrong code, and nothing is sent. */
export const OnlyDots: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(field, '..{Enter}')
    await expect(field).toHaveAccessibleDescription('The coupon code is not valid or already used.')
  },
}
export const Applied: Story = {
  args: { applied: 'WELCOME50' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove coupon WELCOME50' })).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Your coupons' })).toBeNull()
  },
}
export const PointsPay: Story = {
  args: { arePointsUsed: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Coupon code' })).toBeDisabled()
  },
}
