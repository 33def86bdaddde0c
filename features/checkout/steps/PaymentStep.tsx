import type { PaymentMethod } from '#domain/checkout/schema.ts'
import { marksOf, schemesOf } from '#domain/payment/payment-kind.ts'
import { PaymentTile } from '#design-system/commerce/PaymentTile'
import { RadioCards } from '#design-system/fields/RadioCards'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useFocusAfter } from '#features/kit/focus.ts'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { StepAction } from './StepAction.tsx'

export interface PaymentStepProps {
  /** Undefined while loading. */
  methods: readonly PaymentMethod[] | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  chosen: string
  /** Credit period in days; 0 for paying now. */
  creditDays: number
  /** Switches for balances the customer can pay with. */
  balances?: ReactNode
  onChoose: (code: string) => void
  onNext: () => void
}

/** The payment method. Its details are asked for after the order is placed, when the time limit starts. */
export function PaymentStep({
  methods,
  failure,
  chosen,
  creditDays,
  balances,
  onChoose,
  onNext,
}: PaymentStepProps) {
  const intl = useIntl()
  const [fault, setFault] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const choices = useFocusAfter<HTMLDivElement>(attempt)
  if (failure) return <ReadError as="banner" failure={failure} />
  if (!methods) return <Skeleton shape="block" height="page" />
  if (methods.length === 0)
    return (
      <Stack gap={5}>
        {balances}
        <Text>{intl.formatMessage({ id: 'checkout.payment.none' })}</Text>
      </Stack>
    )
  const next = () => {
    if (chosen) onNext()
    else {
      setFault(intl.formatMessage({ id: 'checkout.payment.missing' }))
      setAttempt((count) => count + 1)
    }
  }
  return (
    <Stack gap={5}>
      {balances}
      <div ref={choices}>
        <RadioCards
          label={intl.formatMessage({ id: 'checkout.payment.choose' })}
          name="payment"
          isRequired
          errorMessage={fault}
          value={chosen}
          onChange={(code) => {
            setFault(undefined)
            onChoose(code)
          }}
          options={methods.map(({ code, title }) => {
            const marks = marksOf(code)
            const schemes = schemesOf(marks)
            return {
              value: code,
              label: title,
              trailing: (
                <PaymentTile marks={marks} label={intl.formatList(schemes, { type: 'conjunction' })} />
              ),
              isTrailingDecorative: schemes.length === 0,
            }
          })}
        />
      </div>
      <Text size="small" tone="muted">
        {chosen === 'free'
          ? intl.formatMessage({ id: 'checkout.place.freeNote' })
          : creditDays > 0
            ? intl.formatMessage({ id: 'checkout.place.creditNote' }, { days: creditDays })
            : intl.formatMessage({ id: 'checkout.payment.afterOrder' })}
      </Text>
      <StepAction
        label={intl.formatMessage({ id: 'checkout.payment.next' })}
        onPress={next}
        mayPlace={chosen !== ''}
      />
    </Stack>
  )
}
