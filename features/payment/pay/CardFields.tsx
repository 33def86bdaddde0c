import { groupCardNumber, groupExpiry, type Card } from '#domain/payment/card.ts'
import { Grid } from '#design-system/layout/Grid'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { checkedOnceFilled, FormField } from '#features/kit/form/form.tsx'
import type { Control } from 'react-hook-form'
import { useIntl } from 'react-intl'

/** The card's four fields. Browsers fill them in by their autocomplete names. */
export function CardFields({ control }: { control: Control<Card, unknown, Card> }) {
  const intl = useIntl()
  return (
    <Stack gap={4}>
      <FormField control={control} name="number">
        {(field) => (
          <TextField
            {...checkedOnceFilled(field)}
            label={intl.formatMessage({ id: 'payment.card.number' })}
            isRequired
            autoComplete="cc-number"
            inputMode="numeric"
            spellCheck={false}
            onChange={(value) => {
              field.onChange(groupCardNumber(value))
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="name">
        {(field) => (
          <TextField
            {...checkedOnceFilled(field)}
            label={intl.formatMessage({ id: 'payment.card.holder' })}
            isRequired
            autoComplete="cc-name"
            spellCheck={false}
          />
        )}
      </FormField>
      <Grid columns={{ phone: 2, desktop: 2 }}>
        <FormField control={control} name="expiry">
          {(field) => (
            <TextField
              {...checkedOnceFilled(field)}
              label={intl.formatMessage({ id: 'payment.card.expiry' })}
              isRequired
              autoComplete="cc-exp"
              inputMode="numeric"
              description={intl.formatMessage({ id: 'payment.card.expiryHint' })}
              onChange={(value) => {
                field.onChange(value.length < field.value.length ? value : groupExpiry(value))
              }}
            />
          )}
        </FormField>
        <FormField control={control} name="cvc">
          {(field) => (
            <TextField
              {...checkedOnceFilled(field)}
              label={intl.formatMessage({ id: 'payment.card.cvc' })}
              isRequired
              autoComplete="cc-csc"
              inputMode="numeric"
              maxLength={4}
              description={intl.formatMessage({ id: 'payment.card.cvcHint' })}
            />
          )}
        </FormField>
      </Grid>
      <InlineMessage tone="muted">{intl.formatMessage({ id: 'payment.card.safe' })}</InlineMessage>
    </Stack>
  )
}
