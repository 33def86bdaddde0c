import { totalsView } from '#domain/cart/cart-view.ts'
import type { Address } from '#domain/customers/schema.ts'
import { Container } from '#design-system/layout/Container'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { WizardStep } from '#design-system/navigation/WizardStep'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { totals } from '../examples.ts'
import { AddressStep } from './AddressStep.tsx'
import { AddressSummary } from './AddressSummary.tsx'
import { DeliveryStep } from './DeliveryStep.tsx'
import { PaymentStep } from './PaymentStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { CheckoutBar, StepAction } from './StepAction.tsx'

const meta = { title: 'Features/Checkout/Steps' } satisfies Meta
export default meta
type Story = StoryObj

const home: Address = {
  id: 4,
  customer_id: 1,
  country_id: 'HK',
  region: { region_id: 2, region: 'Kowloon', region_code: 'KLN' },
  street: ['Flat B, 12/F, 223 Nam Cheong Street'],
  city: 'Sham Shui Po',
  telephone: '51000001',
  firstname: 'Mei Yi',
  lastname: 'Chan',
  default_shipping: true,
  custom_attributes: [{ attribute_code: 'mobile_prefix', value: '852' }],
}
const mainland: Address = { ...home, id: 5, country_id: 'CN', city: '深圳市', default_shipping: false }
const offer = (carrier: string, title: string, price: number, available = true) => ({
  carrier_code: carrier,
  method_code: carrier,
  carrier_title: title,
  method_title: '',
  amount: price,
  base_amount: price,
  available,
  error_message: available ? '' : 'Nothing in this order needs cooling',
  price_excl_tax: price,
  price_incl_tax: price,
})
const Editor = () => <Text>The address form</Text>
const chosen = fn()
const next = fn()

export const Flow: Story = {
  render: () => (
    <Container width="measure">
      <Stack gap={5}>
        <WizardStep
          number={1}
          title="Delivery address"
          state="done"
          summary={<AddressSummary address={home} />}
          onEdit={chosen}
        />
        <WizardStep number={2} title="Delivery" state="current">
          <DeliveryStep
            country="HK"
            methods={[
              offer('locker', 'Smart locker', 20),
              offer('home', 'Home delivery', 35),
              offer('store', 'Store pick-up', 0),
              offer('cold', 'Cold chain', 0, false),
            ]}
            chosen={{ carrier_code: 'locker', method_code: 'locker' }}
            periods={[]}
            period={0}
            isPending={false}
            onChoose={chosen}
            onPeriod={fn()}
            onNext={next}
          />
        </WizardStep>
        <WizardStep number={3} title="Payment" state="next" />
        <WizardStep number={4} title="Review and place order" state="next" />
      </Stack>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Home delivery' }))
    await expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ carrier_code: 'home' }))
    await expect(canvas.getByRole('radio', { name: 'Cold chain' })).toBeDisabled()
    await expect(canvas.getByText('Nothing in this order needs cooling')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Delivery address' }))
  },
}

/** Nothing chosen: the exact sentence is shown and the step stays. */
export const NoAddress: Story = {
  render: () => (
    <Container width="measure">
      <AddressStep
        addresses={[home, mainland]}
        chosenId={null}
        mustWrite={false}
        isPending={false}
        AddressEditor={Editor}
        onChoose={chosen}
        onSaved={fn()}
        onNext={next}
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    next.mockClear()
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Next: choose delivery' }))
    await expect(canvas.getByText('Please select a shipping address')).toBeVisible()
    await expect(next).not.toHaveBeenCalled()
  },
}

/** The mainland requires a Chinese ID: without one the form opens. */
export const LacksId: Story = {
  render: () => (
    <Container width="measure">
      <AddressStep
        addresses={[home, mainland]}
        chosenId={5}
        mustWrite={false}
        isPending={false}
        AddressEditor={Editor}
        onChoose={chosen}
        onSaved={fn()}
        onNext={next}
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next: choose delivery' }))
    await expect(within(canvasElement).getByText('The address form')).toBeVisible()
  },
}

/** */
export const NoPayment: Story = {
  render: () => (
    <Container width="measure">
      <PaymentStep
        methods={[
          { code: 'worldpay', title: 'Credit or debit card' },
          { code: 'ingenico', title: 'UnionPay' },
        ]}
        chosen=""
        creditDays={0}
        onChoose={fn()}
        onNext={next}
      />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    next.mockClear()
    const canvas = within(canvasElement)
    // the cards that are taken are heard; a mark that repeats the name is not
    const cards = canvas.getByRole('img', { name: 'Visa, Mastercard, American Express, and JCB' })
    await expect(canvas.getByRole('radio', { name: 'Credit or debit card' })).toHaveAttribute(
      'aria-describedby',
      cards.parentElement?.id,
    )
    await expect(canvas.getByRole('radio', { name: 'UnionPay' })).not.toHaveAttribute('aria-describedby')
    await userEvent.click(canvas.getByRole('button', { name: 'Next: check your order' }))
    await expect(canvas.getByText('Please select a payment method')).toBeVisible()
    await expect(next).not.toHaveBeenCalled()
  },
}

/** No payment provider is connected. */
export const NoMethods: Story = {
  render: () => (
    <Container width="measure">
      <PaymentStep methods={[]} chosen="" creditDays={0} onChoose={fn()} onNext={next} />
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/No payment is possible right now/)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Credit: Story = {
  render: () => (
    <Container width="measure">
      <DeliveryStep
        country="HK"
        methods={[offer('home', 'Home delivery', 35)]}
        chosen={{ carrier_code: 'home', method_code: 'home' }}
        periods={[0, 30, 60]}
        period={0}
        isPending={false}
        onChoose={fn()}
        onPeriod={fn()}
        onNext={fn()}
      />
    </Container>
  ),
}
export const Review: Story = {
  render: () => (
    <Container width="measure">
      <ReviewStep total={89800} creditDays={0} isPlacing={false} fault={undefined} onPlace={fn()} />
    </Container>
  ),
}
export const Refused: Story = {
  render: () => (
    <Container width="measure">
      <ReviewStep
        total={89800}
        creditDays={0}
        isPlacing={false}
        fault="The total is now HK$898.00. Please check it and place your order again."
        onPlace={fn()}
      />
    </Container>
  ),
}

/** While the total lacks the fee of the delivery, the phone's bar does not place the order: the service would refuse that total. */
export const TotalLacksDelivery: Story = {
  render: () => (
    <CheckoutBar
      value={{ totals: totalsView(totals(218, 0)), fee: 3_000, isVirtual: false, onPlace: chosen }}
    >
      <StepAction label="Next: check your order" mayPlace onPress={next} />
    </CheckoutBar>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Next: check your order')
    await expect(canvasElement).not.toHaveTextContent('Place order')
  },
}
