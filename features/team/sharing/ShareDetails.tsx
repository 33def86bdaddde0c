import { getTeamConsent, saveTeamConsent } from '#domain/team/api.ts'
import type { TeamConsent } from '#domain/team/schema.ts'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { handledQuery, queryKey, useMutate } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { ShareDetailsView } from './ShareDetailsView.tsx'

/** Everybody's own decision whether the people above see their name, number and contact (docs/decisions/0017). */
export function ShareDetails() {
  const intl = useIntl()
  const { isSignedIn } = useSession()
  const { enqueue } = useNotifications()
  const consent = useQuery({ ...handledQuery(getTeamConsent), enabled: isSignedIn })
  const save = useMutate<typeof saveTeamConsent, TeamConsent>(saveTeamConsent, {
    handled: true,
    scope: saveTeamConsent.name,
    optimistic: {
      queryKey: queryKey(getTeamConsent),
      next: (_before, { body }) => ({ shares_details: body.shares_details }),
    },
  })
  const change = async (shares: boolean) => {
    try {
      await save.mutateAsync({ body: { shares_details: shares } })
      enqueue({
        message: intl.formatMessage({ id: shares ? 'team.sharing.on' : 'team.sharing.off' }),
        variant: 'success',
      })
    } catch {
      enqueue({ message: intl.formatMessage({ id: 'team.sharing.failed' }), variant: 'error' })
    }
  }
  return (
    <ShareDetailsView
      isShared={consent.data?.shares_details}
      failure={readFailure(consent)}
      isSaving={save.isPending}
      onChange={(shares) => void change(shares)}
    />
  )
}
