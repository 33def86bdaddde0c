import type { Meta, StoryObj } from '@storybook/react-vite'
import { DatePicker } from '#design-system/fields/DatePicker'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'
import { opened } from '../../../testing/opened.ts'

const meta = {
  title: 'Fields/DatePicker',
  component: DatePicker,
  args: {
    label: 'Delivery day',
    value: '',
    today: '2026-11-21',
    min: '2026-11-20',
    max: '2026-12-24',
    onChange: fn(),
  },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <DatePicker {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof DatePicker>

const inPage = () => within(document.body)

export const ByKeyboard: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: /Calendar/ })
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus())
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await inPage().findByRole('grid')
    // The shop's date, whatever the device's clock says.
    await waitFor(() => expect(inPage().getByRole('button', { name: /21 November 2026/ })).toHaveFocus())
    await expect(inPage().getByRole('button', { name: /Thursday.* 19 November 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-29')
    await waitFor(() => expect(inPage().queryByRole('grid')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const JumpToAMonth: Story = {
  args: { value: '2026-11-29' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }))
    await inPage().findByRole('grid')
    await userEvent.selectOptions(inPage().getByRole('combobox', { name: 'month' }), 'December')
    await waitFor(() => expect(inPage().getByRole('grid')).toHaveAccessibleName(/December 2026/))
    await userEvent.click(inPage().getByRole('button', { name: /24 December 2026/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24')
  },
}

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('spinbutton', { name: /^day/ }).focus()
    await userEvent.keyboard('01122026')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01')
  },
}

/** Opened for the screenshot. */
export const Open: Story = {
  args: { value: '2026-11-29' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar|日历|日曆/ }))
    await waitFor(() => expect(inPage().getByRole('grid')).toBeVisible())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: string; isDisabled: boolean; errorMessage: string; isRequired: boolean }>
      values={{
        value: ['', '2026-11-29'],
        isDisabled: [false, true],
        errorMessage: ['', 'กรุณาเลือกวันจัดส่งภายในเดือนนี้'],
        isRequired: [true, false],
      }}
      render={(props) => (
        <DatePicker label="Delivery day" value="" today="2026-11-21" onChange={fn()} {...props} />
      )}
    />
  ),
  play: opened(),
}
