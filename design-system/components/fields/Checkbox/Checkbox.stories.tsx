import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '#design-system/fields/Checkbox'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { isSelected: false, onChange: fn(), children: 'Use as my default address' },
  render: (args) => (
    <Held initial={args.isSelected} onChange={args.onChange}>
      {(value, set) => <Checkbox {...args} isSelected={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof Checkbox>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Use as my default address' })
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
    await expect(box).toBeChecked()
  },
}

export const Mistaken: Story = {
  args: {
    isRequired: true,
    errorMessage: 'Please agree to the terms to go on.',
    children: 'I have read the terms and conditions',
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ isSelected: boolean; isDisabled: boolean; isIndeterminate: boolean; trailing: string }>
      values={{
        isSelected: [false, true],
        isDisabled: [false, true],
        isIndeterminate: [false, true],
        trailing: ['', '12'],
      }}
      render={(props) => (
        <Checkbox isSelected={false} onChange={fn()} {...props}>
          Tablets
        </Checkbox>
      )}
    />
  ),
}
