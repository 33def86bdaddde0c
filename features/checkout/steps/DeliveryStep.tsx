import { deliveryFee } from '#domain/checkout/delivery-fee.ts'
import type { ShippingMethod } from '#domain/checkout/schema.ts'
import type { MethodCodes } from '#domain/pickup-points/pickup-point.ts'
import { listComma } from '#domain/store/languages.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Money } from '#design-system/data/Money'
import { RadioCards } from '#design-system/fields/RadioCards'
import { Stack } from '#design-system/layout/Stack'
import { Tag } from '#design-system/text/Tag'
import { Text } from '#design-system/text/Text'
import { useFocusAfter } from '#features/kit/focus.ts'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { methodName, methodValue } from '../method-name.ts'
import { DeliverySkeleton, type DeliverySkeletonProps } from './DeliverySkeleton.tsx'
import { PeriodCards } from './PeriodCards.tsx'
import { StepAction } from './StepAction.tsx'

type Chosen = MethodCodes | null
export interface DeliveryStepProps extends DeliverySkeletonProps {
  /** Undefined while loading. */
  methods: readonly ShippingMethod[] | undefined
  chosen: Chosen
  isPending: boolean
  onChoose: (method: ShippingMethod) => void
  onNext: () => void
  /** Returns the choice of the locker or pick-up point, if the chosen method needs one. */
  pickup?: ((attempt: number) => ReactNode) | undefined
  /** Whether the chosen method lacks its locker or pick-up point. @default false */
  lacksPoint?: boolean | undefined
}

/** The delivery method. One that cannot be used stays in the list with its reason. */
export function DeliveryStep({
  country,
  methods,
  chosen,
  periods,
  period,
  isPending,
  onChoose,
  onPeriod,
  onNext,
  pickup,
  lacksPoint = false,
}: DeliveryStepProps) {
  const intl = useIntl()
  const [fault, setFault] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [pointAttempt, setPointAttempt] = useState(0)
  const choices = useFocusAfter<HTMLDivElement>(attempt)
  if (!methods) return <DeliverySkeleton {...{ country, periods, period, onPeriod }} />
  if (!methods.some(({ available }) => available))
    return <Banner tone="warning">{intl.formatMessage({ id: 'checkout.delivery.none' })}</Banner>
  const next = () => {
    if (chosen && lacksPoint) setPointAttempt((count) => count + 1)
    else if (chosen) onNext()
    else {
      setFault(intl.formatMessage({ id: 'checkout.delivery.missing' }))
      setAttempt((count) => count + 1)
    }
  }
  const price = (method: ShippingMethod) => {
    if (!method.available) return <Tag>{intl.formatMessage({ id: 'checkout.delivery.unavailable' })}</Tag>
    return deliveryFee(method) === 0 ? (
      <Text as="span" weight="strong">
        {intl.formatMessage({ id: 'checkout.delivery.free' })}
      </Text>
    ) : (
      <Money minor={deliveryFee(method)} isStrong />
    )
  }
  return (
    <Stack gap={5}>
      <div ref={choices}>
        <RadioCards
          label={intl.formatMessage({ id: 'checkout.delivery.choose' })}
          name="delivery"
          isRequired
          errorMessage={fault}
          value={chosen ? methodValue(chosen) : ''}
          onChange={(value) => {
            const method = methods.find((entry) => methodValue(entry) === value)
            setFault(undefined)
            setPointAttempt(0)
            if (method) onChoose(method)
          }}
          options={methods.map((method) => ({
            value: methodValue(method),
            label: methodName(method),
            description:
              [method.method_title && method.carrier_title, method.available ? '' : method.error_message]
                .filter(Boolean)
                .join(listComma(intl.locale)) || undefined,
            trailing: price(method),
            isDisabled: !method.available,
            children: pickup?.(pointAttempt),
          }))}
        />
      </div>
      <PeriodCards {...{ periods, period, onPeriod }} />
      <StepAction
        label={intl.formatMessage({ id: 'checkout.delivery.next' })}
        isPending={isPending}
        onPress={next}
      />
    </Stack>
  )
}
