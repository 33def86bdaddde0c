import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CouponField, type AppliedCoupon, type CouponFieldProps } from '#design-system/commerce/CouponField'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Matrix as Permutations } from '../../../testing/Matrix.tsx'

const onApply = fn()
/** SAVE10 is a coupon, everything else is refused. */
function Live(props: Partial<CouponFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  const [applied, setApplied] = useState<AppliedCoupon | null>(props.applied ?? null)
  const [fault, setFault] = useState(props.errorMessage)
  return (
    <CouponField
      label="Coupon code"
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text)
        setFault(undefined)
      }}
      applied={applied}
      errorMessage={fault}
      onApply={(code) => {
        onApply(code)
        if (code === 'SAVE10') setApplied({ code, description: 'HK$10 off' })
        else setFault(code ? 'The coupon code is not valid or already used.' : 'Please enter a coupon code')
      }}
      onRemove={() => {
        setApplied(null)
        setValue('')
      }}
    />
  )
}
const meta = {
  title: 'Commerce/CouponField',
  component: CouponField,
  render: (args) => <Live {...args} />,
  beforeEach: () => {
    onApply.mockClear()
  },
} satisfies Meta<typeof CouponField>
export default meta
type Story = StoryObj<typeof Live>

export const ApplyAndRemove: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toHaveFocus())
    await userEvent.keyboard(' SAVE10 ')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onApply).toHaveBeenLastCalledWith('SAVE10')
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon SAVE10 has been applied.')
    const remove = canvas.getByRole('button', { name: 'Remove coupon SAVE10' })
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Please enter a coupon code')
    await userEvent.type(field, 'NOPE{Enter}')
    // What was typed stays, focus stays, the message is read out and belongs to the field.
    await expect(field).toHaveValue('NOPE')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('The coupon code is not valid or already used.')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The coupon code is not valid or already used.',
    )
  },
}

export const InsideAForm: Story = {
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        document.title = 'sent'
      }}
    >
      <Live />
    </form>
  ),
  play: async ({ canvasElement }) => {
    document.title = 'not sent'
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'NOPE{Enter}')
    await expect(onApply).toHaveBeenCalledWith('NOPE')
    await expect(document.title).toBe('not sent')
    await expect(onApply).toHaveBeenCalledOnce()
  },
}

export const Matrix: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Permutations<{
      value: string
      applied: AppliedCoupon | null
      isPending: boolean
      isDisabled: boolean
      errorMessage: string
    }>
      values={{
        value: ['SAVE10'],
        applied: [null, { code: 'SAVE10', description: 'ส่วนลด HK$10 สำหรับคำสั่งซื้อนี้' }],
        isPending: [false, true],
        isDisabled: [false, true],
        errorMessage: ['', 'The coupon code is not valid or already used.'],
      }}
      render={(props) => <Live {...props} />}
    />
  ),
}
