import { changePassword } from '#domain/auth/api.ts'
import type { PasswordOwner } from '#domain/auth/password.ts'
import { boundMobile } from '#domain/customers/bound-mobile.ts'
import { paths } from '#domain/store/paths.ts'
import { BackLink } from '#design-system/navigation/BackLink'
import { Heading } from '#design-system/text/Heading'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { call } from '#features/kit/call.ts'
import { useSession } from '#features/kit/session.ts'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

export interface ChangePasswordPageProps {
  /** The password form, provided by the app since it belongs to another feature. */
  Form: ComponentType<{
    owner?: PasswordOwner | undefined
    onSave: (passwords: { currentPassword: string; newPassword: string }) => Promise<void>
  }>
}

/**
 * /dashboard/profile/password: changes the password, given the current one (C-4.5). This session continues, the others
 * end.
 */
export function ChangePasswordPage({ Form }: ChangePasswordPageProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { enqueue } = useNotifications()
  const { customer } = useSession()
  const owner = customer ? { ...customer, mobile: boundMobile(customer)?.mobile } : undefined
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackLink href={paths.profile()}>{intl.formatMessage({ id: 'dashboard.profile.title' })}</BackLink>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'dashboard.password.title' })}
        </Heading>
        <Text tone="muted">{intl.formatMessage({ id: 'dashboard.password.others' })}</Text>
      </Stack>
      <Form
        owner={owner}
        onSave={async (body) => {
          await call(changePassword, { body }, { handled: true })
          enqueue({ message: intl.formatMessage({ id: 'dashboard.password.done' }), variant: 'success' })
          void navigate(paths.profile())
        }}
      />
    </Stack>
  )
}
