import type { PaymentMethod } from '#domain/checkout/schema.ts'
import { marksOf, marksOfTypes, paymentKind, schemesOf } from '#domain/payment/payment-kind.ts'
import { Button } from '#design-system/actions/Button'
import { Inline } from '#design-system/layout/Inline'
import { PaymentTile } from '#design-system/commerce/PaymentTile'
import { RadioCards } from '#design-system/fields/RadioCards'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

export interface MethodChoiceProps {
  methods: readonly PaymentMethod[]
  /** Card types that the provider accepts; the usual ones until loaded. */
  cardTypes: readonly string[] | undefined
  code: string
  onChoose: (code: string) => void
  /** Whether all methods are offered; otherwise the chosen one stands alone with a button for the others. */
  isOpen: boolean
  /** Count of requests to open the list: each new one brings focus to the chosen method. */
  openCount: number
  onOpen: () => void
}

/** The way to pay that was chosen at checkout; the others are one press away. */
export function MethodChoice({
  methods,
  cardTypes,
  code,
  onChoose,
  isOpen,
  openCount,
  onOpen,
}: MethodChoiceProps) {
  const intl = useIntl()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openCount > 0) list.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [openCount])
  const label = intl.formatMessage({ id: 'payment.method.label' })
  const marksFor = (method: string) =>
    (paymentKind(method) === 'card' && cardTypes ? marksOfTypes(cardTypes) : undefined) ?? marksOf(method)
  const tile = (method: string) => {
    const marks = marksFor(method)
    return <PaymentTile marks={marks} label={intl.formatList(schemesOf(marks), { type: 'conjunction' })} />
  }
  const chosen = methods.find((method) => method.code === code)
  if (!isOpen && chosen)
    return (
      <Stack gap={2}>
        <Text size="small" tone="muted">
          {label}
        </Text>
        <Inline justify="between" gap={3}>
          <Inline gap={3}>
            <Text weight="strong">{chosen.title}</Text>
            {tile(chosen.code)}
          </Inline>
          {methods.length > 1 && (
            <Button variant="text" onPress={onOpen}>
              {intl.formatMessage({ id: 'payment.method.change' })}
            </Button>
          )}
        </Inline>
      </Stack>
    )
  return (
    <div ref={list}>
      <RadioCards
        label={label}
        name="method"
        isRequired
        value={code}
        onChange={onChoose}
        options={methods.map((method) => ({
          value: method.code,
          label: method.title,
          trailing: tile(method.code),
          isTrailingDecorative: schemesOf(marksFor(method.code)).length === 0,
        }))}
      />
    </div>
  )
}
