import { toHongKongDate } from '#domain/dates/hong-kong.ts'
import { paths } from '#domain/store/paths.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useServiceNow } from '#features/kit/service-clock.ts'
import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { memberQuery, summaryQuery } from './queries.ts'
import { isNarrowed } from './team-address.ts'
import { TeamFrame } from './TeamFrame.tsx'
import { useMemberWords } from './use-member-words.ts'
import { useTeamCsv } from './csv/use-team-csv.ts'
import { useRoom } from './use-room.ts'
import { useTeamState } from './use-team-state.ts'

// who looks at the tree does not load the table, and the other way round
const TreeResults = lazy(() =>
  import('./tree/TreeResults.tsx').then((module) => ({ default: module.TreeResults })),
)
const ListResults = lazy(() =>
  import('./list/ListResults.tsx').then((module) => ({ default: module.ListResults })),
)

/** A member of the team as it is read; nobody while none is asked for. */
function useMember(id: number | undefined) {
  const read = useQuery({ ...memberQuery(id ?? 0), enabled: id !== undefined })
  const isUnknown = read.error instanceof ServiceFault && read.error.status === 404
  return { member: read.data, isUnknown, failure: isUnknown ? undefined : readFailure(read) }
}

/** /team: who stands below an associate, as a tree or a list. The address is the only state. Stands inside the dashboard. */
export function TeamPage() {
  const memberTexts = useMemberWords()
  const room = useRoom()
  const today = toHongKongDate(useServiceNow())
  const address = useTeamState()
  const { state, change } = address
  const summary = useQuery(summaryQuery())
  const branch = useMember(state.branch)
  const person = useMember(state.person)
  const shared = {
    state,
    isNarrowed: isNarrowed(state),
    person: { ...person, figures: summary.data },
    onPerson: address.open,
    onClosePerson: address.close,
    onClear: () => change({ q: '', filters: {} }),
    onShowBranch: address.showBranch,
    onWholeTeam: () => change({ branch: undefined }),
  }
  const branchName = branch.member
    ? memberTexts.name(branch.member)
    : state.branch === undefined
      ? undefined
      : String(state.branch)
  const csv = useTeamCsv(state, branchName)
  return (
    <TeamFrame
      summary={summary.data}
      failure={readFailure(summary)}
      state={state}
      branchName={branchName}
      csv={csv}
      onChange={change}
      onSearch={address.search}
      inviteHref={paths.enrollment({ view: 'invite' })}
      today={today}
      isWide={room.isWide}
    >
      <Suspense fallback={<SkeletonTable rows={14} columns={4} />}>
        {state.view === 'tree' ? (
          <TreeResults
            {...shared}
            isBeside={room.isBeside}
            branch={state.branch === undefined ? undefined : branch}
            people={summary.isPending ? undefined : (summary.data?.people ?? 0)}
          />
        ) : (
          <ListResults {...shared} isWide={room.isWide} onOrder={(order) => change({ order })} />
        )}
      </Suspense>
    </TeamFrame>
  )
}
