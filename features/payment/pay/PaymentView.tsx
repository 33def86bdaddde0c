import type { PaymentMethod } from '#domain/checkout/schema.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { PaymentDeadline } from '#domain/orders/payment-state.ts'
import type { Card } from '#domain/payment/card.ts'
import { paymentKind } from '#domain/payment/payment-kind.ts'
import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Container } from '#design-system/layout/Container'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { LoadingStatus } from '#design-system/feedback/LoadingStatus'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { SubmitErrors, useSchemaForm } from '#features/kit/form/form.tsx'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { cardForm } from './card-form.ts'
import { CardFields } from './CardFields.tsx'
import { DueBanner } from './DueBanner.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { PayRefusal, type Refusal } from './PayRefusal.tsx'
import { usePaying, type PayResult } from './use-paying.ts'

export interface PaymentViewProps {
  order: { id: number; number: string; due: number; method: string | undefined }
  methods: readonly PaymentMethod[]
  /** The name that the card's field begins with. @default '' */
  holder?: string | undefined
  /** Card types that the provider accepts; the usual ones until loaded. */
  cardTypes?: readonly string[] | undefined
  limit: PaymentDeadline | null
  /** The day on which credit ends; null without credit. @default null */
  payBy?: Date | null
  /** 'YYYY-MM-DD' in Hong Kong, for the card's expiry. */
  today: string
  /** Starts paying; the card is null where none is typed here. A refusal is shown at the button; a declined card empties the security code alone. */
  onPay: (code: string, card: Card | null) => Promise<PayResult>
  onExpired: () => void
  /** Opens the question whether one has paid already. */
  onAlreadyPaid: () => void
  dialog?: ReactNode
}

/** Whether the card is typed here and not on the provider's page. */
const asksForCard = (methods: PaymentViewProps['methods'], code: string) =>
  paymentKind(code) === 'card' && !methods.some((method) => method.code === code && method.is_hosted)

/** Paying an order that waits: what is due first, the way to pay, the card. */
export function PaymentView({
  order,
  methods,
  holder = '',
  cardTypes,
  limit,
  payBy = null,
  today,
  onPay,
  onExpired,
  onAlreadyPaid,
  dialog,
}: PaymentViewProps) {
  const intl = useIntl()
  const own = methods.find((method) => method.code === order.method)?.code
  const [code, setCode] = useState(own ?? methods[0]?.code ?? '')
  const [isOpen, setOpen] = useState(own === undefined)
  const [openCount, setOpenCount] = useState(0)
  const { pay, isPaying, isLeaving, refusal, refusals, clearRefusal } = usePaying(onPay)
  const kind = paymentKind(code)
  const form = useSchemaForm(cardForm(asksForCard(methods, code) ? today : null), {
    number: '',
    name: holder,
    expiry: '',
    cvc: '',
  } satisfies Card as Card)

  const openList = () => {
    setOpen(true)
    setOpenCount((count) => count + 1)
  }
  const submit = async (event: FormEvent) => {
    clearRefusal()
    let refused: Refusal | undefined
    await form.handleSubmit(async (card) => {
      refused = await pay(code, asksForCard(methods, code) ? card : null)
    })(event)
    // A refused payment begins anew: fields are checked again when they are left.
    if (refused)
      form.reset({ ...form.getValues(), ...((refused as Refusal).kind === 'declined' ? { cvc: '' } : {}) })
  }
  return (
    <Container width="measure" block="page">
      <Stack gap={6}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'payment.title' })}
        </Heading>
        <DueBanner number={order.number} due={order.due} limit={limit} payBy={payBy} onExpired={onExpired} />
        <form
          method="post"
          noValidate
          onSubmit={(event) => {
            void submit(event)
          }}
        >
          <Stack gap={5}>
            <SubmitErrors form={form} />
            <MethodChoice
              methods={methods}
              cardTypes={cardTypes}
              code={code}
              isOpen={isOpen}
              openCount={openCount}
              onOpen={openList}
              onChoose={(value) => {
                setCode(value)
                clearRefusal()
                form.clearErrors()
              }}
            />
            {asksForCard(methods, code) ? (
              <CardFields control={form.control} />
            ) : (
              <Text size="small" tone="muted">
                {intl.formatMessage({ id: 'payment.method.elsewhere' })}
              </Text>
            )}
            {kind === 'unionpay' && (
              <Text size="small" tone="muted">
                {intl.formatMessage({ id: 'payment.method.unionpayReview' })}
              </Text>
            )}
            {refusal && (
              <PayRefusal
                refusal={refusal}
                count={refusals}
                onOther={methods.length > 1 ? openList : undefined}
              />
            )}
            <SendButton
              type="submit"
              variant="primary"
              size="lg"
              isWide
              isPending={isPaying}
              pendingLabel={intl.formatMessage({ id: 'payment.pay.pending' })}
            >
              {intl.formatMessage({ id: 'payment.pay.button' }, { amount: formatMoney(order.due) })}
            </SendButton>
          </Stack>
        </form>
        <Inline justify="between">
          <Button variant="text" onPress={onAlreadyPaid}>
            {intl.formatMessage({ id: 'payment.progress.open' })}
          </Button>
          <LinkButton variant="text" href={paths.order(order.id)}>
            {intl.formatMessage({ id: 'payment.pay.viewOrder' })}
          </LinkButton>
        </Inline>
      </Stack>
      <LoadingStatus
        id="payment"
        loading={isPaying || isLeaving}
        type={isLeaving ? 'leave' : 'wait'}
        message={intl.formatMessage({ id: isLeaving ? 'payment.pay.leave' : 'payment.pay.wait' })}
      />
      {dialog}
    </Container>
  )
}
