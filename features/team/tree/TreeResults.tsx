import { SkeletonTable } from '#design-system/feedback/Skeleton'
import { Split } from '#design-system/layout/Split'
import { useIntl } from 'react-intl'
import { PersonBeside } from '../person/PersonBeside.tsx'
import { PersonOver } from '../person/PersonOver.tsx'
import type { ResultsProps } from '../results.ts'
import { TreePart, type BranchHead } from './TreePart.tsx'
import { useTree } from './use-tree.ts'

/** People from which on the tree draws only those in sight, in a panel of its own. */
const MANY = 300

export interface TreeResultsProps extends ResultsProps {
  branch: BranchHead | undefined
  /** How many people there are in the team; undefined while that is being read. */
  people: number | undefined
  /** Whether a person fits beside the tree. */
  isBeside: boolean
  onWholeTeam: () => void
}

/** Reads and shows the tree, and a person beside it where there is room, otherwise over it. */
export function TreeResults({
  state,
  isNarrowed,
  person,
  branch,
  people,
  isBeside,
  onPerson,
  onClosePerson,
  onShowBranch,
  onClear,
  onWholeTeam,
}: TreeResultsProps) {
  const intl = useIntl()
  const tree = useTree(state)
  const opened = {
    ...person,
    isOpen: state.person !== undefined,
    onClose: onClosePerson,
    onShowBranch:
      state.person === state.branch
        ? undefined
        : () => {
            if (state.person !== undefined) onShowBranch(state.person, !isBeside)
          },
  }
  const content =
    people === undefined ? (
      <SkeletonTable rows={14} columns={4} />
    ) : (
      <TreePart
        tree={tree}
        branch={branch}
        isNarrowed={isNarrowed}
        current={state.person}
        isLong={people > MANY}
        onPerson={onPerson}
        onClear={onClear}
        onWholeTeam={onWholeTeam}
      />
    )
  if (isBeside)
    return (
      <Split
        isAsideEmpty={!opened.isOpen}
        aside={<PersonBeside {...opened} />}
        asideLabel={intl.formatMessage({ id: 'team.person.title' })}
      >
        {content}
      </Split>
    )
  return (
    <>
      {content}
      <PersonOver {...opened} />
    </>
  )
}
