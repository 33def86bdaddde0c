import { listApplications } from '#domain/applications/api.ts'
import {
  applicationStatuses,
  applicationTypes,
  isApplicationType,
  type ApplicationStatus,
} from '#domain/applications/kinds.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { ApplicationListView } from './ApplicationListView.tsx'

/** All applications of the customer, filtered by kind and status from the address. */
export function ApplicationListPage() {
  const { isSignedIn } = useSession()
  const [search, setSearch] = useSearchParams()
  const type = applicationTypes.find((one) => one === search.get('type'))
  const status = applicationStatuses.find((one) => one === search.get('status'))
  const list = useQuery({
    ...handledQuery(listApplications, {
      query: { sort: '1', ...(type ? { type } : {}), ...(status ? { status } : {}) },
    }),
    enabled: isSignedIn,
  })
  const filter = (name: 'type' | 'status', value: string) => {
    setSearch(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <ApplicationListView
      applications={list.data}
      failure={readFailure(list)}
      type={type}
      status={status}
      onType={(value) => {
        filter('type', isApplicationType(value) ? value : '')
      }}
      onStatus={(value: ApplicationStatus | '') => {
        filter('status', value)
      }}
    />
  )
}
