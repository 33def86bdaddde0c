import { Container } from '#design-system/layout/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PayoutRequestForm } from './PayoutRequestForm.tsx'
import { PayoutSettingsView } from './PayoutSettingsView.tsx'

const failure = { error: null, isRetrying: false, retry: fn() }
const meta = {
  title: 'Features/Payouts',
  component: PayoutSettingsView,
  args: {
    status: { isActive: true, isWeekly: true },
    pending: 1284.5,
    credit: 80,
    account: { state: 'active', login_url: '/sandbox/payout/1', next_payment_date: '2026-12-04' },
    onWeekly: fn(),
    onApply: fn(),
    onLogin: fn(),
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PayoutSettingsView>
export default meta
type Story = StoryObj<typeof PayoutSettingsView>

export const ActiveAccount: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('group', { name: 'Waiting to be paid' })).toHaveTextContent('HK$1,284.50')
    await expect(canvas.getByText('Next payment: 4 Dec 2026')).toBeVisible()
    await expect(canvas.getByText('iPayout balance: HK$80.00. You can spend it at checkout.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Sign in to your payout account/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Request payout account' })).toBeNull()
    await userEvent.click(canvas.getByRole('switch', { name: 'Weekly pay' }))
    await expect(args.onWeekly).toHaveBeenCalledWith(false)
  },
}
/** On its way: it stands where it was put, says so, and takes no second press. */
export const SavingWeeklyPay: Story = {
  args: { isSaving: true },
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Weekly pay' })
    await expect(control).not.toBeChecked()
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await expect(control).toHaveAccessibleDescription('Saving…')
    await userEvent.click(control)
    await expect(args.onWeekly).not.toHaveBeenCalled()
  },
}
/** Its day has come, and the provider does not have it yet. */
export const BeingPaidOut: Story = {
  args: { account: { state: 'active', login_url: '/sandbox/payout/1', next_payment_date: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This is being paid out.')).toBeVisible()
  },
}
export const NoAccount: Story = {
  args: { status: { isActive: false, isWeekly: false }, account: { state: 'none' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("We'll pay you as soon as you have a payout account.")).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Weekly pay' })).toBeDisabled()
  },
}
export const Pending: Story = {
  args: { status: { isActive: false, isWeekly: false }, account: { state: 'pending' }, pending: 0 },
}
export const NothingPending: Story = {
  args: { pending: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to be paid at the moment.')).toBeVisible()
  },
}
export const Loading: Story = {
  args: { status: undefined, pending: undefined, credit: undefined, account: undefined },
  play: async ({ canvas }) => {
    // what keeps the place of the controls is none
    await expect(canvas.queryByRole('switch')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Failed: Story = {
  args: { status: undefined, statusFailure: failure, pending: undefined, pendingFailure: failure },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: 'Try again' })
    await userEvent.click(first!)
    await expect(failure.retry).toHaveBeenCalled()
  },
}
/** Whether a request is under way is not known: none is offered. */
export const AccountUnknown: Story = {
  args: { status: { isActive: false, isWeekly: false }, account: undefined, accountFailure: failure },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.queryByText('Request payout account')).toBeNull()
  },
}
export const BalanceUnknown: Story = {
  args: { credit: undefined, creditFailure: failure },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Sign in to your payout account/ })).toBeVisible()
  },
}

const draft = {
  username: 'wing.lee',
  email: 'wing.lee@jadeleaf.example',
  lastname: 'Lee',
  firstname: 'Wing',
  dob: '1990-01-31',
  country: 'HK',
  city: 'Kowloon',
  street: '1 Nathan Road',
  phonePrefix: '852',
  phone: '51000003',
}
const send = fn()
const request = (first: typeof draft) => (
  <PayoutRequestForm
    first={first}
    countryOptions={[{ value: '852', label: '+852' }]}
    today="2026-11-22"
    onSend={send}
    onCancel={fn()}
  />
)
const submit = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send request' }))
}

export const RequestUserNameTaken: Story = {
  render: () => request(draft),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    send.mockReset().mockResolvedValue('username')
    await submit(canvasElement)
    await expect(
      (await canvas.findAllByText('This username is already taken. Please choose another.')).length,
    ).toBeGreaterThan(0)
    send.mockResolvedValue('email')
    await submit(canvasElement)
    await expect((await canvas.findAllByText('Email address already exists')).length).toBeGreaterThan(0)
    send.mockResolvedValue('other')
    await submit(canvasElement)
    await expect(await canvas.findByText('Something went wrong. Please try again later.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Username/ })).toHaveValue('wing.lee')
    send.mockResolvedValue(undefined)
    await submit(canvasElement)
    await expect(canvas.queryByText('Something went wrong. Please try again later.')).toBeNull()
    await expect(send).toHaveBeenLastCalledWith({
      username: 'wing.lee',
      email: 'wing.lee@jadeleaf.example',
      firstname: 'Wing',
      lastname: 'Lee',
      dob: '1990-01-31',
      address: { street: ['1 Nathan Road'], city: 'Kowloon', country_id: 'HK' },
      phone: '+852 51000003',
    })
  },
}
export const RequestWithMistakes: Story = {
  render: () => request({ ...draft, username: 'x', dob: '2020-01-01', phone: '123', street: '' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    send.mockReset()
    await submit(canvasElement)
    await expect((await canvas.findAllByText('You need to be 18 or older.')).length).toBeGreaterThan(0)
    await expect(send).not.toHaveBeenCalled()
  },
}
