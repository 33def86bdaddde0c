import type { Customer } from '#domain/customers/schema.ts'
import { Button } from '#design-system/actions/Button'
import { ServiceFault, type Reason } from '#features/kit/service-fault.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DeleteAccountView, type DeleteAccountViewProps } from './DeleteAccountView.tsx'

const meta = { title: 'Features/DeleteAccount' } satisfies Meta
export default meta
type Story = StoryObj

const customer: Customer = {
  id: 1,
  email: 'mei.chan@jadeleaf.example',
  firstname: 'Mei Yi',
  lastname: 'Chan',
  extension_attributes: { group_label: 'preferred' },
}
/** Stands for the form of another feature: the proof is always given. */
const Form: DeleteAccountViewProps['Form'] = ({ onProve, onCancel, labels }) => (
  <>
    <Button variant="danger" onPress={() => void onProve({ current_password: 'Jade2026' })}>
      {labels.submit}
    </Button>
    <Button onPress={onCancel}>{labels.cancel}</Button>
  </>
)
const dialog = () => screen.findByRole('dialog', { name: 'Delete your account?' })
const close = fn()

/** What goes and what stays; keeping the account closes the dialog. */
export const Default: Story = {
  render: () => <DeleteAccountView customer={customer} onClose={close} onDelete={fn()} Form={Form} />,
  play: async () => {
    close.mockClear()
    const view = within(await dialog())
    await expect(view.getByText(/We'll keep your orders/)).toBeVisible()
    await expect(view.queryByText(/Your membership will end/)).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Keep account' }))
    await expect(close).toHaveBeenCalled()
  },
}
/** Associates lose their membership, and their team keeps its place. */
export const Associate: Story = {
  render: () => (
    <DeleteAccountView
      customer={{ ...customer, extension_attributes: { group_label: 'associate' } }}
      onClose={fn()}
      onDelete={fn()}
      Form={Form}
    />
  ),
  play: async () => {
    await expect(within(await dialog()).getByText(/Your membership will end/)).toBeVisible()
  },
}

const orders = { refusal: 'personalData.openOrder', parameters: undefined } as const
const application = { refusal: 'personalData.openApplication', parameters: undefined } as const
const refund = { refusal: 'personalData.refundDue', parameters: undefined } as const
const commission = { refusal: 'personalData.commissionDue', parameters: undefined } as const
const delayed = { refusal: 'personalData.refundDelayed', parameters: undefined } as const
const debt: Reason = {
  refusal: 'personalData.commissionDebt',
  parameters: ['HK$612.00', 'help@jadeleaf.example'],
}
const credit = (amount: number) => ({ refusal: 'personalData.payoutCredit' as const, parameters: [amount] })
const refusedFor = (...reasons: readonly Reason[]) =>
  new ServiceFault('http', 'open', { status: 400, template: 'open', refusal: reasons[0]?.refusal, reasons })

const remove = fn<DeleteAccountViewProps['onDelete']>(() => Promise.resolve())
/** All that is open is listed at once, each with the way to it. The list takes the focus, each time. */
export const WithOpenMatters: Story = {
  render: () => <DeleteAccountView customer={customer} onClose={fn()} onDelete={remove} Form={Form} />,
  play: async () => {
    remove
      .mockReset()
      .mockRejectedValueOnce(refusedFor(orders, application, refund, delayed, commission, debt, credit(0.05)))
      .mockRejectedValueOnce(refusedFor(refund))
    const view = within(await dialog())
    await userEvent.click(view.getByRole('button', { name: 'Delete account' }))
    const list = await view.findByRole('list')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7)
    await expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/dashboard/orders',
      '/e-application-form',
      '/dashboard/orders',
      '/dashboard/orders',
      '/commissions/dashboard',
      '/page/contact',
      '/categories',
    ])
    await expect(view.getByText(/You still have an application/)).toBeVisible()
    await expect(view.getByText(/you owe HK\$612\.00.*help@jadeleaf\.example/)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/can't be deleted yet/))
    await userEvent.click(view.getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(within(view.getByRole('list')).getAllByRole('listitem')).toHaveLength(1))
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/can't be deleted yet/))
    await expect(view.queryByRole('checkbox')).toBeNull()
  },
}
/** Payout credit is given up with its amount alone: after a change of the amount it has to be ticked again. */
export const GivingUpCredit: Story = {
  render: () => <DeleteAccountView customer={customer} onClose={fn()} onDelete={remove} Form={Form} />,
  play: async () => {
    remove
      .mockReset()
      .mockRejectedValueOnce(refusedFor(credit(0.05)))
      .mockRejectedValueOnce(refusedFor(credit(12)))
      .mockRejectedValueOnce(refusedFor(credit(12)))
    const view = within(await dialog())
    const submit = view.getByRole('button', { name: 'Delete account' })
    await userEvent.click(submit)
    await userEvent.click(
      await view.findByRole('checkbox', { name: /I give up my payout credit of HK\$0\.05/ }),
    )
    await userEvent.click(submit)
    const changed = await view.findByRole('checkbox', { name: /HK\$12/ })
    await expect(changed).not.toBeChecked()
    await userEvent.click(submit)
    await userEvent.click(changed)
    await userEvent.click(submit)
    await expect(remove.mock.calls.map(([, givenUp]) => givenUp)).toEqual([undefined, 5, undefined, 12_00])
  },
}
