import type { TeamMember } from '#domain/team/schema.ts'
import { ActiveMark } from '#design-system/data/ActiveMark'
import { Amount } from '#design-system/data/Amount'
import type { TreeNode } from '#design-system/data/Tree'
import type { IntlShape } from 'react-intl'
import { BRANCH_PAGE } from '../queries.ts'
import { hasBelow, type Branch } from './branch.ts'
import { MemberName } from '../MemberName.tsx'
import type { MemberWords } from '../use-member-words.ts'
import { TOP } from './use-tree.ts'

/** The row that asks for the next page of a branch has an id of its own: this, and whose branch it is. */
const MORE = 'more/'

/** The branch whose next page a row asks for; undefined for the row of a person. */
export const moreOf = (id: string): string | undefined =>
  id.startsWith(MORE) ? id.slice(MORE.length) : undefined

export interface NodeWords {
  intl: IntlShape
  words: MemberWords
}

/** The lines below a name: level and number, how many are below or match, how many the filters leave out. */
function descriptionOf({ intl, words }: NodeWords, member: TeamMember, hidden: number): string {
  const below =
    member.matches === undefined || member.matches === null
      ? member.below > 0 && intl.formatMessage({ id: 'team.member.below' }, { n: member.below })
      : member.matches > 0 && intl.formatMessage({ id: 'team.member.matches' }, { n: member.matches })
  return [
    below,
    hidden > 0 && intl.formatMessage({ id: 'team.tree.hiddenBelow' }, { n: hidden }),
  ].reduce<string>(
    (line, more) => (more ? intl.formatMessage({ id: 'team.member.more' }, { line, more }) : line),
    words.line(member),
  )
}

const valuesOf = ({ ppv, dpv, is_active: isActive }: TeamMember): TreeNode['values'] => ({
  ppv: <Amount value={ppv} certainty="estimated" format="number" />,
  dpv: <Amount value={dpv} certainty="estimated" format="number" />,
  state: <ActiveMark isActive={isActive} />,
})

/** Asks for the next page of a branch. */
function moreNode({ intl }: NodeWords, parent: string, { more, members, total }: Branch): TreeNode {
  const n = Math.min(BRANCH_PAGE, total - members.length)
  const label =
    more === 'ready'
      ? intl.formatMessage({ id: 'team.tree.more' }, { n })
      : intl.formatMessage({ id: more === 'failed' ? 'team.tree.moreFailed' : 'team.tree.moreLoading' })
  return { id: MORE + parent, label }
}

/**
 * Makes the nodes of the tree. A node stays the same object while nothing of it changes: the tree draws only changed rows anew,
 * also among ten thousand.
 */
export function createTreeNodes() {
  const cache = new Map<string, { from: readonly unknown[]; node: TreeNode }>()
  const keep = (id: string, from: readonly unknown[], make: () => TreeNode): TreeNode => {
    const before = cache.get(id)
    if (before?.from.length === from.length && from.every((each, index) => each === before.from[index]))
      return before.node
    const node = make()
    cache.set(id, { from, node })
    return node
  }

  /** The nodes of a branch, and of the branches in it that are open. */
  function nodesOf(
    look: NodeWords,
    branches: ReadonlyMap<string, Branch>,
    branch: Branch,
    parent = TOP,
  ): TreeNode[] {
    const nodes = branch.members.map((member) => nodeOf(look, branches, member))
    return branch.more === 'none' ? nodes : [...nodes, moreNode(look, parent, branch)]
  }

  /** The node of a member, with what hangs below it. @param own the member's branch */
  function nodeOf(
    look: NodeWords,
    branches: ReadonlyMap<string, Branch>,
    member: TeamMember,
    own: Branch | undefined = branches.get(String(member.id)),
  ): TreeNode {
    const id = String(member.id)
    const isBranch = hasBelow(member)
    const children = own?.state === 'ready' ? nodesOf(look, branches, own, id) : []
    return keep(id, [member, look.intl, own?.state, own?.hidden, own?.more, ...children], () => ({
      id,
      label: look.words.name(member),
      said: look.words.row(member),
      content: <MemberName member={member} />,
      description: descriptionOf(look, member, own?.hidden ?? 0),
      values: valuesOf(member),
      ...(isBranch && { isBranch }),
      ...(own?.state === 'ready' && { children }),
      ...(own && own.state !== 'ready' && { state: own.state }),
    }))
  }
  return { nodesOf, nodeOf }
}
