import type { MemberPanelProps } from './person/MemberPanel.tsx'
import type { TeamState } from './team-address.ts'

/** What tree and list are given alike. */
export interface ResultsProps {
  state: TeamState
  isNarrowed: boolean
  /** The opened person, as far as it has been read. */
  person: Omit<MemberPanelProps, 'onShowBranch'>
  onPerson: (id: number) => void
  onClosePerson: () => void
  /** @param isCovered the person is over the tree, and goes when the branch is shown */
  onShowBranch: (id: number, isCovered: boolean) => void
  onClear: () => void
}
