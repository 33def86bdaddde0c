import { countInvitations, sortInvitations } from '#domain/enrollments/invitation-list.ts'
import type { InvitationStatus } from '#domain/enrollments/invitation-statuses.ts'
import type { Invitation } from '#domain/enrollments/schema.ts'
import { RESEND_WAIT_MINUTES, LINK_LIFETIME_DAYS } from '#domain/enrollments/resend.ts'
import { moreIcons } from '#design-system/text/Icon'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { Heading } from '#design-system/text/Heading'
import { Inline } from '#design-system/layout/Inline'
import { LinkButton } from '#design-system/actions/LinkButton'
import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { Fragment, type ComponentType, type PropsWithChildren } from 'react'
import { useIntl } from 'react-intl'
import { InvitationTable, type InvitationTableProps } from './InvitationTable.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import { StatusHelp, StatusTip } from './StatusHelp.tsx'

export interface InvitationsViewProps extends Omit<InvitationTableProps, 'invitations' | 'empty'> {
  /** Undefined while loading. */
  invitations: readonly Invitation[] | undefined
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  /** The states to show; empty for all. */
  shown: readonly InvitationStatus[]
  onShow: (shown: InvitationStatus[]) => void
  /** Address of the invitation form. */
  inviteHref: string
  /** The associate's own link, from another feature, with what follows it: that waits until the size of the link's sheet is known. */
  Share?: ComponentType<PropsWithChildren> | undefined
}

/** The associate's invitations, failed ones first: following up is a daily task, inviting is not. */
export function InvitationsView({
  invitations,
  failure,
  shown,
  onShow,
  inviteHref,
  Share = Fragment,
  ...table
}: InvitationsViewProps) {
  const intl = useIntl()
  const counts = countInvitations(invitations ?? [])
  const sorted = sortInvitations(invitations ?? [])
  const rows = shown.length === 0 ? sorted : sorted.filter(({ status }) => shown.includes(status))
  return (
    <Stack gap={5}>
      <Inline justify="between" gap={4}>
        <Heading level={1} size="page">
          {intl.formatMessage({ id: 'enrollments.title' })}
        </Heading>
        <LinkButton href={inviteHref} icon={moreIcons.userPlus}>
          {intl.formatMessage({ id: 'enrollments.invite' })}
        </LinkButton>
      </Inline>
      <Share>
        <Stack gap={4}>
          {failure && <ReadError failure={failure} />}
          {!failure && !invitations && <SkeletonTable columns={4} />}
          {invitations?.length === 0 && (
            <EmptyState icon={moreIcons.userPlus} title={intl.formatMessage({ id: 'enrollments.empty' })}>
              {intl.formatMessage({ id: 'enrollments.emptyCopy' })}
            </EmptyState>
          )}
          {invitations && invitations.length > 0 && (
            <>
              <Text tone="muted">
                {intl.formatMessage(
                  { id: 'enrollments.summary' },
                  { n: invitations.length, upgraded: counts.upgraded },
                )}
              </Text>
              <StatusFilter counts={counts} shown={shown} onChange={onShow} />
              <Inline justify="end">
                <StatusTip />
              </Inline>
              <InvitationTable
                {...table}
                invitations={rows}
                empty={<Text tone="muted">{intl.formatMessage({ id: 'enrollments.emptyFilter' })}</Text>}
              />
              <Text size="small" tone="muted">
                {intl.formatMessage(
                  { id: 'enrollments.rule' },
                  { minutes: RESEND_WAIT_MINUTES, days: LINK_LIFETIME_DAYS },
                )}
              </Text>
            </>
          )}
          {(failure || invitations) && <StatusHelp />}
        </Stack>
      </Share>
    </Stack>
  )
}
