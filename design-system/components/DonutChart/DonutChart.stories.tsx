import type { Meta, StoryObj } from '@storybook/react-vite'
import { DonutChart, type DonutChartProps } from '#design-system/DonutChart'
import { expect, userEvent, within } from 'storybook/test'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const args: DonutChartProps = {
  title: 'What the bonus is made of', summary: 'Two thirds come from the team.', partLabel: 'Bonus', valueLabel: 'Amount', format: 'money',
  parts: [{ id: 'team', label: 'Team bonus', value: 188000 }, { id: 'retail', label: 'Retail bonus', value: 71000 }, { id: 'start', label: 'Fast start', value: 24000 }],
}
const meta = { title: 'Data/DonutChart', component: DonutChart, args } satisfies Meta<typeof DonutChart>
export default meta
type Story = StoryObj<typeof DonutChart>

export const ReadByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.tab()
    await expect(page.getByRole('img', { name: 'Fast start: HK$240.00, 8.5%' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(page.getByRole('img', { name: 'Team bonus: HK$1,880.00, 66.4%' })).toHaveFocus()
    await userEvent.click(page.getByText('Show the numbers as a table'))
    await expect(page.getByRole('row', { name: /Retail bonus/ })).toHaveTextContent('HK$710.0025.1%')
  },
}
export const WithItsTable: Story = { args: { table: 'shown' } }
const five = ['โบนัสทีมของคุณ', 'Bonus runcit', 'Khởi đầu nhanh', '领导奖金', 'Others'].map((label, index) => ({ id: label, label, value: [40, 25, 15, 12, 8][index] ?? 0 }))
export const Matrix: Story = { render: () => <Permutations<Pick<DonutChartProps, 'parts'>> isWide values={{ parts: [args.parts, five, [{ id: 'all', label: 'Everything', value: 12 }], [{ id: 'a', label: 'Nothing', value: 0 }]] }} render={(props, index) => <DonutChart {...args} {...props} format="number" title={`Parts ${index + 1}`} />} /> }
