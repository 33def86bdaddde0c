import { addressCountries } from '#domain/addresses/address-form.ts'
import type { PayoutApplication } from '#domain/payouts/schema.ts'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { DateField } from '#design-system/fields/DateField'
import { Grid } from '#design-system/layout/Grid'
import { Inline } from '#design-system/layout/Inline'
import { PhoneField } from '#design-system/fields/PhoneField'
import { Select } from '#design-system/fields/Select'
import { Stack } from '#design-system/layout/Stack'
import { TextField } from '#design-system/fields/TextField'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { checkedOnceFilled, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { NameFields } from '#features/kit/form/NameFields.tsx'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { payoutForm, toApplication, type PayoutDraft } from './forms.ts'

/** What came of a request that was not accepted: the field that is taken, or the request as a whole. */
export type RequestFault = 'username' | 'email' | 'other'

export interface PayoutRequestFormProps {
  first: PayoutDraft
  countryOptions: readonly { value: string; label: string }[]
  /** Today in Hong Kong. */
  today: string
  /** Sends the request; answers with what was wrong, undefined for nothing. */
  onSend: (application: PayoutApplication) => Promise<RequestFault | undefined>
  onCancel: () => void
}

/** The request for a payout account. What was typed stays after a refusal; an empty answer changes nothing. */
export function PayoutRequestForm({
  first,
  countryOptions,
  today,
  onSend,
  onCancel,
}: PayoutRequestFormProps) {
  const intl = useIntl()
  const form = useSchemaForm(payoutForm(today), first)
  const [refusal, setRefusal] = useState<string>()
  const { control } = form
  const { field: prefix } = useController({ control, name: 'phonePrefix' })
  const submit = form.handleSubmit(async (draft) => {
    setRefusal(undefined)
    const fault = await onSend(toApplication(draft))
    if (fault === 'username')
      form.setError('username', { message: intl.formatMessage({ id: 'payouts.request.usernameTaken' }) })
    else if (fault === 'email')
      form.setError('email', { message: intl.formatMessage({ id: 'payouts.request.emailTaken' }) })
    else if (fault) setRefusal(intl.formatMessage({ id: 'account.error.load' }))
  })
  const text = (name: 'username' | 'email' | 'city' | 'street', autoComplete: string) => (
    <FormField control={control} name={name}>
      {(field) => (
        <TextField
          {...field}
          label={intl.formatMessage({ id: `payouts.field.${name}` })}
          autoComplete={autoComplete}
          isRequired
        />
      )}
    </FormField>
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <Stack gap={5}>
        <FormErrors form={form} refusal={refusal} />
        {text('username', 'username')}
        {text('email', 'email')}
        <Grid columns={{ phone: 2, desktop: 2 }}>
          <NameFields
            control={control}
            labels={{
              lastname: intl.formatMessage({ id: 'payouts.field.lastname' }),
              firstname: intl.formatMessage({ id: 'payouts.field.firstname' }),
            }}
            areBothRequired
          />
        </Grid>
        <FormField control={control} name="dob">
          {(field) => (
            <DateField
              {...checkedOnceFilled(field)}
              label={intl.formatMessage({ id: 'payouts.field.dob' })}
              today={today}
              autoComplete="bday"
              isRequired
            />
          )}
        </FormField>
        <FormField control={control} name="country">
          {(field) => (
            <Select
              {...field}
              label={intl.formatMessage({ id: 'payouts.field.country' })}
              options={addressCountries.map((code) => ({
                value: code,
                label: intl.formatMessage({ id: `account.country.${code}` }),
              }))}
              autoComplete="country"
              isRequired
            />
          )}
        </FormField>
        {text('city', 'address-level2')}
        {text('street', 'street-address')}
        <FormField control={control} name="phone">
          {(field) => (
            <PhoneField
              {...field}
              label={intl.formatMessage({ id: 'account.field.mobile' })}
              countryCode={prefix.value}
              onCountryCodeChange={prefix.onChange}
              countryOptions={countryOptions}
              autoComplete="tel-national"
              isRequired
            />
          )}
        </FormField>
        <Inline gap={3}>
          <SendButton variant="primary" type="submit" isPending={form.formState.isSubmitting}>
            {intl.formatMessage({ id: 'payouts.request.send' })}
          </SendButton>
          <Button onPress={onCancel}>{intl.formatMessage({ id: 'account.address.cancel' })}</Button>
        </Inline>
      </Stack>
    </form>
  )
}
