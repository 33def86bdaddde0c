import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup, type RadioGroupOption } from '#design-system/fields/RadioGroup'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const options: RadioGroupOption[] = [
  { value: 'bank', label: 'Bank account' },
  { value: 'ipayout', label: 'iPayout', description: 'Arrives within two working days' },
  { value: 'cheque', label: 'Cheque', isDisabled: true },
]
const meta = {
  title: 'Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'How to pay out', options, value: '', onChange: fn(), onBlur: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <RadioGroup {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof RadioGroup>

export const Default: Story = {
  args: { isRequired: true, description: 'You can change it later.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const group = canvas.getByRole('radiogroup', { name: 'How to pay out' })
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('You can change it later.')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Bank account' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('bank')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('ipayout')
    await expect(canvas.getByRole('radio', { name: 'iPayout' })).toHaveAccessibleDescription(
      'Arrives within two working days',
    )
    // Cheque is disabled, so the arrow key wraps round to the first option.
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('bank')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const NothingChosen: Story = {
  args: { isRequired: true, errorMessage: 'Please choose one' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup')
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Please choose one')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      value: string
      isDisabled: boolean
      errorMessage: string
      orientation: 'vertical' | 'horizontal'
    }>
      values={{
        value: ['', 'ipayout'],
        isDisabled: [false, true],
        errorMessage: ['', 'กรุณาเลือกวิธีรับเงิน'],
        orientation: ['vertical', 'horizontal'],
      }}
      render={(props) => (
        <RadioGroup label="How to pay out" options={options} value="" onChange={fn()} {...props} />
      )}
    />
  ),
}
