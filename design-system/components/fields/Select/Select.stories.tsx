import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '#design-system/fields/Select'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const options = [
  { value: 'CN', label: 'Chinese Mainland' },
  { value: 'TW', label: 'Taiwan' },
  { value: 'HK', label: 'Hong Kong' },
  { value: 'MO', label: 'Macao' },
]
const meta = {
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Country or region', value: '', options, onChange: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <Select {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof Select>

export const Default: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Country or region' })
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveDisplayValue('Please choose')
    await userEvent.selectOptions(field, 'HK')
    await expect(args.onChange).toHaveBeenCalledWith('HK')
    await expect(field).toHaveDisplayValue('Hong Kong')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: string; isDisabled: boolean; errorMessage: string; isRequired: boolean }>
      values={{
        value: ['', 'HK'],
        isRequired: [true, false],
        isDisabled: [false, true],
        errorMessage: ['', 'This field is required'],
      }}
      render={(props) => <Select label="Region" value="" options={options} onChange={fn()} {...props} />}
    />
  ),
}
