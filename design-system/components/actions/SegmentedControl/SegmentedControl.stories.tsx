import type { Meta, StoryObj } from '@storybook/react-vite'
import { moreIcons } from '#design-system/text/Icon'
import { SegmentedControl, type SegmentedControlOption } from '#design-system/actions/SegmentedControl'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const options = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
  { value: 'both', label: 'Both' },
]
const thai = [
  { value: 'chart', label: 'แผนภูมิคอมมิชชันรายเดือน' },
  { value: 'table', label: 'ตารางคอมมิชชันรายเดือน' },
  { value: 'both', label: 'ทั้งสองแบบ', isDisabled: true },
]
const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'View', options, value: 'chart', onChange: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <SegmentedControl {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof SegmentedControl>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'View' })).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Chart' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('table')
    await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Chart' })).toBeChecked()
    await userEvent.click(canvas.getByText('Both'))
    await expect(args.onChange).toHaveBeenLastCalledWith('both')
  },
}

export const LongWords: Story = {
  args: { options: thai, isWide: true, isLabelVisible: true, label: 'มุมมอง' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: 'ทั้งสองแบบ' })).toBeDisabled()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      options: readonly SegmentedControlOption[]
      isWide: boolean
      isDisabled: boolean
      isLabelVisible: boolean
    }>
      values={{
        options: [
          options,
          [
            { value: 'table', label: 'List', icon: moreIcons.menu },
            { value: 'chart', label: 'Grid', icon: 'grid' },
          ],
          thai,
        ],
        isWide: [false, true],
        isDisabled: [false, true],
        isLabelVisible: [true],
      }}
      render={(props) => (
        <SegmentedControl label="View" options={options} value="chart" onChange={fn()} {...props} />
      )}
    />
  ),
}
