import type { Customer } from '#domain/customers/schema.ts'
import { Button } from '#design-system/Button'
import { DescriptionList } from '#design-system/DescriptionList'
import { Heading } from '#design-system/Heading'
import { Inline } from '#design-system/Inline'
import { LinkButton } from '#design-system/LinkButton'
import { Section } from '#design-system/Section'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { boundMobile, profileRows } from './profile-rows.ts'

export interface ProfileViewProps {
  /** Null while the profile is being read. */
  customer: Customer | null
  onEdit: () => void
  /** The form, while name and e-mail are written. */
  editor?: ReactNode
}

/** Who one is to the shop, and the ways to change it (shopping.md §2 "Profile"). */
export function ProfileView({ customer, onEdit, editor }: ProfileViewProps) {
  const intl = useIntl()
  const hasMobile = customer !== null && boundMobile(customer) !== null
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={4}>
        <Heading level={1} size="page">{intl.formatMessage({ id: editor ? 'dashboard.profile.editTitle' : 'dashboard.profile.title' })}</Heading>
        {customer && !editor && <Button icon="edit" onPress={onEdit}>{intl.formatMessage({ id: 'dashboard.profile.edit' })}</Button>}
      </Inline>
      {!customer && <Skeleton shape="text" lines={5} />}
      {editor}
      {customer && !editor && (
        <>
          <DescriptionList items={profileRows(intl, customer)} />
          <Section title={intl.formatMessage({ id: 'dashboard.phone.section' })} space="none">
            <Stack gap={3} align="start">
              <Text>{intl.formatMessage({ id: hasMobile ? 'dashboard.phone.copy' : 'dashboard.phone.copyMissing' })}</Text>
              <LinkButton href="/dashboard/profile/phone" icon="phone">{intl.formatMessage({ id: hasMobile ? 'dashboard.phone.title' : 'dashboard.phone.bindTitle' })}</LinkButton>
            </Stack>
          </Section>
          <Section title={intl.formatMessage({ id: 'account.field.password' })} space="none">
            <Stack gap={3} align="start">
              <Text>{intl.formatMessage({ id: 'dashboard.password.copy' })}</Text>
              <LinkButton href="/dashboard/profile/password" icon="lock">{intl.formatMessage({ id: 'dashboard.password.title' })}</LinkButton>
            </Stack>
          </Section>
        </>
      )}
    </Stack>
  )
}
