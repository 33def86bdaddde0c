import type { Meta, StoryObj } from '@storybook/react-vite'
import { Histogram } from '#design-system/Histogram'
import { expect, within } from 'storybook/test'

const meta = { title: 'Commerce/Histogram', component: Histogram } satisfies Meta<typeof Histogram>
export default meta
type Story = StoryObj<typeof Histogram>

const rows = [['5', 82], ['4', 12], ['3', 4], ['2', 1], ['1', 1]] as const

export const Usual: Story = {
  args: { label: 'How 326 reviews are spread', rows: rows.map(([label, share]) => ({ label, share, value: `${share}%` })) },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'How 326 reviews are spread' })
    await expect(within(list).getAllByRole('listitem').map((row) => row.textContent)).toEqual(['582%', '412%', '34%', '21%', '11%'])
    await expect([...list.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['82', '12', '4', '1', '1'])
  },
}

export const Matrix: Story = { args: { label: 'All five', rows: rows.map(([label], index) => ({ label, share: index ? 0 : 100, value: index ? '0%' : '100%' })) } }
