import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PaymentView } from './PaymentView.tsx'

const meta = {
  title: 'Features/Payment/Payment',
  component: PaymentView,
  args: {
    order: { id: 77, number: '100004821', due: 89800, method: 'worldpay' },
    today: '2026-11-21',
    onExpired: fn(),
    onAlreadyPaid: fn(),
    onPay: fn(() => Promise.resolve({ kind: 'done' as const })),
    methods: [
      { code: 'worldpay', title: 'Credit or debit card' },
      { code: 'ingenico', title: 'UnionPay' },
      { code: 'citcon_wechatpay', title: 'WeChat Pay' },
      { code: 'citcon_alipay', title: 'Alipay' },
      { code: 'planet', title: 'Planet' },
    ],
    limit: { deadline: Date.parse('2026-11-21T07:42:00Z'), serverNow: Date.parse('2026-11-21T07:14:19Z') },
  },
} satisfies Meta<typeof PaymentView>
export default meta
type Story = StoryObj<typeof PaymentView>

const type = async (canvas: ReturnType<typeof within>, values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values))
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${name}`) }), text)
}
const pay = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: 'Pay HK$898.00' }))

/** An empty form names every mistake and moves the focus to the list of them. */
export const Mistakes: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Warning')).toBeNull()
    await pay(canvas)
    // the press may come before the rules of the form are there
    await waitFor(() =>
      expect(canvas.getAllByText('This field is required').length).toBeGreaterThanOrEqual(4),
    )
    await expect(canvas.getByRole('link', { name: /Card number/ })).toHaveAttribute('href', '#field-number')
    await type(canvas, { 'Card number': '4111111111111112', Expiry: '1020', 'Security code': '12' })
    await expect(canvas.getAllByText('Input is not a valid credit card number')[0]).toBeVisible()
    await expect(canvas.getAllByText('Expiration date is not valid.')[0]).toBeVisible()
    await expect(canvas.getAllByText('Security code is not valid')[0]).toBeVisible()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** A declined card keeps all that was typed but the security code. */
export const Declined: Story = {
  args: { onPay: fn(() => Promise.resolve({ kind: 'declined' as const })) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await type(canvas, {
      'Card number': '4000000000000002',
      'Name on the card': 'CHAN MEI YI',
      Expiry: '1228',
      'Security code': '123',
    })
    await pay(canvas)
    await expect(args.onPay).toHaveBeenCalledWith('worldpay', {
      number: '4000 0000 0000 0002',
      name: 'CHAN MEI YI',
      expiry: '12/28',
      cvc: '123',
    })
    const banner = await canvas.findByRole('group', { name: /The card was declined/ })
    await waitFor(() => expect(banner).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^Card number/ })).toHaveValue('4000 0000 0000 0002')
    await expect(canvas.getByRole('textbox', { name: /^Expiry/ })).toHaveValue('12/28')
    await expect(canvas.getByRole('textbox', { name: /^Security code/ })).toHaveValue('')
    await userEvent.click(within(banner).getByRole('button', { name: 'Pay another way' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toHaveFocus())
  },
}

export const Elsewhere: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('radio')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Change payment method' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('radio', { name: 'UnionPay' }))
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText(/24-48 working hours/)).toBeVisible()
    await pay(canvas)
    await expect(args.onPay).toHaveBeenCalledWith('ingenico', null)
  },
}
/** A card that the provider's own page asks for: no field of it is here. */
export const CardElsewhere: Story = {
  args: { methods: [{ code: 'worldpay', title: 'Credit or debit card', is_hosted: true }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByText(/taken to the provider's page/)).toBeVisible()
    await pay(canvas)
    await expect(args.onPay).toHaveBeenCalledWith('worldpay', null)
  },
}
/** A start that fails says so at the button, with focus. */
export const Fault: Story = {
  args: {
    order: { id: 77, number: '100004821', due: 89800, method: 'ingenico' },
    onPay: fn(() =>
      Promise.resolve({
        kind: 'failed' as const,
        message: 'This payment method is not available. Please choose another one.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await pay(canvas)
    const banner = await canvas.findByRole('group', { name: /Payment Processing Has Failed.*not available/ })
    await waitFor(() => expect(banner).toHaveFocus())
  },
}
/** An order on credit names the day and has no countdown. */
export const OnCredit: Story = {
  args: { limit: null, payBy: new Date('2026-12-21T07:12:00Z') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Please pay by 21 Dec 2026.')).toBeVisible()
    await expect(canvas.queryByText('Time left to pay')).toBeNull()
  },
}
