import type { Meta, StoryObj } from '@storybook/react-vite'
import { ToggleButton } from '#design-system/actions/ToggleButton'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { isSelected: false, onChange: fn(), children: 'In stock' },
  render: (args) => (
    <Held initial={args.isSelected} onChange={args.onChange}>
      {(value, set) => <ToggleButton {...args} isSelected={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof ToggleButton>

export const FilterChip: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'In stock' })
    // Requests the font for the text: until it loads, the fallback font makes the button wider.
    button.getBoundingClientRect()
    await document.fonts.ready
    const width = button.getBoundingClientRect().width
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(Math.abs(button.getBoundingClientRect().width - width)).toBeLessThanOrEqual(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const Favourite: Story = {
  args: { icon: 'heart', children: 'Favourite', label: 'Favourite: Vitamin C', isSelected: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Favourite: Vitamin C', pressed: true }),
    ).toBeVisible()
  },
}

export const Off: Story = {
  args: { isDisabled: true, isSelected: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      isSelected: boolean
      isDisabled: boolean
      size: 'sm' | 'md'
      icon: 'heart' | undefined
      children: string
    }>
      values={{
        isSelected: [false, true],
        isDisabled: [false, true],
        size: ['sm', 'md'],
        icon: [undefined, 'heart'],
        children: ['In stock', 'แสดงเฉพาะสินค้าที่มีในสต็อกและพร้อมจัดส่งวันนี้'],
      }}
      render={(props) => (
        <ToggleButton isSelected={false} onChange={fn()} {...props}>
          {props.children}
        </ToggleButton>
      )}
    />
  ),
}
