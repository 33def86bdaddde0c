import { PersonOver } from '../person/PersonOver.tsx'
import type { ResultsProps } from '../results.ts'
import type { TeamOrder } from '../team-address.ts'
import { ListPart } from './ListPart.tsx'
import { useList } from './use-list.ts'

export interface ListResultsProps extends ResultsProps {
  isWide: boolean
  onOrder: (order: TeamOrder) => void
}

/** Reads and shows the list, and a person over it: its columns need the whole width. */
export function ListResults({
  state,
  isNarrowed,
  person,
  isWide,
  onOrder,
  onPerson,
  onClosePerson,
  onShowBranch,
  onClear,
}: ListResultsProps) {
  const pages = useList(state)
  return (
    <>
      <ListPart
        pages={pages}
        isNarrowed={isNarrowed}
        isWide={isWide}
        order={state.order}
        onOrder={onOrder}
        onPerson={onPerson}
        onClear={onClear}
      />
      <PersonOver
        {...person}
        isOpen={state.person !== undefined}
        onClose={onClosePerson}
        onShowBranch={() => {
          if (state.person !== undefined) onShowBranch(state.person, true)
        }}
      />
    </>
  )
}
