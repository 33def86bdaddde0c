import type { TeamMember } from '#domain/team/schema.ts'
import { Button } from '#design-system/actions/Button'
import { EmptyState } from '#design-system/feedback/EmptyState'
import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { ReadError } from '#features/kit/ReadError.tsx'
import { useIntl } from 'react-intl'
import { MatchCount } from '../MatchCount.tsx'
import { NoMatch } from '../NoMatch.tsx'
import { matchesIn } from './branch.ts'
import { TeamTreeView, type TeamTreeViewProps } from './TeamTreeView.tsx'
import type { TeamTree } from './use-tree.ts'

export interface TreePartProps extends Omit<TeamTreeViewProps, keyof TeamTree> {
  tree: TeamTree
  /** The head of the branch shown; undefined for the whole team. */
  branch: BranchHead | undefined
  isNarrowed: boolean
  onClear: () => void
  onWholeTeam: () => void
}

/** Whose branch is shown, as far as that is known. */
export interface BranchHead {
  member: TeamMember | undefined
  failure?: ReadFailure | undefined
  /** Nobody of the caller's team. */
  isUnknown: boolean
}

/** Somebody whose branch a link asks for, and who is not in the team. */
function UnknownBranch({ onWholeTeam }: { onWholeTeam: () => void }) {
  const intl = useIntl()
  return (
    <EmptyState
      icon="user"
      title={intl.formatMessage({ id: 'team.person.gone' })}
      action={<Button onPress={onWholeTeam}>{intl.formatMessage({ id: 'team.person.wholeTeam' })}</Button>}
    >
      {intl.formatMessage({ id: 'team.person.goneCopy' })}
    </EmptyState>
  )
}

/** The tree, or what is said in its place. With filters: how many match, and how many legs have no match. */
export function TreePart({ tree, branch, isNarrowed, onClear, onWholeTeam, ...view }: TreePartProps) {
  const { top, failure, isStale } = tree
  if (branch?.isUnknown) return <UnknownBranch onWholeTeam={onWholeTeam} />
  const failed = branch?.failure ?? failure
  if (failed) return <ReadError failure={failed} />
  if (top.state !== 'ready' || (branch && !branch.member)) return <SkeletonTable rows={14} columns={4} />
  const matches = isNarrowed ? matchesIn(top) : undefined
  return (
    <Stack gap={3}>
      <MatchCount n={isStale ? undefined : matches} hiddenLegs={branch ? 0 : top.hidden} />
      {isNarrowed && top.total === 0 && !isStale ? (
        <NoMatch onClear={onClear} />
      ) : (
        <TeamTreeView {...view} {...tree} head={branch?.member} />
      )}
    </Stack>
  )
}
