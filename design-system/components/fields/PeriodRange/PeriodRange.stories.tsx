import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeriodRange, type PeriodRangeProps } from '#design-system/fields/PeriodRange'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const args: PeriodRangeProps = {
  label: 'Periods of the report',
  from: '202609',
  to: '202611',
  min: '202501',
  max: '202611',
  onChange: fn(),
}
const meta = { title: 'Fields/PeriodRange', component: PeriodRange, args } satisfies Meta<typeof PeriodRange>
export default meta
type Story = StoryObj<typeof PeriodRange>

export const Quarter: Story = {
  render: function Ranging(props) {
    const [range, setRange] = useState({ from: props.from, to: props.to })
    return (
      <PeriodRange
        {...props}
        {...range}
        onChange={(next) => {
          props.onChange(next)
          setRange(next)
        }}
      />
    )
  },
  play: async ({ canvasElement, args: { onChange } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sep 2026 – Nov 2026' }))
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Periods of the report' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'First period' }), '202610')
    await expect(onChange).toHaveBeenLastCalledWith({ from: '202610', to: '202611' })
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Last period' }), '202607')
    await expect(onChange).toHaveBeenLastCalledWith({ from: '202607', to: '202607' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Jul 2026' })).toHaveFocus())
  },
}
export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<Pick<PeriodRangeProps, 'from' | 'to'>>
      values={{ from: ['202609', '202511'], to: ['202611'] }}
      render={(props) => <PeriodRange {...args} {...props} />}
    />
  ),
}
