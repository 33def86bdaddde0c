import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from '#design-system/fields/Switch'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { isSelected: false, onChange: fn(), children: 'Use loyalty points' },
  render: (args) => (
    <Held initial={args.isSelected} onChange={args.onChange}>
      {(value, set) => <Switch {...args} isSelected={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof Switch>

export const Default: Story = {
  args: { description: 'You have 120 points, worth HK$12.00.' },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Use loyalty points' })
    await userEvent.tab()
    await waitFor(() => expect(control).toHaveFocus())
    await expect(control).toHaveAccessibleDescription('You have 120 points, worth HK$12.00.')
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await expect(control).toBeChecked()
    await userEvent.click(within(canvasElement).getByText('Use loyalty points'))
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
}

export const OnItsWay: Story = {
  args: { isPending: true, isSelected: true },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch')
    await userEvent.click(control)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(control).toBeChecked()
    await waitFor(() => expect(control).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      isSelected: boolean
      isDisabled: boolean
      labelPlace: 'before' | 'after'
      errorMessage: string
      children: string
    }>
      values={{
        isSelected: [false, true],
        isDisabled: [false, true],
        labelPlace: ['before', 'after'],
        errorMessage: ['', 'A coupon is in use'],
        children: ['Use loyalty points', 'ใช้คะแนนสะสมของคุณสำหรับคำสั่งซื้อนี้'],
      }}
      render={(props) => (
        <Switch isSelected={false} onChange={fn()} {...props}>
          {props.children}
        </Switch>
      )}
    />
  ),
}
