import { groupCardNumber, groupExpiry, type Card, type CardFault } from '#domain/payment/card.ts'
import { Grid } from '#design-system/Grid'
import { InlineMessage } from '#design-system/InlineMessage'
import { Stack } from '#design-system/Stack'
import { TextField } from '#design-system/TextField'
import { useIntl, type IntlShape } from 'react-intl'

export const cardLabels = { number: 'payment.card.number', name: 'payment.card.holder', expiry: 'payment.card.expiry', cvc: 'payment.card.cvc' } as const
const words = { required: 'payment.card.required', number: 'payment.card.badNumber', expiry: 'payment.card.badExpiry', cvc: 'payment.card.badCvc' } as const
export const cardFaultText = (intl: IntlShape, fault: CardFault): string => intl.formatMessage({ id: words[fault] })

export interface CardFieldsProps {
  card: Card
  faults: Partial<Record<keyof Card, CardFault>>
  onChange: (part: Partial<Card>) => void
  onLeave: (field: keyof Card) => void
}

/** The card's four fields. Browsers fill them in by their autocomplete names. */
export function CardFields({ card, faults, onChange, onLeave }: CardFieldsProps) {
  const intl = useIntl()
  const bind = (field: keyof Card) => {
    const fault = faults[field]
    return { id: `card-${field}`, name: `card-${field}`, label: intl.formatMessage({ id: cardLabels[field] }), value: card[field], errorMessage: fault && cardFaultText(intl, fault), onBlur: () => { onLeave(field) }, onChange: (value: string) => { onChange({ [field]: value }) }, isRequired: true }
  }
  return (
    <Stack gap={4}>
      <TextField {...bind('number')} autoComplete="cc-number" inputMode="numeric" spellCheck={false} onChange={(value) => { onChange({ number: groupCardNumber(value) }) }} />
      <TextField {...bind('name')} autoComplete="cc-name" spellCheck={false} />
      <Grid columns={{ phone: 2, desktop: 2 }}>
        <TextField {...bind('expiry')} autoComplete="cc-exp" inputMode="numeric" description={intl.formatMessage({ id: 'payment.card.expiryHint' })} onChange={(value) => { onChange({ expiry: value.length < card.expiry.length ? value : groupExpiry(value) }) }} />
        <TextField {...bind('cvc')} autoComplete="cc-csc" inputMode="numeric" maxLength={4} description={intl.formatMessage({ id: 'payment.card.cvcHint' })} />
      </Grid>
      <InlineMessage tone="muted">{intl.formatMessage({ id: 'payment.card.safe' })}</InlineMessage>
    </Stack>
  )
}
