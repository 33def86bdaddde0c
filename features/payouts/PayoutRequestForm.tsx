import { addressCountries } from '#domain/addresses/address-form.ts'
import type { PayoutApplication } from '#domain/payouts/schema.ts'
import { Button } from '#design-system/Button'
import { DateField } from '#design-system/DateField'
import { Grid } from '#design-system/Grid'
import { Inline } from '#design-system/Inline'
import { Stack } from '#design-system/Stack'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { FormFields } from '#features/kit/form/form-fields.tsx'
import { checkedOnceFilled, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useState } from 'react'
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
  const submit = form.handleSubmit(async (draft) => {
    setRefusal(undefined)
    const fault = await onSend(toApplication(draft))
    if (fault === 'username')
      form.setError('username', { message: intl.formatMessage({ id: 'payouts.request.usernameTaken' }) })
    else if (fault === 'email')
      form.setError('email', { message: intl.formatMessage({ id: 'payouts.request.emailTaken' }) })
    else if (fault) setRefusal(intl.formatMessage({ id: 'account.error.load' }))
  })
  const text = (
    name: 'username' | 'email' | 'lastname' | 'firstname' | 'city' | 'street',
    autoComplete: string,
  ) => (
    <FormFields.Text
      control={control}
      name={name}
      label={intl.formatMessage({ id: `payouts.field.${name}` })}
      autoComplete={autoComplete}
      isRequired
    />
  )
  return (
    <form
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
          {text('lastname', 'family-name')}
          {text('firstname', 'given-name')}
        </Grid>
        <FormField control={control} name="dob" label={intl.formatMessage({ id: 'payouts.field.dob' })}>
          {(field) => (
            <DateField {...checkedOnceFilled(field)} today={today} autoComplete="bday" isRequired />
          )}
        </FormField>
        <FormFields.Select
          control={control}
          name="country"
          label={intl.formatMessage({ id: 'payouts.field.country' })}
          options={addressCountries.map((code) => ({
            value: code,
            label: intl.formatMessage({ id: `account.country.${code}` }),
          }))}
          autoComplete="country"
          isRequired
        />
        {text('city', 'address-level2')}
        {text('street', 'street-address')}
        <FormFields.Phone
          control={control}
          name="phone"
          countryName="phonePrefix"
          label={intl.formatMessage({ id: 'account.field.mobile' })}
          countryOptions={countryOptions}
          autoComplete="tel-national"
          isRequired
        />
        <Inline gap={3}>
          <Button variant="primary" type="submit" isPending={form.formState.isSubmitting}>
            {intl.formatMessage({ id: 'payouts.request.send' })}
          </Button>
          <Button onPress={onCancel}>{intl.formatMessage({ id: 'account.address.cancel' })}</Button>
        </Inline>
      </Stack>
    </form>
  )
}
