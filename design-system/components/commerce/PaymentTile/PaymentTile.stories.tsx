import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentTile } from '#design-system/commerce/PaymentTile'
import type { PaymentMark } from '#design-system/commerce/PaymentTile'
import { expect, within } from 'storybook/test'
import { marks } from './marks.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Commerce/PaymentTile', component: PaymentTile } satisfies Meta<typeof PaymentTile>
export default meta
type Story = StoryObj<typeof PaymentTile>

export const Default: Story = {
  args: { marks: ['visa', 'mastercard', 'amex'], label: 'Visa, Mastercard, American Express' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Visa, Mastercard, American Express' }),
    ).toBeVisible()
  },
}

const names = Object.keys(marks) as PaymentMark[]
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ label: string }>
      values={{ label: names }}
      render={({ label }) => <PaymentTile marks={names.filter((name) => name === label)} label={label} />}
    />
  ),
}
