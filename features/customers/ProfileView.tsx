import { boundMobile } from '#domain/customers/bound-mobile.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { moreIcons } from '#design-system/text/Icon'
import { Button } from '#design-system/actions/Button'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Section } from '#design-system/layout/Section'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { CustomerDetails } from './CustomerDetails.tsx'

export interface ProfileViewProps {
  /** Null while the profile is loading. */
  customer: Customer | null
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  onEdit: () => void
  /** The form, while name and email are being edited. */
  editor?: ReactNode
  /** Two-step sign-in, from another feature. */
  twoStep?: ReactNode
  /** What others see of the customer, from another feature. */
  sharing?: ReactNode
  /** What customers may do with their data, where the service knows how. */
  personalData?: ReactNode
}

/** The customer's profile, with links to change it. */
export function ProfileView({
  customer,
  failure,
  onEdit,
  editor,
  twoStep,
  sharing,
  personalData,
}: ProfileViewProps) {
  const intl = useIntl()
  const hasMobile = customer !== null && boundMobile(customer) !== null
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={4}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: editor ? 'dashboard.profile.editTitle' : 'dashboard.profile.title' })}
        </Heading>
        {customer && !editor && (
          <Button icon="edit" onPress={onEdit}>
            {intl.formatMessage({ id: 'dashboard.profile.edit' })}
          </Button>
        )}
      </Inline>
      {failure ? <ReadError failure={failure} /> : !customer && <Skeleton shape="text" lines={5} />}
      {editor}
      {customer && !editor && (
        <>
          <CustomerDetails customer={customer} />
          <Section title={intl.formatMessage({ id: 'dashboard.phone.section' })} space="none">
            <Stack gap={3} align="start">
              <Text>
                {intl.formatMessage({
                  id: hasMobile ? 'dashboard.phone.copy' : 'dashboard.phone.copyMissing',
                })}
              </Text>
              <LinkButton href={paths.profile('phone')} icon={moreIcons.phone}>
                {intl.formatMessage({
                  id: hasMobile ? 'dashboard.phone.title' : 'dashboard.phone.bindTitle',
                })}
              </LinkButton>
            </Stack>
          </Section>
          <Section title={intl.formatMessage({ id: 'account.field.password' })} space="none">
            <Stack gap={3} align="start">
              <Text>{intl.formatMessage({ id: 'dashboard.password.copy' })}</Text>
              <LinkButton href={paths.profile('password')} icon={moreIcons.lock}>
                {intl.formatMessage({ id: 'dashboard.password.title' })}
              </LinkButton>
            </Stack>
          </Section>
          {twoStep}
          {sharing}
          {personalData}
        </>
      )}
    </Stack>
  )
}
