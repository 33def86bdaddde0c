import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColumnPicker, type ColumnPickerProps } from '#design-system/fields/ColumnPicker'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const args: ColumnPickerProps = {
  columns: [
    { id: 'name', label: 'Name', isFixed: true },
    { id: 'leg', label: 'Leg' },
    { id: 'ppv', label: 'PPV' },
    { id: 'dpv', label: 'DPV ยอดรวมของทุกสายงาน' },
  ],
  visible: ['name', 'leg', 'ppv'],
  onChange: fn(),
}
const meta = { title: 'Fields/ColumnPicker', component: ColumnPicker, args } satisfies Meta<
  typeof ColumnPicker
>
export default meta
type Story = StoryObj<typeof ColumnPicker>

export const ShowsAndHides: Story = {
  render: function Picking(props) {
    const [visible, setVisible] = useState(props.visible)
    return (
      <ColumnPicker
        {...props}
        visible={visible}
        onChange={(next) => {
          props.onChange(next)
          setVisible(next)
        }}
      />
    )
  },
  play: async ({ canvasElement, args: { onChange } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns (3)' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Columns' }))
    await expect(dialog.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Leg' }))
    await expect(onChange).toHaveBeenLastCalledWith(['name', 'ppv'])
    await userEvent.click(dialog.getByRole('checkbox', { name: /DPV/ }))
    await expect(onChange).toHaveBeenLastCalledWith(['name', 'ppv', 'dpv'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Columns (3)' })).toHaveFocus(),
    )
  },
}
/** The last column cannot be hidden. */
export const OneLeft: Story = {
  args: {
    columns: [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ],
    visible: ['a'],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns (1)' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('checkbox', { name: 'A' })).toBeDisabled()
    await expect(dialog.getByRole('checkbox', { name: 'B' })).toBeEnabled()
  },
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<ColumnPickerProps, 'visible'>>
      values={{ visible: [args.visible, []] }}
      render={(props) => <ColumnPicker {...args} {...props} />}
    />
  ),
}
