import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxGroup, type CheckboxGroupOption } from '#design-system/fields/CheckboxGroup'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const options: CheckboxGroupOption[] = [
  { value: 'tablets', label: 'Tablets', trailing: 12 },
  { value: 'softgels', label: 'Softgels', trailing: 8 },
  { value: 'powder', label: 'Powder', trailing: 0, isDisabled: true },
  { value: 'drops', label: 'Drops', description: 'With a dropper for children', trailing: 3 },
]
const meta = {
  title: 'Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Form', options, value: ['drops'], onChange: fn(), onBlur: fn() },
  render: (args) => (
    <Held<readonly string[]> initial={args.value} onChange={(value) => args.onChange([...value])}>
      {(value, set) => <CheckboxGroup {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof CheckboxGroup>

export const Filter: Story = {
  args: { mark: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Form' })).toBeVisible()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /Tablets/ })).toHaveFocus())
    await userEvent.keyboard(' ')
    // In the order of the options, not of the presses.
    await expect(args.onChange).toHaveBeenLastCalledWith(['tablets', 'drops'])
    await userEvent.tab()
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /Drops/ })).toHaveFocus())
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const AllOrNone: Story = {
  args: { allLabel: 'All forms', isRequired: true, errorMessage: 'Please choose at least one.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const all = canvas.getByRole('checkbox', { name: 'All forms' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith(['tablets', 'softgels', 'drops'])
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please choose at least one. Required',
    )
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      value: string[]
      isDisabled: boolean
      errorMessage: string
      isInColumns: boolean
      allLabel: string | undefined
    }>
      isWide
      values={{
        value: [['drops']],
        isDisabled: [false, true],
        errorMessage: ['', 'กรุณาเลือกอย่างน้อยหนึ่งรูปแบบของผลิตภัณฑ์'],
        isInColumns: [false, true],
        allLabel: [undefined, 'Semua bentuk produk'],
      }}
      render={(props) => (
        <CheckboxGroup label="Form" options={options} value={[]} onChange={fn()} {...props} />
      )}
    />
  ),
}
