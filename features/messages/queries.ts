import { listMessages } from '#domain/messages/api.ts'
import { handledQuery, retriedQuietly } from '#features/kit/query.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'

/** The messages of whoever is signed in. */
export function useMessages() {
  const { isSignedIn } = useSession()
  return useQuery({ ...handledQuery(listMessages), ...retriedQuietly, enabled: isSignedIn })
}

/** How many of them wait to be read; 0 until that is known. */
export const useUnreadMessages = (): number =>
  useMessages().data?.filter(({ is_read: isRead }) => !isRead).length ?? 0
