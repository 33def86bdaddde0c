import { attributeText } from '#domain/contract/attributes.ts'
import { joinName } from '#domain/customers/name.ts'
import { inviteNewcomer } from '#domain/enrollments/api.ts'
import { ASSOCIATE } from '#domain/enrollments/user-type.ts'
import { paths } from '#domain/store/paths.ts'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { useMutate } from '#features/kit/query.ts'
import { useLanguage, useSession } from '#features/kit/session.ts'
import { lazy, Suspense, type ComponentType, type PropsWithChildren } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { rememberSend } from './last-sends.ts'
import { useOutcome } from './list/use-outcome.ts'

// The list does not load the form, nor the form the list.
const InviteView = lazy(() => import('./InviteView.tsx').then((module) => ({ default: module.InviteView })))
const InvitationList = lazy(() =>
  import('./list/InvitationList.tsx').then((module) => ({ default: module.InvitationList })),
)

/** The invitation form, as the `view` in the page's address. */
const INVITE = 'invite'

/**
 * /enrollment: the associate's invitations, or with `?view=invite` the form. Rendered inside the dashboard.
 * @param Share the associate's own link, from another feature, with the list below it
 */
export function EnrollmentPage({ Share }: { Share?: ComponentType<PropsWithChildren> }) {
  const [search] = useSearchParams()
  return (
    <Suspense fallback={<Coming />}>
      {search.get('view') === INVITE ? (
        <Invite />
      ) : (
        <InvitationList Share={Share} inviteHref={paths.enrollment({ view: INVITE })} />
      )}
    </Suspense>
  )
}

/** Reserves the space of the list or the form. */
function Coming() {
  return (
    <Stack gap={5}>
      <Skeleton shape="heading" />
      <Skeleton shape="block" height="screen" />
    </Stack>
  )
}

function Invite() {
  const navigate = useNavigate()
  const tell = useOutcome()
  const { customer } = useSession()
  const { code } = useLanguage()
  const invite = useMutate(inviteNewcomer, { handled: true })
  const account = attributeText(customer?.custom_attributes, 'referral_id')
  return (
    <InviteView
      customerId={customer?.id ?? 0}
      self={
        account
          ? {
              account,
              name: joinName(customer?.firstname, customer?.lastname),
              user_type: ASSOCIATE,
              country: 'HK',
            }
          : undefined
      }
      language={code}
      listHref={paths.enrollment()}
      onInvite={async (invitee) => {
        const invitation = await invite.mutateAsync({ body: { invitee } })
        rememberSend(invitation.id, Date.now())
        tell('invite', { ...invitee, status: invitation.status })
        void navigate(paths.enrollment())
      }}
    />
  )
}
