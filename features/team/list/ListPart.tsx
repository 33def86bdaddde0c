import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { ReadError } from '#features/kit/ReadError.tsx'
import { MatchCount } from '../MatchCount.tsx'
import { NoMatch } from '../NoMatch.tsx'
import { TeamTable, type TeamTableProps } from './TeamTable.tsx'
import type { TeamPages } from './use-list.ts'

export interface ListPartProps extends Omit<TeamTableProps, keyof TeamPages> {
  pages: TeamPages
  isNarrowed: boolean
  onClear: () => void
}

/** The list, or what is said in its place; with filters how many match. */
export function ListPart({ pages, isNarrowed, onClear, ...table }: ListPartProps) {
  const { members, failure, total, isStale } = pages
  if (failure) return <ReadError failure={failure} />
  if (!members) return <SkeletonTable rows={14} columns={5} />
  return (
    <Stack gap={3}>
      <MatchCount n={isNarrowed && !isStale ? total : undefined} />
      {total === 0 ? (
        isNarrowed && <NoMatch onClear={onClear} />
      ) : (
        <TeamTable {...pages} {...table} members={members} />
      )}
    </Stack>
  )
}
