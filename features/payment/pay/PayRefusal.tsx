import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { useIntl } from 'react-intl'

/** Why nothing was paid: `declined` by the bank, or a sentence of the service. */
export type Refusal = { kind: 'declined' } | { kind: 'failed'; message: string }

export interface PayRefusalProps {
  refusal: Refusal
  /** Count of refusals: each new one brings focus here. */
  count: number
  /** Opens the other ways to pay; without it there is none. */
  onOther?: (() => void) | undefined
}

/** Stands at the pay button and takes focus: a refusal is seen where the press was, and read once. */
export function PayRefusal({ refusal, count, onOther }: PayRefusalProps) {
  const intl = useIntl()
  const isDeclined = refusal.kind === 'declined'
  return (
    <Banner
      tone="critical"
      focusKey={count}
      title={intl.formatMessage({ id: isDeclined ? 'payment.pay.declinedTitle' : 'payment.pay.failed' })}
      action={
        onOther && <Button onPress={onOther}>{intl.formatMessage({ id: 'payment.process.change' })}</Button>
      }
    >
      {isDeclined ? intl.formatMessage({ id: 'payment.pay.declined' }) : refusal.message}
    </Banner>
  )
}
