import { verifyCode } from '#domain/auth/api.ts'
import { updateMe } from '#domain/customers/api.ts'
import { customerToSave } from '#domain/customers/customer-to-save.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { BackLink } from '#design-system/BackLink'
import { Heading } from '#design-system/Heading'
import { useNotifications } from '#design-system/NotificationStack'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { call } from '#features/kit/call.ts'
import { useMutate } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { phoneText } from './address-draft.ts'
import { PhoneForm, type NewMobile } from './PhoneForm.tsx'
import { boundMobile } from './profile-rows.ts'

/** /dashboard/profile/phone: binds a first mobile number, or another one in the place of the one that is bound. */
export function PhonePage({ outboxHref }: { outboxHref?: string }) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { customer } = useSession()
  const { enqueue } = useNotifications()
  const update = useMutate(updateMe, { handled: true })
  const bound = customer && boundMobile(customer)

  const save = (person: Customer) => async ({ countryCode, mobile, proof }: NewMobile) => {
    // A wrong code is told before the record is touched; the service looks at it once more when it binds the number.
    if ('security_code' in proof) await call(verifyCode, { params: { mobile: countryCode + mobile, code: proof.security_code } }, { handled: true })
    await update.mutateAsync({ body: customerToSave(person, { attributes: { mobile, mobile_prefix: countryCode }, proof }) })
    enqueue({ message: intl.formatMessage({ id: bound ? 'dashboard.phone.done' : 'dashboard.phone.bound' }), variant: 'success' })
    void navigate('/dashboard/profile')
  }
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href="/dashboard/profile">{intl.formatMessage({ id: 'dashboard.profile.title' })}</BackLink>
        <Heading level={1} size="page">{intl.formatMessage({ id: customer && !bound ? 'dashboard.phone.bindTitle' : 'dashboard.phone.title' })}</Heading>
        {bound && <Text tone="muted">{intl.formatMessage({ id: 'dashboard.phone.now' }, { mobile: phoneText(bound.countryCode, bound.mobile) })}</Text>}
      </Stack>
      {customer ? <PhoneForm key={bound?.mobile ?? ''} bound={bound} onSave={save(customer)} outboxHref={outboxHref} /> : <Skeleton shape="block" height="s20" />}
    </Stack>
  )
}
