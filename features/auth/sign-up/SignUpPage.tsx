import { registerCustomer } from '#domain/auth/api.ts'
import { normaliseMobile } from '#domain/auth/phone.ts'
import { referrerOf } from '#domain/referrals/link.ts'
import { joinName } from '#domain/customers/name.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Container } from '#design-system/layout/Container'
import { Fieldset } from '#design-system/fields/Fieldset'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { TextLink } from '#design-system/text/TextLink'
import { call } from '#features/kit/call.ts'
import { useSchemaForm } from '#features/kit/form/form.tsx'
import { redirectAfterSignIn } from '#domain/auth/redirect-after-sign-in.ts'
import { paths } from '#domain/store/paths.ts'
import { useSignIn } from '../use-sign-in.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FormErrors } from '#features/kit/form/FormErrors.tsx'
import { AboutYouFields } from './AboutYouFields.tsx'
import type { SignUpValues } from '../forms.ts'
import { MobileCodeFields } from '../code/MobileCodeFields.tsx'
import { refuseAtField, useCode } from '../code/use-code.ts'
import { useCountryCodes } from '#features/kit/form/use-country-codes.ts'
import { useRefusal } from '#features/kit/form/refusal.ts'

/** The invitee; `prefix` is a country code of digits. */
interface Invitee {
  firstname?: string | null | undefined
  lastname?: string | null | undefined
  email?: string | null | undefined
  prefix?: string | null | undefined
  mobile?: string | null | undefined
}

export interface SignUpPageProps {
  /** Called after the profile has loaded and before the next page opens: the application merges the guest's cart here. */
  onSignedIn?: (customer: Customer) => void | Promise<void>
  /** Address of the sandbox's outbox; absent outside the sandbox. */
  outboxHref?: string
  /** Mask id of an invitation (`/invite/:mask_id`). It determines the sponsor, so no referrer is asked for. */
  maskId?: string
  /** Prefilled values of the invitee. */
  invitee?: Invitee
  /** Content below the heading. */
  intro?: ReactNode
  /** Pieces in the cart of the guest who registers: it stays. @default 0 */
  cartCount?: number
}

/** Request of the form. With an invitation no referrer is sent, because the invitation determines the sponsor. */
const registration = (values: SignUpValues, maskId: string | undefined) => ({
  customer: {
    email: values.email.trim() || null,
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    custom_attributes: [
      { attribute_code: 'mobile', value: normaliseMobile(values.countryCode, values.mobile) },
      { attribute_code: 'mobile_prefix', value: values.countryCode },
      ...(!maskId && values.referrer.trim()
        ? [{ attribute_code: 'sponsor_id', value: values.referrer.trim() }]
        : []),
    ],
  },
  password: values.password,
  code: values.code,
  over18: values.adult,
  ...(maskId ? { maskId } : {}),
})

/** Registration (C-4.4). Typed values stay after a refused submit. */
export function SignUpPage({
  onSignedIn,
  outboxHref,
  maskId,
  invitee,
  intro,
  cartCount = 0,
}: SignUpPageProps) {
  const intl = useIntl()
  const signIn = useSignIn()
  const navigate = useNavigate()
  const notifications = useNotifications()
  const [search] = useSearchParams()
  const { needsCode } = useCountryCodes()
  const form = useSchemaForm(() => import('../forms.ts').then((forms) => forms.signUpForm), {
    countryCode: invitee?.prefix?.replace(/^\+/, '') || '852',
    mobile: invitee?.mobile ?? '',
    code: '',
    lastname: invitee?.lastname ?? '',
    firstname: invitee?.firstname ?? '',
    email: invitee?.email ?? '',
    password: '',
    again: '',
    referrer: referrerOf(search),
    adult: false,
    needsCode: true,
  })
  const { refusal, catchRefusal } = useRefusal(form, {
    mobile: 'mobile',
    code: 'code',
    email: 'email',
    password: 'password',
    referrer: 'referrer',
    adult: 'adult',
  })
  const wantsCode = needsCode(form.watch('countryCode'))
  const code = useCode('free', refuseAtField(form, { mobile: 'mobile', code: 'code' }))

  const submit = form.handleSubmit(
    catchRefusal(async (values) => {
      const customer = await call(registerCustomer, { body: registration(values, maskId) }, { handled: true })
      const token = customer.extension_attributes?.customer_token
      const profile = token ? await signIn(token, onSignedIn) : customer
      notifications.enqueue({
        message: intl.formatMessage(
          { id: 'account.signup.welcome' },
          { name: joinName(profile.firstname, profile.lastname) },
        ),
        variant: 'success',
      })
      void navigate(redirectAfterSignIn(search.get('redirect'), '/'), { replace: true })
    }),
  )
  const send = () => {
    void code.send(form.getValues('countryCode'), form.getValues('mobile'))
  }
  const begin = (event: React.FormEvent) => {
    form.setValue('needsCode', wantsCode)
    void submit(event)
  }
  const signInHref = search.get('redirect')
    ? paths.signIn({ redirect: search.get('redirect') ?? '' })
    : paths.signIn()

  return (
    <Container width="measure" block="page">
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={1} size="page">
            {intl.formatMessage({ id: 'account.signup.title' })}
          </Heading>
          {intro && <Text>{intro}</Text>}
          {cartCount > 0 && (
            <Text tone="muted">
              {intl.formatMessage({ id: 'account.signin.cartKept' }, { n: cartCount })}
            </Text>
          )}
        </Stack>
        <form method="post" noValidate onSubmit={begin}>
          <Stack gap={6}>
            <FormErrors form={form} refusal={refusal} />
            <Fieldset legend={intl.formatMessage({ id: 'account.signup.aboutMobile' })}>
              <Stack gap={5}>
                <MobileCodeFields
                  control={form.control}
                  code={code}
                  onSend={send}
                  withCode={wantsCode}
                  outboxHref={outboxHref}
                />
              </Stack>
            </Fieldset>
            <AboutYouFields control={form.control} withReferrer={!maskId} />
            <SendButton
              type="submit"
              variant="primary"
              size="lg"
              isWide
              isPending={form.formState.isSubmitting}
              pendingLabel={intl.formatMessage({ id: 'account.signup.pending' })}
            >
              {intl.formatMessage({ id: 'account.signup.submit' })}
            </SendButton>
          </Stack>
        </form>
        <Inline gap={2}>
          <Text as="span">{intl.formatMessage({ id: 'account.signup.already' })}</Text>
          <TextLink href={signInHref}>{intl.formatMessage({ id: 'account.signin.title' })}</TextLink>
        </Inline>
      </Stack>
    </Container>
  )
}
