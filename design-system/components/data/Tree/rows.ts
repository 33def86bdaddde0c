import type { ReactNode } from 'react'

export interface TreeNode {
  /** Names the node in every call back; no two in the tree are alike. */
  id: string
  /** What stands in the row, and what typed letters find. */
  label: string
  /** The row's name for screen readers, where many labels are alike: begins with the label. @default the label */
  said?: string | undefined
  /** A second line: rank, count, state in words. */
  description?: ReactNode
  /** How the label looks, where it is more than its words: muted with a lock. The label itself is still heard and found. */
  content?: ReactNode
  /** What stands in the tree's columns, by column id. */
  values?: Readonly<Record<string, ReactNode>> | undefined
  /** What hangs below. With `isBranch` and no children yet the branch is loaded when it opens. */
  children?: readonly TreeNode[] | undefined
  /** It can be opened, though its children may not be here yet. */
  isBranch?: boolean | undefined
  /** Its children are on their way, or did not come. */
  state?: 'loading' | 'failed' | undefined
}

/** A row of the tree: a node, or what is said in place of a branch's nodes. */
export type TreeRow =
  | { kind: 'node'; id: string; node: TreeNode }
  | { kind: 'loading' | 'failed' | 'none'; id: string; parent: string }

const rows = new WeakMap<TreeNode, TreeRow>()
/** The same row for the same node, so that a row whose node did not change is not drawn anew. */
function rowOf(node: TreeNode): TreeRow {
  const row = rows.get(node) ?? { kind: 'node', id: node.id, node }
  rows.set(node, row)
  return row
}

/** The rows of the uppermost level. */
export const topRows = (nodes: readonly TreeNode[]): TreeRow[] => nodes.map(rowOf)

/** What stands below a node: its children, or “loading”, “failed”, “nothing here”. */
export function shownChildren(node: TreeNode): TreeRow[] {
  const say = (kind: 'loading' | 'failed' | 'none'): TreeRow[] => [
    { kind, id: `${node.id}/${kind}`, parent: node.id },
  ]
  if (node.state !== undefined) return say(node.state)
  if (node.children === undefined) return node.isBranch ? say('loading') : []
  if (node.children.length === 0) return node.isBranch ? say('none') : []
  return node.children.map(rowOf)
}

/** The branches that are loading or failed, for the live region. */
export function branchSaid(nodes: readonly TreeNode[]): { label: string; state: 'loading' | 'failed' }[] {
  return nodes.flatMap((node) => [
    ...(node.state === undefined ? [] : [{ label: node.label, state: node.state }]),
    ...branchSaid(node.children ?? []),
  ])
}

/** The nodes in sight while `open` branches are open, from top to bottom. */
export function shownIds(nodes: readonly TreeNode[], open: ReadonlySet<string>): string[] {
  return nodes.flatMap((node) => [
    node.id,
    ...(open.has(node.id) && node.state === undefined ? shownIds(node.children ?? [], open) : []),
  ])
}

/** Whether `id` is a branch whose children are not here and not on their way. */
export function findUnloaded(nodes: readonly TreeNode[], id: string): boolean {
  return nodes.some((node) =>
    node.id === id
      ? Boolean(node.isBranch) && node.children === undefined && node.state === undefined
      : findUnloaded(node.children ?? [], id),
  )
}
