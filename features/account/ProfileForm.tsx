import type { Customer } from '#domain/customers/schema.ts'
import { Button } from '#design-system/Button'
import { Grid } from '#design-system/Grid'
import { Inline } from '#design-system/Inline'
import { Stack } from '#design-system/Stack'
import { FormFields, useSchemaForm } from '#features/kit/form.tsx'
import { useIntl } from 'react-intl'
import { FormMistakes } from './FormMistakes.tsx'
import { profileForm } from './forms.ts'
import { useRefusal } from './use-refusal.ts'

export interface ProfileChange { firstname: string; lastname: string; email: string | null }

/** Name and e-mail. What was typed stays after a refusal. */
export function ProfileForm({ customer, onSave, onCancel }: { customer: Customer; onSave: (change: ProfileChange) => Promise<void>; onCancel: () => void }) {
  const intl = useIntl()
  const form = useSchemaForm(profileForm(intl, Boolean(customer.email)), { lastname: customer.lastname ?? '', firstname: customer.firstname ?? '', email: customer.email ?? '' })
  const { refusal, telling } = useRefusal(form, { email: 'email' })
  const submit = form.handleSubmit(telling(async ({ lastname, firstname, email }) => {
    await onSave({ lastname: lastname.trim(), firstname: firstname.trim(), email: email.trim() || null })
  }))
  return (
    <form noValidate onSubmit={(event) => { void submit(event) }}>
      <Stack gap={5}>
        <FormMistakes form={form} refusal={refusal} />
        <Grid columns={{ phone: 2, desktop: 2 }}>
          <FormFields.Text control={form.control} name="lastname" label={intl.formatMessage({ id: 'account.field.lastname' })} autoComplete="family-name" maxLength={60} isRequired />
          <FormFields.Text control={form.control} name="firstname" label={intl.formatMessage({ id: 'account.field.firstname' })} autoComplete="given-name" maxLength={60} isRequired />
        </Grid>
        <FormFields.Text control={form.control} name="email" label={intl.formatMessage({ id: 'account.field.email' })} type="email" autoComplete="email" spellCheck={false} isRequired={Boolean(customer.email)} />
        <Inline gap={3}>
          <Button type="submit" variant="primary" size="lg" pending={form.formState.isSubmitting} pendingLabel={intl.formatMessage({ id: 'account.address.saving' })}>{intl.formatMessage({ id: 'dashboard.profile.save' })}</Button>
          <Button variant="text" size="lg" onPress={onCancel}>{intl.formatMessage({ id: 'account.address.cancel' })}</Button>
        </Inline>
      </Stack>
    </form>
  )
}
