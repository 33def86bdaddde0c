import { changePassword } from '#domain/auth/api.ts'
import { BackLink } from '#design-system/BackLink'
import { Heading } from '#design-system/Heading'
import { useNotifications } from '#design-system/NotificationStack'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { call } from '#features/kit/call.ts'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

/** /dashboard/profile/password: a new password for the current one (contract.md §4.5). This session stays, the others end. */
export function ChangePasswordPage() {
  const intl = useIntl()
  const navigate = useNavigate()
  const { enqueue } = useNotifications()
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href="/dashboard/profile">{intl.formatMessage({ id: 'dashboard.profile.title' })}</BackLink>
        <Heading level={1} size="page">{intl.formatMessage({ id: 'dashboard.password.title' })}</Heading>
        <Text tone="muted">{intl.formatMessage({ id: 'dashboard.password.others' })}</Text>
      </Stack>
      <ChangePasswordForm
        onSave={async (body) => {
          await call(changePassword, { body }, { handled: true })
          enqueue({ message: intl.formatMessage({ id: 'dashboard.password.done' }), variant: 'success' })
          void navigate('/dashboard/profile')
        }}
      />
    </Stack>
  )
}
