import { verifyCode } from '#domain/auth/api.ts'
import { formatMobile } from '#domain/auth/phone.ts'
import { updateMe } from '#domain/customers/api.ts'
import { boundMobile, type BoundMobile, type NewMobile } from '#domain/customers/bound-mobile.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/navigation/BackLink'
import { Heading } from '#design-system/text/Heading'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { call } from '#features/kit/call.ts'
import { useMutate } from '#features/kit/query.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useProfileFailure, useSession } from '#features/kit/session.ts'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { phoneTitle } from './phone-title.ts'

export interface PhonePageProps {
  /** The form for the number and its proof, provided by the app since it belongs to another feature. */
  Form: ComponentType<{
    bound: BoundMobile | null
    onSave: (mobile: NewMobile) => Promise<void>
    outboxHref?: string | undefined
  }>
  /** Address of the sandbox's outbox; absent outside the sandbox. */
  outboxHref?: string
}

/** /dashboard/profile/phone: binds the first mobile number or replaces the bound one. */
export function PhonePage({ Form, outboxHref }: PhonePageProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { customer } = useSession()
  const { enqueue } = useNotifications()
  const update = useMutate(updateMe, { handled: true })
  const failure = useProfileFailure()
  const bound = customer && boundMobile(customer)

  const save =
    (person: Customer) =>
    async ({ countryCode, mobile, proof }: NewMobile) => {
      // A wrong code is reported before the record changes; the service checks it again when it binds the number.
      await call(
        verifyCode,
        { params: { mobile: countryCode + mobile, code: proof.security_code } },
        { handled: true },
      )
      await update.mutateAsync({
        body: customerToSave(person, { attributes: { mobile, mobile_prefix: countryCode }, proof }),
      })
      enqueue({
        message: intl.formatMessage({ id: bound ? 'dashboard.phone.done' : 'dashboard.phone.bound' }),
        variant: 'success',
      })
      void navigate(paths.profile())
    }
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.profile()}>{intl.formatMessage({ id: 'dashboard.profile.title' })}</BackLink>
        <Heading level={1} size="page">
          {phoneTitle(intl, customer)}
        </Heading>
        {bound && (
          <Text tone="muted">
            {intl.formatMessage(
              { id: 'dashboard.phone.now' },
              { mobile: formatMobile(bound.countryCode, bound.mobile) },
            )}
          </Text>
        )}
      </Stack>
      {failure ? (
        <ReadError failure={failure} />
      ) : customer ? (
        <Form key={bound?.mobile ?? ''} bound={bound} onSave={save(customer)} outboxHref={outboxHref} />
      ) : (
        <Skeleton shape="block" height="s20" />
      )}
    </Stack>
  )
}
