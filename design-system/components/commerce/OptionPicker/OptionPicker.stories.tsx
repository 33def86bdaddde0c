import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { OptionPicker } from '#design-system/commerce/OptionPicker'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

const meta = { title: 'Commerce/OptionPicker', component: OptionPicker } satisfies Meta<typeof OptionPicker>
export default meta
type Story = StoryObj<typeof OptionPicker>

const options = [
  { value: '60', label: '60 tablets', description: '2 months' },
  { value: '120', label: '120 tablets', description: '4 months' },
  { value: '180', label: '180 tablets', description: 'Sold out', isDisabled: true },
]
const onChange = fn()

function Live() {
  const [value, setValue] = useState('60')
  return (
    <OptionPicker
      label="Size"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

export const Default: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await waitFor(() =>
      expect(within(canvasElement).getByRole('radio', { name: /60 tablets/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(onChange).toHaveBeenCalledWith('120')
    await expect(within(canvasElement).getByRole('radio', { name: /180 tablets/ })).toBeDisabled()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: 'Flavour',
    options: [
      { value: 'a', label: 'Orange' },
      { value: 'b', label: 'มะนาว' },
    ],
    value: 'a',
    onChange: () => {},
  },
}
