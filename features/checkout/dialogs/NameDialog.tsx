import { attributeText } from '#domain/contract/attributes.ts'
import { updateMe } from '#domain/customers/api.ts'
import { isNewEmail } from '#domain/customers/new-email.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Banner } from '#design-system/Banner'
import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { FormFields } from '#features/kit/form/form-fields.tsx'
import { SubmitErrors, useSchemaForm } from '#features/kit/form/form.tsx'
import { useMutate } from '#features/kit/query.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { nameForm } from './name-form.ts'
import { nameRefusal } from './name-refusal.ts'

/** Asks once for the name as on the identity document, then continues the order (shopping.md §4 "Place order" 2). */
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
    } catch (error) {
      setRefusal(nameRefusal(intl, error))
      return
    }
    onConfirmed()
  })
  const bind = (name: 'lastname' | 'firstname' | 'email' | 'password' | 'sponsor') =>
    ({ control: form.control, name, label: intl.formatMessage({ id: `checkout.name.${name}` }) }) as const
  return (
    <Dialog title={intl.formatMessage({ id: 'checkout.name.title' })} isOpen={isOpen} onClose={onClose}>
      <form
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
          <FormFields.Text {...bind('lastname')} isRequired autoComplete="family-name" />
          <FormFields.Text {...bind('firstname')} isRequired autoComplete="given-name" />
          <FormFields.Text {...bind('email')} type="email" autoComplete="email" spellCheck={false} />
          {needsPassword && (
            <FormFields.Password
              {...bind('password')}
              description={intl.formatMessage({ id: 'checkout.name.passwordHint' })}
              autoComplete="current-password"
              isRequired
            />
          )}
          <FormFields.Text {...bind('sponsor')} inputMode="numeric" />
          <Button type="submit" variant="primary" size="lg" isWide isPending={form.formState.isSubmitting}>
            {intl.formatMessage({ id: 'checkout.name.confirm' })}
          </Button>
          <Button variant="text" onPress={onClose}>
            {intl.formatMessage({ id: 'checkout.cancel' })}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
