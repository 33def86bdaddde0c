import type { Meta, StoryObj } from '@storybook/react-vite'
import { NumberField } from '#design-system/fields/NumberField'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Height', value: null, onChange: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <NumberField {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof NumberField>

export const WithSteps: Story = {
  args: { value: 168, min: 100, max: 220, suffix: 'cm', hasSteps: true, outside: 'snap', isRequired: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Height' })
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(169)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(220)
    await userEvent.clear(field)
    await userEvent.keyboard('90{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(100)
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }))
    await expect(field).toHaveValue('101')
  },
}

export const CanBeEmpty: Story = {
  args: { value: 5, label: 'Weight', fractionDigits: 1, suffix: 'kg' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Weight' })
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(field, '62.5{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(62.5)
    // Letters are rejected as they are typed.
    await userEvent.type(field, 'abc')
    await expect(field).toHaveValue('62.5')
  },
}

export const OutsideItsLimits: Story = {
  args: { value: 12, label: 'Age', min: 18, max: 120, errorMessage: 'Please enter an age from 18 to 120.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Age' })
    await expect(field).toHaveValue('12')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please enter an age from 18 to 120.')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      value: number | null
      prefix: string
      hasSteps: boolean
      isDisabled: boolean
      errorMessage: string
    }>
      values={{
        value: [null, 1234567],
        prefix: ['', 'HK$'],
        hasSteps: [false, true],
        isDisabled: [false, true],
        errorMessage: ['', 'กรุณากรอกจำนวนเงินตั้งแต่ HK$10 ขึ้นไป'],
      }}
      render={(props) => <NumberField label="Amount" value={null} onChange={fn()} {...props} />}
    />
  ),
}
