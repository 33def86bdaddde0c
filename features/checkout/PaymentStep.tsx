import type { PaymentMethod } from '#domain/checkout/schema.ts'
import { marksOf } from '#domain/payment/payment-kind.ts'
import { Button } from '#design-system/Button'
import { PaymentTile } from '#design-system/PaymentTile'
import { RadioCards } from '#design-system/RadioCards'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

export interface PaymentStepProps {
  /** Undefined while they are being read. */
  methods: readonly PaymentMethod[] | undefined
  chosen: string
  onChoose: (code: string) => void
  onNext: () => void
}

/** With what to pay. Its details are asked after the order is placed, when the time limit runs. */
export function PaymentStep({ methods, chosen, onChoose, onNext }: PaymentStepProps) {
  const intl = useIntl()
  const [fault, setFault] = useState<string>()
  if (!methods) return <Skeleton shape="block" />
  const next = () => { if (chosen) onNext(); else setFault(intl.formatMessage({ id: 'checkout.payment.missing' })) }
  return (
    <Stack gap={5}>
      <RadioCards
        label={intl.formatMessage({ id: 'checkout.payment.choose' })}
        name="payment"
        isRequired
        errorMessage={fault}
        value={chosen}
        onChange={(code) => { setFault(undefined); onChoose(code) }}
        options={methods.map(({ code, title }) => ({ value: code, label: title, trailing: <PaymentTile marks={marksOf(code)} /> }))}
      />
      <Text size="small" tone="muted">{intl.formatMessage({ id: 'checkout.payment.afterOrder' })}</Text>
      <Button variant="primary" size="lg" wide onPress={next}>{intl.formatMessage({ id: 'checkout.payment.next' })}</Button>
    </Stack>
  )
}
