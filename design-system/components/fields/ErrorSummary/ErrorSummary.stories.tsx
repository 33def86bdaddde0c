import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#design-system/actions/Button'
import { ErrorSummary, type SummaryError } from '#design-system/fields/ErrorSummary'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const errors: SummaryError[] = [{ field: 'Mobile number', message: 'one digit is missing', href: '#mobile' }]
const meta = { title: 'Fields/ErrorSummary', component: ErrorSummary, args: { errors } } satisfies Meta<
  typeof ErrorSummary
>
export default meta
type Story = StoryObj<typeof ErrorSummary>

export const AfterAFailedSubmit: Story = {
  render: () => (
    <Held initial={0}>
      {(count, set) => (
        <Stack gap={4}>
          <ErrorSummary errors={count > 0 ? errors : []} focusKey={count} />
          <TextField
            id="mobile"
            label="Mobile number"
            value="9123 456"
            onChange={fn()}
            errorMessage={count > 0 ? 'one digit is missing' : undefined}
          />
          <Button variant="primary" onPress={() => set(count + 1)}>
            Save
          </Button>
        </Stack>
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    const summary = canvas.getByRole('group', { name: 'Please correct the problem below to continue' })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.click(save)
    await waitFor(() => expect(summary).toHaveFocus())
  },
}

/** Once all errors are corrected, a new one appears while typing: focus stays in the field until the next submit. */
export const MistakeMadeLater: Story = {
  render: () => (
    <Held initial="9123 456">
      {(value, set) => (
        <Stack gap={4}>
          <ErrorSummary errors={value.length < 9 ? errors : []} focusKey={1} />
          <TextField id="mobile" label="Mobile number" value={value} onChange={set} />
        </Stack>
      )}
    </Held>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus())
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '7')
    await expect(canvas.queryByRole('group')).toBeNull()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('group')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ errors: typeof errors; title: string }>
      values={{
        errors: [
          errors,
          [
            ...errors,
            { field: 'Street', message: 'This field is required', href: '#street' },
            { field: '', message: 'Enter your current password to make this change.' },
          ],
        ],
        title: ['Please check this form'],
      }}
      render={(props) => <ErrorSummary errors={[]} {...props} />}
    />
  ),
}
