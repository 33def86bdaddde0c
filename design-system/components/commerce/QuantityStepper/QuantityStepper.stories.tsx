import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuantityStepper } from '#design-system/commerce/QuantityStepper'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Commerce/QuantityStepper',
  component: QuantityStepper,
  args: { label: 'Quantity of Vitamin C', value: 1, max: 5, onChange: fn() },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <QuantityStepper {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof QuantityStepper>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Quantity of Vitamin C' })
    await expect(canvas.getByRole('button', { name: /Decrease/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.clear(field)
    await userEvent.keyboard('9')
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(5)
    await expect(field).toHaveValue('5')
    field.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(4)
  },
}

/** Held, a button goes on by itself; released, it stands. What is typed full-width counts as digits. */
export const PressedForLong: Story = {
  args: { max: 30 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Quantity of Vitamin C' })
    const more = canvas.getByRole('button', { name: 'Increase Quantity of Vitamin C' })
    await fireEvent.pointerDown(more, { pointerType: 'touch' })
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(4))
    await fireEvent.pointerUp(more, { pointerType: 'touch' })
    const held = Number((field as HTMLInputElement).value)
    await fireEvent.click(more)
    await expect(field).toHaveValue(String(held))
    await userEvent.click(more)
    await expect(field).toHaveValue(String(held + 1))
    // the mouse leaves the focus in the number
    await waitFor(() => expect(field).toHaveFocus())
    await fireEvent.input(field, { target: { value: '１２' } })
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(30)
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('30')
  },
}

/** A part of a piece is refused in words, and is not read as fifteen. */
export const WholeNumbersOnly: Story = {
  args: { value: 2, max: 30 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Quantity of Vitamin C' })
    await userEvent.clear(field)
    await userEvent.type(field, '1.5{Enter}')
    await expect(await canvas.findByText('Please enter a whole number. It is still 2.')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const AtItsLimit: Story = { args: { value: 5, isLabelVisible: true, errorMessage: 'Only 5 in stock' } }

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: number; isPending: boolean; isDisabled: boolean; isLabelVisible: boolean }>
      values={{
        value: [1, 3, 99],
        isPending: [false, true],
        isDisabled: [false, true],
        isLabelVisible: [false, true],
      }}
      render={(props) => <QuantityStepper label="Quantity" value={1} max={99} onChange={fn()} {...props} />}
    />
  ),
}
