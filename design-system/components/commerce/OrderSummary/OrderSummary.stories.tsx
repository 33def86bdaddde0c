import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSummary, type OrderSummaryProps } from '#design-system/commerce/OrderSummary'
import { expect, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = { title: 'Commerce/OrderSummary', component: OrderSummary } satisfies Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof OrderSummary>

export const Default: Story = {
  args: {
    rows: [
      { id: 'subtotal', label: 'Subtotal', minor: 90200 },
      { id: 'discount', label: 'Discount', minor: -2400 },
      { id: 'shipping', label: 'Shipping', text: 'Chosen at the next step' },
    ],
    total: { label: 'Total (before shipping)', minor: 87800 },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const terms = page.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Subtotal', 'Discount', 'Shipping', 'Total (before shipping)'])
    await expect(page.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'HK$902.00',
      '-HK$24.00',
      'Chosen at the next step',
      'HK$878.00',
    ])
  },
}

const parts: OrderSummaryProps['rows'][] = [
  [],
  [
    { id: 'subtotal', label: 'Subtotal', minor: 90200 },
    { id: 'discount', label: 'Discount (20% off two)', minor: -2400 },
    { id: 'shipping', label: 'Shipping', text: 'Chosen at the next step' },
  ],
  [
    { id: 'points', label: 'Loyalty points', minor: -5000, tone: 'member' },
    { id: 'shipping', label: 'Shipping', text: 'Free', tone: 'success' },
  ],
  [
    { id: 'subtotal', label: 'ยอดรวมสินค้าก่อนหักส่วนลดสำหรับสมาชิก', minor: 1_204_850 },
    { id: 'saved', label: 'Penjimatan untuk rakan niaga berdaftar', minor: -360_000, tone: 'sale' },
    { id: 'shipping', label: 'ค่าจัดส่ง', text: 'คำนวณในขั้นตอนถัดไปตามที่อยู่จัดส่ง', tone: 'muted' },
  ],
]
const totals: OrderSummaryProps['total'][] = [
  { label: 'Total (before shipping)', minor: 87800 },
  { label: 'Jumlah keseluruhan yang perlu dibayar', minor: 123_456_700 },
]

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { rows: [], total: { label: 'Total', minor: 0 } },
  render: () => (
    <Permutations<OrderSummaryProps>
      values={{ rows: parts, total: [...totals, { label: '合计', minor: 0 }] }}
      render={({ rows = [], total = totals[0]! }) => <OrderSummary rows={rows} total={total} />}
    />
  ),
}
