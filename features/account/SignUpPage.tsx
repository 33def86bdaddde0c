import { registerCustomer } from '#domain/auth/api.ts'
import { normaliseMobile } from '#domain/auth/phone.ts'
import { joinName } from '#domain/customers/name.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { Button } from '#design-system/Button'
import { Container } from '#design-system/Container'
import { Fieldset } from '#design-system/Fieldset'
import { Grid } from '#design-system/Grid'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { useNotifications } from '#design-system/NotificationStack'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextLink } from '#design-system/TextLink'
import { call } from '#features/kit/call.ts'
import { FormFields, useSchemaForm } from '#features/kit/form.tsx'
import { safeRedirect } from '#domain/auth/redirect.ts'
import { useSession } from '#features/kit/session.ts'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FormMistakes } from './FormMistakes.tsx'
import { signUpForm } from './forms.ts'
import { MobileCodeFields } from './MobileCodeFields.tsx'
import { useCode } from './use-code.ts'
import { useCountryCodes } from './use-country-codes.ts'
import { useRefusal } from './use-refusal.ts'

export interface SignUpPageProps {
  /** After the profile has come and before the next page opens: the application merges the guest's cart here. */
  onSignedIn?: (customer: Customer) => void | Promise<void>
  /** Address of the sandbox's outbox; absent outside the sandbox. */
  outboxHref?: string
  /** Mask id of an invitation (`/invite/:mask_id`). */
  maskId?: string
}

/** Registration (contract.md §4.4). A refused submit keeps everything that was typed. */
export function SignUpPage({ onSignedIn, outboxHref, maskId }: SignUpPageProps) {
  const intl = useIntl()
  const session = useSession()
  const navigate = useNavigate()
  const notifications = useNotifications()
  const [search] = useSearchParams()
  const { needsCode } = useCountryCodes()
  const form = useSchemaForm(signUpForm(intl), { countryCode: '852', mobile: '', code: '', lastname: '', firstname: '', email: '', password: '', again: '', referrer: '', adult: false, needsCode: true })
  const { refusal, telling } = useRefusal(form, { mobile: 'mobile', code: 'code', email: 'email', password: 'password', referrer: 'referrer', adult: 'adult' })
  const wantsCode = needsCode(form.watch('countryCode'))
  const code = useCode('free', (message) => { form.setError('mobile', { message }) })

  const submit = form.handleSubmit(telling(async (values) => {
    const attributes = [
      { attribute_code: 'mobile', value: normaliseMobile(values.countryCode, values.mobile) },
      { attribute_code: 'mobile_prefix', value: values.countryCode },
      ...(values.referrer.trim() ? [{ attribute_code: 'sponsor_id', value: values.referrer.trim() }] : []),
    ]
    const customer = await call(registerCustomer, {
      body: {
        customer: { email: values.email.trim() || null, firstname: values.firstname.trim(), lastname: values.lastname.trim(), custom_attributes: attributes },
        password: values.password, code: values.code, over18: values.adult, ...(maskId ? { maskId } : {}),
      },
    }, { handled: true })
    const token = customer.extension_attributes?.customer_token
    const profile = token ? await session.signIn(token) : customer
    await onSignedIn?.(profile)
    notifications.enqueue({ message: intl.formatMessage({ id: 'account.signup.welcome' }, { name: joinName(profile.firstname, profile.lastname) }), variant: 'success' })
    void navigate(safeRedirect(search.get('redirect'), '/'), { replace: true })
  }))
  const send = () => { void code.send(form.getValues('countryCode'), form.getValues('mobile')) }
  const begin = (event: React.FormEvent) => { form.setValue('needsCode', wantsCode); void submit(event) }
  const signIn = search.get('redirect') ? `/signin?redirect=${encodeURIComponent(search.get('redirect') ?? '')}` : '/signin'

  return (
    <Container width="measure" block="page">
      <Stack gap={6}>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'account.signup.title' })}</Heading>
        <form noValidate onSubmit={begin}>
          <Stack gap={6}>
            <FormMistakes form={form} refusal={refusal} />
            <Fieldset legend={intl.formatMessage({ id: 'account.signup.aboutMobile' })}>
              <Stack gap={5}><MobileCodeFields control={form.control} code={code} onSend={send} withCode={wantsCode} outboxHref={outboxHref} /></Stack>
            </Fieldset>
            <Fieldset legend={intl.formatMessage({ id: 'account.signup.aboutYou' })}>
              <Stack gap={5}>
                <Grid columns={{ phone: 2, desktop: 2 }}>
                  <FormFields.Text control={form.control} name="lastname" label={intl.formatMessage({ id: 'account.field.lastname' })} autoComplete="family-name" isRequired />
                  <FormFields.Text control={form.control} name="firstname" label={intl.formatMessage({ id: 'account.field.firstname' })} autoComplete="given-name" isRequired />
                </Grid>
                <FormFields.Text control={form.control} name="email" label={intl.formatMessage({ id: 'account.field.email' })} type="email" autoComplete="email" spellCheck={false} />
                <FormFields.Password control={form.control} name="password" label={intl.formatMessage({ id: 'account.field.password' })} description={intl.formatMessage({ id: 'account.field.passwordRule' })} autoComplete="new-password" isRequired />
                <FormFields.Password control={form.control} name="again" label={intl.formatMessage({ id: 'account.field.confirmPassword' })} autoComplete="new-password" isRequired />
                <FormFields.Text control={form.control} name="referrer" label={intl.formatMessage({ id: 'account.field.referrer' })} description={intl.formatMessage({ id: 'account.field.referrerHint' })} inputMode="numeric" />
                <FormFields.Checkbox control={form.control} name="adult" isRequired>{intl.formatMessage({ id: 'account.signup.adult' })}</FormFields.Checkbox>
              </Stack>
            </Fieldset>
            <Button type="submit" variant="primary" size="lg" wide pending={form.formState.isSubmitting} pendingLabel={intl.formatMessage({ id: 'account.signup.pending' })}>{intl.formatMessage({ id: 'account.signup.submit' })}</Button>
          </Stack>
        </form>
        <Inline gap={2}>
          <Text as="span">{intl.formatMessage({ id: 'account.signup.already' })}</Text>
          <TextLink href={signIn}>{intl.formatMessage({ id: 'account.signin.title' })}</TextLink>
        </Inline>
      </Stack>
    </Container>
  )
}
