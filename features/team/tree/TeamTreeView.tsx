import type { TeamMember } from '#domain/team/schema.ts'
import { Tree } from '#design-system/data/Tree'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { columnText } from '../labels.ts'
import type { Branch } from './branch.ts'
import { createTreeNodes, moreOf } from './tree-nodes.tsx'
import { useMemberWords } from '../use-member-words.ts'
import { TOP, type TeamTree } from './use-tree.ts'

export interface TeamTreeViewProps extends Pick<
  TeamTree,
  'top' | 'branches' | 'open' | 'setOpen' | 'loadMore'
> {
  /** Whose branch is shown; the whole team without. */
  head?: TeamMember | undefined
  /** Id of the member whose details are open. */
  current: number | undefined
  onPerson: (id: number) => void
  /** For hundreds of people: draws only those in sight. */
  isLong: boolean
}

/** Who is below whom, with the figures of the running period; branches are read as they are opened. */
export function TeamTreeView({
  top,
  branches,
  open,
  setOpen,
  loadMore,
  head,
  current,
  onPerson,
  isLong,
}: TeamTreeViewProps) {
  const intl = useIntl()
  const memberTexts = useMemberWords()
  const [make] = useState(createTreeNodes)
  const look = { intl, words: memberTexts }
  const own: Branch = top
  const nodes = head ? [make.nodeOf(look, branches, head, own)] : make.nodesOf(look, branches, top)
  return (
    <Tree
      label={intl.formatMessage({ id: 'team.title' })}
      nodes={nodes}
      expanded={open}
      onExpandedChange={setOpen}
      onLoad={(id) => {
        branches.get(id)?.retry()
      }}
      onAction={(id) => {
        const parent = moreOf(id)
        if (parent === undefined) onPerson(Number(id))
        else loadMore(parent === String(head?.id) ? TOP : parent)
      }}
      columns={[
        { id: 'ppv', label: columnText(intl, 'ppv'), isNumeric: true },
        { id: 'dpv', label: columnText(intl, 'dpv'), isNumeric: true, isWideOnly: true },
        { id: 'state', label: columnText(intl, 'state') },
      ]}
      nameLabel={columnText(intl, 'name')}
      {...(current !== undefined && { current: String(current) })}
      isVirtualised={isLong}
    />
  )
}
