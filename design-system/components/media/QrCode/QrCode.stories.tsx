import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode, type QrCodeProps } from '#design-system/media/QrCode'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  args: { value: 'https://jadeleaf.example/product/JL-1001', label: 'Opens Vitamin C on your phone' },
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof QrCode>

export const ShareAProduct: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Opens Vitamin C on your phone' }),
    ).toBeVisible()
  },
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<QrCodeProps, 'size' | 'value'>>
      values={{
        size: ['sm', 'md', 'lg'],
        value: [
          'https://jadeleaf.example/p/1',
          `https://jadeleaf.example/invite?${'code=0123456789&'.repeat(12)}`,
        ],
      }}
      render={(props) => <QrCode value="" label="Opens the shop" {...props} />}
    />
  ),
}
