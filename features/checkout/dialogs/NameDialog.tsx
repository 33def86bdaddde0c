import { attributeText } from '#domain/contract/attributes.ts'
import { updateMe } from '#domain/customers/api.ts'
import { isNewEmail } from '#domain/customers/new-email.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Banner } from '#design-system/feedback/Banner'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Dialog } from '#design-system/overlays/Dialog'
import { PasswordField } from '#design-system/fields/PasswordField'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextField } from '#design-system/fields/TextField'
import { FormField, SubmitErrors, useSchemaForm } from '#features/kit/form/form.tsx'
import { NameFields } from '#features/kit/form/NameFields.tsx'
import { useMutate } from '#features/kit/query.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { nameForm } from './name-form.ts'
import { faultText } from '#features/kit/service-fault.ts'

/** Asks once for the name as on the identity document, then continues the order. */
export function NameDialog({
  customer,
  isOpen,
  onConfirmed,
  onClose,
}: {
  customer: Customer
  isOpen: boolean
  onConfirmed: () => void
  onClose: () => void
}) {
  const intl = useIntl()
  const form = useSchemaForm(nameForm(customer.email), {
    lastname: customer.lastname ?? '',
    firstname: customer.firstname ?? '',
    email: customer.email ?? '',
    password: '',
    sponsor: attributeText(customer.custom_attributes, 'sponsor_id') ?? '',
  })
  const [refusal, setRefusal] = useState<string>()
  const update = useMutate(updateMe, { handled: true })

  // A new email gives account access to its owner, so the token alone is not enough to change it.
  const needsPassword = isNewEmail(customer.email, form.watch('email'))
  const submit = form.handleSubmit(async ({ lastname, firstname, email, password, sponsor }) => {
    setRefusal(undefined)
    try {
      await update.mutateAsync({
        body: customerToSave(customer, {
          firstname: firstname.trim(),
          lastname: lastname.trim(),
          email: email.trim() || null,
          attributes: { name_confirmed: '1', ...(sponsor.trim() ? { sponsor_id: sponsor.trim() } : {}) },
          ...(isNewEmail(customer.email, email) ? { proof: { current_password: password } } : {}),
        }),
      })
      onConfirmed()
    } catch (error) {
      setRefusal(faultText(intl, error, 'checkout.place.failed'))
    }
  })
  const label = (name: 'lastname' | 'firstname' | 'email' | 'password' | 'sponsor') =>
    intl.formatMessage({ id: `checkout.name.${name}` })
  return (
    <Dialog title={intl.formatMessage({ id: 'checkout.name.title' })} isOpen={isOpen} onClose={onClose}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation()
          void submit(event)
        }}
      >
        <Stack gap={4}>
          <Text>{intl.formatMessage({ id: 'checkout.name.copy' })}</Text>
          <SubmitErrors form={form} />
          {refusal && (
            <Banner tone="critical" isLive>
              {refusal}
            </Banner>
          )}
          <NameFields
            control={form.control}
            labels={{ lastname: label('lastname'), firstname: label('firstname') }}
          />
          <FormField control={form.control} name="email">
            {(field) => (
              <TextField
                {...field}
                label={label('email')}
                type="email"
                autoComplete="email"
                spellCheck={false}
              />
            )}
          </FormField>
          {needsPassword && (
            <FormField control={form.control} name="password">
              {(field) => (
                <PasswordField
                  {...field}
                  label={label('password')}
                  description={intl.formatMessage({ id: 'checkout.name.passwordHint' })}
                  autoComplete="current-password"
                  isRequired
                />
              )}
            </FormField>
          )}
          <FormField control={form.control} name="sponsor">
            {(field) => <TextField {...field} label={label('sponsor')} inputMode="numeric" />}
          </FormField>
          <SendButton
            type="submit"
            variant="primary"
            size="lg"
            isWide
            isPending={form.formState.isSubmitting}
          >
            {intl.formatMessage({ id: 'checkout.name.confirm' })}
          </SendButton>
          <Button variant="text" onPress={onClose}>
            {intl.formatMessage({ id: 'checkout.cancel' })}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
