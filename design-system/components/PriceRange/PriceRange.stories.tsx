import type { Meta, StoryObj } from '@storybook/react-vite'
import { PriceRange, type PriceSpan } from '#design-system/PriceRange'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { Held } from '../../testing/Held.tsx'
import { Matrix as Permutations } from '../../testing/Matrix.tsx'

const bounds = { min: 5000, max: 60000 }
const meta = {
  title: 'Fields/PriceRange', component: PriceRange,
  args: { label: 'Price', bounds, value: { from: 10000, to: null }, onChange: fn() },
  render: (args) => <Held initial={args.value} onChange={args.onChange}>{(value, set) => <PriceRange {...args} value={value} onChange={set} />}</Held>,
} satisfies Meta<typeof PriceRange>
export default meta
type Story = StoryObj<typeof PriceRange>

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [from, to] = [canvas.getByRole('textbox', { name: 'From' }), canvas.getByRole('textbox', { name: 'To' })]
    await expect(from).toHaveValue('100')
    await expect(to).toHaveValue('600')
    await userEvent.clear(to)
    await userEvent.type(to, '250.50')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 10000, to: 25050 })
    await expect(canvas.getByRole('slider', { name: 'Highest price' })).toHaveAttribute('aria-valuetext', 'HK$250.50')
    // The wrong way round: put right.
    await userEvent.clear(from)
    await userEvent.type(from, '400{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 25050, to: 40000 })
    // Emptied: that end is open again.
    await userEvent.clear(from)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: 40000 })
    await expect(from).toHaveValue('50')
  },
}

export const BySlider: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const low = canvas.getByRole('slider', { name: 'Lowest price' })
    // A knob that moves shows its price and asks for nothing until it is let go.
    await fireEvent.change(low, { target: { value: '20000' } })
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('200')
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.keyUp(low, { key: 'ArrowRight' })
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 20000, to: null })
    await expect(args.onChange).toHaveBeenCalledOnce()
    // A knob stops at the other.
    const high = canvas.getByRole('slider', { name: 'Highest price' })
    await fireEvent.change(high, { target: { value: '10000' } })
    await fireEvent.pointerUp(high)
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 20000, to: 20000 })
  },
}

export const Matrix: Story = { render: () => <Permutations<{ value: PriceSpan, isDisabled: boolean, errorMessage: string, label: string }> values={{ value: [{ from: null, to: null }, { from: 20000, to: 40000 }, { from: 59000, to: null }], isDisabled: [false, true], errorMessage: ['', 'No product costs that much.'], label: ['Price', 'ช่วงราคาของผลิตภัณฑ์'] }} render={(props) => <PriceRange label="Price" bounds={bounds} value={{ from: null, to: null }} onChange={fn()} {...props} />} /> }
