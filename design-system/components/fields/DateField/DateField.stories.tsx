import type { Meta, StoryObj } from '@storybook/react-vite'
import { IntlProvider, useIntl } from 'react-intl'
import { DateField } from '#design-system/fields/DateField'
import { ErrorSummary } from '#design-system/fields/ErrorSummary'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Held } from '../../../testing/Held.tsx'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

/** Comes near the field, as a person does before using it, and waits for its script. */
const comeNear = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.hover(canvasElement)
  await within(canvasElement).findAllByRole('spinbutton')
  await userEvent.unhover(canvasElement)
}

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: {
    label: 'Date of birth',
    value: '',
    today: '2026-11-21',
    max: '2008-11-21',
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => (
    <Held initial={args.value} onChange={args.onChange}>
      {(value, set) => <DateField {...args} value={value} onChange={set} />}
    </Held>
  ),
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof DateField>

export const Birthday: Story = {
  args: { isRequired: true, autoComplete: 'bday', description: 'As in your passport' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await comeNear({ canvasElement })
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      /As in your passport/,
    )
    await userEvent.tab()
    // Day first, as in Hong Kong; typing moves on to the next part.
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus())
    await userEvent.keyboard('05')
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus())
    await userEvent.keyboard('03')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('1990')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-03-05')
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-03-05')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await expect(canvas.getByRole('spinbutton', { name: /^year/ })).toHaveTextContent(/y/)
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Mistaken: Story = {
  args: { value: '2015-06-01', errorMessage: 'You must be 18 or older.' },
  play: async ({ canvasElement }) => {
    await comeNear({ canvasElement })
    await expect(within(canvasElement).getByRole('spinbutton', { name: /^day/ })).toBeInvalid()
  },
}

/** The link in the error summary focuses the first part of the date, although it is not an input. */
export const ReachedFromTheSummary: Story = {
  args: { id: 'birthday', name: 'birthday', value: '2015-06-01', errorMessage: 'You must be 18 or older.' },
  render: (args) => (
    <>
      <ErrorSummary
        errors={[{ field: 'Date of birth', message: 'You must be 18 or older.', href: '#birthday' }]}
      />
      <DateField {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await comeNear({ canvasElement })
    await userEvent.click(canvas.getByRole('link', { name: /Date of birth/ }))
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus())
  },
}

function Thai() {
  const { messages } = useIntl()
  return (
    <IntlProvider locale="th" messages={messages}>
      <DateField label="วันเกิด" value="1990-03-05" today="2026-11-21" onChange={fn()} />
    </IntlProvider>
  )
}
/** Thai uses the Buddhist calendar by default; the shop does not. */
export const GregorianInThai: Story = {
  render: () => <Thai />,
  play: async ({ canvasElement }) => {
    await comeNear({ canvasElement })
    const year = within(canvasElement).getAllByRole('spinbutton').at(-1)
    await expect(year).toHaveTextContent('1990')
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{ value: string; isDisabled: boolean; errorMessage: string; isRequired: boolean }>
      values={{
        value: ['', '1990-03-05'],
        isDisabled: [false, true],
        errorMessage: ['', 'กรุณากรอกวันเดือนปีเกิดให้ครบถ้วน'],
        isRequired: [true, false],
      }}
      render={(props) => (
        <DateField label="Date of birth" value="" today="2026-11-21" onChange={fn()} {...props} />
      )}
    />
  ),
  play: comeNear,
}
