import type { PaymentMethod } from '#domain/checkout/schema.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { PaymentDeadline } from '#domain/orders/deadline.ts'
import { cardFaults, type Card } from '#domain/payment/card.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { Countdown } from '#design-system/Countdown'
import { ErrorSummary } from '#design-system/ErrorSummary'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { LoadingStatus } from '#design-system/LoadingStatus'
import { Money } from '#design-system/Money'
import { PaymentTile } from '#design-system/PaymentTile'
import { RadioCards } from '#design-system/RadioCards'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CardFields, cardFaultText, cardLabels } from './CardFields.tsx'
import { marksOf, marksOfTypes, paymentKind } from '#domain/payment/payment-kind.ts'

const emptyCard: Card = { number: '', name: '', expiry: '', cvc: '' }

export interface PaymentViewProps {
  order: { id: number; number: string; due: number; method: string | undefined }
  methods: readonly PaymentMethod[]
  /** Card types that the provider takes; the usual ones until they are known. */
  cardTypes?: readonly string[] | undefined
  limit: PaymentDeadline | null
  /** 'YYYY-MM-DD' in Hong Kong, for the card's expiry. */
  today: string
  /** Starts paying. `declined` empties the security code alone; after `done` another page takes this one's place. */
  onPay: (code: string, card: Card) => Promise<'declined' | 'done' | 'failed'>
  /** What went wrong, in words of the service or ours. */
  fault?: string | undefined
  onExpired: () => void
  /** Opens the question whether one has paid already. */
  onAlreadyPaid: () => void
  dialog?: ReactNode
}

/** Paying an order that waits: what is due first, the ways to pay, the card. */
export function PaymentView({ order, methods, cardTypes, limit, today, onPay, fault, onExpired, onAlreadyPaid, dialog }: PaymentViewProps) {
  const intl = useIntl()
  const [code, setCode] = useState(() => methods.find((method) => method.code === order.method)?.code ?? methods[0]?.code ?? '')
  const [card, setCard] = useState(emptyCard)
  const [seen, setSeen] = useState<Partial<Record<keyof Card, boolean>>>({})
  const [attempt, setAttempt] = useState(0)
  const [isPaying, setPaying] = useState(false)
  // Another page comes: the provider's, or the one that waits for the result.
  const [isLeaving, setLeaving] = useState(false)
  // A second press may come before the first one is rendered.
  const isUnderWay = useRef(false)
  const [isDeclined, setDeclined] = useState(false)
  const kind = paymentKind(code)
  const all = kind === 'card' ? cardFaults(card, today) : {}
  const shown = Object.fromEntries(Object.entries(all).filter(([field]) => seen[field as keyof Card]))
  const list = Object.entries(shown) as [keyof Card, NonNullable<(typeof all)[keyof Card]>][]

  const pay = async () => {
    if (isUnderWay.current) return
    if (Object.keys(all).length > 0) { setSeen({ number: true, name: true, expiry: true, cvc: true }); setAttempt(attempt + 1); return }
    isUnderWay.current = true
    setDeclined(false)
    setPaying(true)
    setLeaving(false)
    try {
      const result = await onPay(code, card)
      if (result === 'done') setLeaving(true)
      if (result === 'declined') { setDeclined(true); setCard((before) => ({ ...before, cvc: '' })); setSeen((before) => ({ ...before, cvc: false })); setAttempt(0) }
    } finally { isUnderWay.current = false; setPaying(false) }
  }
  const amount = formatMoney(order.due)
  return (
    <Container width="measure" block="page">
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'payment.title' })}</Heading>
        <Banner tone="warning" title={intl.formatMessage({ id: 'payment.due.title' }, { number: order.number })}>
          <Inline justify="between" align="end" gap={4}>
            {limit ? <Countdown deadline={limit.deadline} serverNow={limit.serverNow} label={intl.formatMessage({ id: 'payment.due.left' })} onEnd={onExpired} /> : <span />}
            <div><Text size="small" tone="muted">{intl.formatMessage({ id: 'payment.due.amount' })}</Text><Money minor={order.due} size="lg" /></div>
          </Inline>
          {limit && <Text size="small">{intl.formatMessage({ id: 'payment.due.rule' })}</Text>}
        </Banner>
        {isDeclined && <Banner tone="critical" isLive title={intl.formatMessage({ id: 'payment.pay.declinedTitle' })}>{intl.formatMessage({ id: 'payment.pay.declined' })}</Banner>}
        {fault && !isDeclined && <Banner tone="critical" isLive title={intl.formatMessage({ id: 'payment.pay.failed' })}>{fault}</Banner>}
        <form noValidate onSubmit={(event) => { event.preventDefault(); void pay() }}>
          <Stack gap={5}>
            {attempt > 0 && list.length > 0 && <ErrorSummary focusKey={attempt} errors={list.map(([field, mistake]) => ({ field: intl.formatMessage({ id: cardLabels[field] }), message: cardFaultText(intl, mistake), href: `#card-${field}` }))} />}
            <RadioCards
              label={intl.formatMessage({ id: 'payment.method.label' })}
              name="method"
              isRequired
              value={code}
              onChange={(value) => { setCode(value); setDeclined(false) }}
              options={methods.map((method) => ({ value: method.code, label: method.title, trailing: <PaymentTile marks={(paymentKind(method.code) === 'card' && cardTypes ? marksOfTypes(cardTypes) : undefined) ?? marksOf(method.code)} /> }))}
            />
            {kind === 'card' && <CardFields card={card} faults={shown} onChange={(part) => { setCard((before) => ({ ...before, ...part })) }} onLeave={(field) => { if (card[field]) setSeen((before) => ({ ...before, [field]: true })) }} />}
            {kind !== 'card' && <Text size="small" tone="muted">{intl.formatMessage({ id: 'payment.method.elsewhere' })}</Text>}
            {kind === 'unionpay' && <Text size="small" tone="muted">{intl.formatMessage({ id: 'payment.method.unionpayReview' })}</Text>}
            <Button type="submit" variant="primary" size="lg" wide pending={isPaying} pendingLabel={intl.formatMessage({ id: 'payment.pay.pending' })}>{intl.formatMessage({ id: 'payment.pay.button' }, { amount })}</Button>
          </Stack>
        </form>
        <Inline justify="between">
          <Button variant="text" onPress={onAlreadyPaid}>{intl.formatMessage({ id: 'payment.progress.open' })}</Button>
          <LinkButton variant="text" href={`/dashboard/orders/${order.id}`}>{intl.formatMessage({ id: 'payment.pay.viewOrder' })}</LinkButton>
        </Inline>
      </Stack>
      <LoadingStatus id="payment" loading={isPaying || isLeaving} type={isLeaving ? 'leave' : 'wait'} message={intl.formatMessage({ id: isLeaving ? 'payment.pay.leave' : 'payment.pay.wait' })} />
      {dialog}
    </Container>
  )
}
