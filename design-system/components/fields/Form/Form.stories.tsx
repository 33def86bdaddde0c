import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#design-system/Button'
import { Form, type FormProps } from '#design-system/Form'
import { TextField } from '#design-system/TextField'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const sent = fn()
/** A required name and mobile number. Errors update on every key, as a form library reports them. */
function Live(props: Partial<FormProps>) {
  const [name, setName] = useState('')
  const [mobile, setMobile] = useState('')
  const [isChecked, setChecked] = useState(false)
  const errors = isChecked
    ? [
        !name && { field: 'Name', message: 'This field is required', href: '#form-name' },
        !mobile && { field: 'Mobile number', message: 'This field is required', href: '#form-mobile' },
      ].filter((error) => error !== false)
    : []
  const messageOf = (href: string) => errors.find((error) => error.href === href)?.message
  return (
    <Form
      label="Your details"
      submitLabel="Save"
      pendingLabel="Saving…"
      onSubmit={() => {
        sent()
        setChecked(true)
      }}
      errors={errors}
      {...props}
    >
      <TextField
        id="form-name"
        label="Name"
        isRequired
        value={name}
        onChange={setName}
        errorMessage={messageOf('#form-name')}
      />
      <TextField
        id="form-mobile"
        label="Mobile number"
        isRequired
        value={mobile}
        onChange={setMobile}
        errorMessage={messageOf('#form-mobile')}
      />
    </Form>
  )
}
const meta = {
  title: 'Fields/Form',
  component: Form,
  render: (args) => <Live {...args} />,
  beforeEach: () => {
    sent.mockClear()
  },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof Live>

export const RefusedAndMended: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(canvas.getByRole('form', { name: 'Your details' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const summary = await canvas.findByRole('group', {
      name: 'Please correct the 2 problems below to continue',
    })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('Mei')
    await expect(
      canvas.getByRole('group', { name: 'Please correct the problem below to continue' }),
    ).toBeVisible()
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mobile number' }), '9')
    await expect(canvas.queryByRole('group')).toBeNull()
    // A new error while typing is shown at its field and takes no focus.
    await userEvent.clear(name)
    await waitFor(() => expect(name).toHaveFocus())
    await expect(canvas.queryByRole('group')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus())
    await expect(sent).toHaveBeenCalledTimes(2)
  },
}

export const OnItsWay: Story = {
  args: { isPending: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }))
    await expect(sent).not.toHaveBeenCalled()
  },
}

export const RefusedByTheService: Story = {
  args: { refusal: 'This mobile number is already in use.', actions: <Button>Cancel</Button> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This mobile number is already in use.')).toBeVisible()
  },
}

export const Matrix: Story = {
  render: () => (
    <Permutations<{ isPending: boolean; refusal: string; submitLabel: string }>
      values={{
        isPending: [false, true],
        refusal: ['', 'กรุณาลองใหม่อีกครั้งในภายหลัง'],
        submitLabel: ['Save', 'Hantar permohonan pertukaran penaja'],
      }}
      render={(props, index) => (
        <Form
          label={`Form ${index}`}
          submitLabel="Save"
          onSubmit={fn()}
          actions={<Button>Cancel</Button>}
          {...props}
        >
          <TextField label="Name" value="" onChange={fn()} />
        </Form>
      )}
    />
  ),
}
