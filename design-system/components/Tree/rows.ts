import type { ReactNode } from 'react'

export interface TreeNode {
  id: string
  label: string
  /** A second line: rank, count, state in words. */
  description?: ReactNode
  /** What hangs below. With `isBranch` and no children yet the branch is loaded when it opens. */
  children?: readonly TreeNode[] | undefined
  /** It can be opened, though its children may not be here yet. */
  isBranch?: boolean | undefined
  /** Its children are on their way, or did not come. */
  state?: 'loading' | 'failed' | undefined
}

/** A row of the tree: a node, or what is said in place of a branch's nodes. */
export type TreeRow = { kind: 'node', id: string, node: TreeNode } | { kind: 'loading' | 'failed' | 'none', id: string, parent: string }

/** What stands below a node: its children, or “loading”, “failed”, “nothing here”. */
export function shownChildren(node: TreeNode): TreeRow[] {
  const say = (kind: 'loading' | 'failed' | 'none'): TreeRow[] => [{ kind, id: `${node.id}/${kind}`, parent: node.id }]
  if (node.state !== undefined) return say(node.state)
  if (node.children === undefined) return node.isBranch ? say('loading') : []
  if (node.children.length === 0) return node.isBranch ? say('none') : []
  return node.children.map((child) => ({ kind: 'node', id: child.id, node: child }))
}

/** The branches that are loading or failed, for the live region. */
export function branchSaid(nodes: readonly TreeNode[]): { label: string, state: 'loading' | 'failed' }[] {
  return nodes.flatMap((node) => [...(node.state === undefined ? [] : [{ label: node.label, state: node.state }]), ...branchSaid(node.children ?? [])])
}
