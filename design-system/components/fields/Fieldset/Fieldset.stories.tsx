import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fieldset } from '#design-system/fields/Fieldset'
import { TextField } from '#design-system/fields/TextField'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const fields = (
  <>
    <TextField label="Last name" value="" onChange={fn()} isRequired />
    <TextField label="First name" value="" onChange={fn()} />
  </>
)
const meta = {
  title: 'Fields/Fieldset',
  component: Fieldset,
  args: { legend: 'Recipient', children: fields },
} satisfies Meta<typeof Fieldset>
export default meta
type Story = StoryObj<typeof Fieldset>

export const Default: Story = {
  args: { description: 'As on the parcel' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Recipient' })).toHaveAccessibleDescription(
      'As on the parcel',
    )
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ isLegendHidden: boolean; description: string }>
      values={{ isLegendHidden: [false, true], description: ['', 'As on the parcel'] }}
      render={(props) => (
        <Fieldset legend="Recipient" {...props}>
          {fields}
        </Fieldset>
      )}
    />
  ),
}
