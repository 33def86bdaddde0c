import type { Address, Customer } from '#domain/customers/schema.ts'
import { Container } from '#design-system/Container'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AccountChoiceForm } from './AccountChoiceForm.tsx'
import { AddressesView } from './AddressesView.tsx'
import { OverviewView } from './OverviewView.tsx'

const meta = { title: 'Features/Account' } satisfies Meta
export default meta
type Story = StoryObj

const home: Address = { id: 4, country_id: 'HK', region: { region_id: 2, region: 'Kowloon', region_code: 'KLN' }, street: ['Flat B, 12/F, 223 Nam Cheong Street'], city: 'Sham Shui Po', telephone: '51000001', firstname: 'Mei Yi', lastname: 'Chan', default_shipping: true, custom_attributes: [{ attribute_code: 'mobile_prefix', value: '852' }] }
const customer: Customer = { id: 1, email: 'mei.chan@jadeleaf.example', firstname: 'Mei Yi', lastname: 'Chan', custom_attributes: [{ attribute_code: 'mobile', value: '51000001' }, { attribute_code: 'mobile_prefix', value: '852' }, { attribute_code: 'referral_id', value: '80000001' }], extension_attributes: { group_label: 'preferred' } }
const remove = fn(() => Promise.resolve())

/** Nothing is removed before the question is answered. */
export const Addresses: Story = {
  render: () => <Container><AddressesView addresses={[home, { ...home, id: 5, firstname: 'Ka Ho', default_shipping: false }]} onRetry={fn()} onAdd={fn()} onEdit={fn()} onDefault={fn()} onRemove={remove} /></Container>,
  play: async ({ canvasElement }) => {
    remove.mockClear()
    const button = within(canvasElement).getAllByRole('button', { name: 'Remove' })[1]
    await userEvent.click(button as HTMLElement)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }))
    await expect(remove).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(button as HTMLElement)
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await expect(remove).toHaveBeenCalledWith(expect.objectContaining({ id: 5 }))
  },
}
export const NoAddresses: Story = { render: () => <Container><AddressesView addresses={[]} onRetry={fn()} onAdd={fn()} onEdit={fn()} onDefault={fn()} onRemove={remove} /></Container> }

const OrderStatus = ({ status }: { status: string | undefined }) => <span>{status}</span>
export const OverviewDue: Story = {
  render: () => <Container><OverviewView OrderStatus={OrderStatus} customer={customer} lifetime={30} receivedAt={Date.parse('2026-11-21T07:14:19Z')} onExpired={fn()} orders={[{ entity_id: 77, increment_id: '100004821', status: 'pending_payment', created_at: '2026-11-21 07:12:00', grand_total: 898, items: [] }]} /></Container>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Pay HK$898.00' })).toHaveAttribute('href', '/checkout/payment?order=77')
    const row = canvas.getByRole('link', { name: 'Order 100004821' }).closest('li') ?? canvasElement
    await expect(row).toHaveTextContent('pending_payment')
    await expect(row).toHaveTextContent(/21.*2026|2026.*21/)
  },
}
export const OverviewQuiet: Story = { render: () => <Container><OverviewView OrderStatus={OrderStatus} customer={customer} lifetime={30} receivedAt={0} onExpired={fn()} orders={[]} /></Container> }
export const OverviewLoading: Story = { render: () => <Container><OverviewView OrderStatus={OrderStatus} customer={null} lifetime={0} receivedAt={0} onExpired={fn()} orders={undefined} /></Container> }

const choose = fn(() => Promise.resolve())
export const Choice: Story = {
  render: () => <Container width="measure"><AccountChoiceForm onBack={fn()} onChoose={choose} accounts={[{ customer_id: 9, username: 'an.li', email: 'an.li@jadeleaf.example', firstname: '安', lastname: '李', group_label: 'preferred' }, { customer_id: 10, username: 'bo.li', email: 'bo.li@jadeleaf.example', firstname: '波', lastname: '李', group_label: 'associate' }]} /></Container>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '李波' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(choose).toHaveBeenCalledWith(10)
  },
}
