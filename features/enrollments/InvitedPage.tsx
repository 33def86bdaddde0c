import { getInvitation } from '#domain/enrollments/api.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { paths } from '#domain/store/paths.ts'
import { moreIcons } from '#design-system/text/Icon'
import { Container } from '#design-system/layout/Container'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { LinkButton } from '#design-system/actions/LinkButton'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useHydrated } from '#features/kit/storage.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Whether the service says that the invitation does not exist, rather than failing temporarily. */
const isRefused = (error: unknown): boolean =>
  error instanceof ServiceFault &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429

/**
 * /invite/:maskId: an invitation, until the invitee has registered.
 * @param children the form of a valid invitation, from another feature
 */
export function InvitedPage({
  maskId,
  children,
}: {
  maskId: string
  children: (invitation: Invitation) => ReactNode
}) {
  const intl = useIntl()
  const isHydrated = useHydrated()
  const read = useQuery({
    ...handledQuery(getInvitation, { params: { maskId } }),
    enabled: isHydrated && maskId !== '',
    // never refetch while the form is being filled in
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (read.data) return children(read.data)
  if (maskId === '' || isRefused(read.error))
    return (
      <Container width="measure" block="page">
        <EmptyState
          level={1}
          icon={moreIcons.userPlus}
          title={intl.formatMessage({ id: 'enrollments.invited.invalid' })}
          action={
            <LinkButton href={paths.home()}>
              {intl.formatMessage({ id: 'enrollments.invited.home' })}
            </LinkButton>
          }
        />
      </Container>
    )
  const failure = readFailure(read)
  return (
    <Container width="measure" block="page">
      {failure ? (
        <ReadError level={1} failure={failure} />
      ) : (
        <Stack gap={6}>
          <Skeleton shape="heading" />
          <Skeleton shape="block" height="s20" />
          <Skeleton shape="block" height="s20" />
        </Stack>
      )}
    </Container>
  )
}

/** Shows the inviter, with the number that the SMS names, and the newcomer's upline. */
export function InvitedBy({
  invitation: { enroller_name: enroller, enroller_id: account, sponsor_name: sponsor },
}: {
  invitation: Invitation
}) {
  const intl = useIntl()
  if (!enroller) return null
  return (
    <span>
      {sponsor && sponsor !== enroller
        ? intl.formatMessage({ id: 'enrollments.invited.both' }, { enroller, account, sponsor })
        : intl.formatMessage({ id: 'enrollments.invited.by' }, { enroller, account })}
    </span>
  )
}
