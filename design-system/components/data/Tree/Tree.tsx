import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useIsSSR } from 'react-aria/SSRProvider'
import { Tree as AriaTree } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { branchSaid, findUnloaded, shownIds, topRows, type TreeNode, type TreeRow } from './rows.ts'
import * as css from './Tree.css.ts'
import { treeRow } from './tree-row.tsx'
import { TreeHead, TreeLookContext, type TreeColumn } from './TreeWords.tsx'

const noColumns: readonly TreeColumn[] = []

export interface TreeProps extends RootProps {
  /** What is arranged here: “Your team”. */
  label: string
  /** The uppermost nodes in their order, each with what hangs below it. */
  nodes: readonly TreeNode[]
  /** Open branches, when the page keeps them; otherwise the tree does. */
  expanded?: ReadonlySet<string> | undefined
  /** A branch was opened or closed: all branches that are open now. */
  onExpandedChange?: ((ids: Set<string>) => void) | undefined
  /** A branch whose children are not there yet was opened or asked for again: load them, and set `state` meanwhile. */
  onLoad?: ((id: string) => void) | undefined
  /** Enter or a press on a row. Where rows can be chosen, a press chooses once any is chosen. */
  onAction?: ((id: string) => void) | undefined
  /** Whether rows have a box: one at a time or any number. A branch and what hangs below it are chosen apart. @default 'none' */
  selection?: 'none' | 'single' | 'multiple' | undefined
  /** The chosen nodes. */
  selected?: ReadonlySet<string> | undefined
  /** All nodes that are chosen now; “all” means those in sight, never what a closed branch hides. */
  onSelectionChange?: ((ids: Set<string>) => void) | undefined
  /** Columns beside the label, from left to right; the values are in the nodes. @default none */
  columns?: readonly TreeColumn[] | undefined
  /** The head above the labels, where there are columns: “Name”. */
  nameLabel?: string | undefined
  /** The node that is shown beside the tree, such as an opened person. */
  current?: string | undefined
  /** What stands there when there are no nodes. */
  empty?: ReactNode
  /** For hundreds of rows: draws only those in sight, in a panel of its own. */
  isVirtualised?: boolean | undefined
}

/**
 * Things under things, opened by branch; branches may load when they are opened, and say so when that fails. Arrows move and open, letters find, Space chooses where rows can be chosen.
 * With `columns` each node has figures beside it. For two levels take Disclosure, for a path Breadcrumbs, for things compared by columns Table.
 */
export function Tree({
  label,
  nodes,
  expanded,
  onExpandedChange,
  onLoad,
  onAction,
  selection = 'none',
  selected,
  onSelectionChange,
  columns = noColumns,
  nameLabel,
  current,
  empty,
  isVirtualised = false,
  ...rest
}: TreeProps) {
  const intl = useIntl()
  const isHydrated = !useIsSSR()
  const [VirtualRows, setVirtualRows] = useState<ComponentType<{ children: ReactNode }> | null>()
  useEffect(() => {
    if (isVirtualised)
      import('./VirtualRows.tsx').then(
        (module) => setVirtualRows(() => module.VirtualRows),
        () => setVirtualRows(null),
      )
  }, [isVirtualised])
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set())
  const look = useMemo(() => ({ columns, current }), [columns, current])
  const items = useMemo(() => topRows(nodes), [nodes])
  // Rows are drawn anew only when their node changes; what they call is always the newest.
  const load = useRef(onLoad)
  useEffect(() => {
    load.current = onLoad
  })
  // react-aria places the rows by style attributes, which a page's policy refuses in HTML: until the script runs there is a plain list, and until the part is here that draws few of many.
  if (!isHydrated || (isVirtualised && VirtualRows === undefined))
    return (
      <ul {...rootProps(rest)} role="list" aria-label={label} className={css.plain}>
        {nodes.map((node) => (
          <li key={node.id} className={css.row}>
            {node.label}
          </li>
        ))}
      </ul>
    )
  const labels = {
    loading: intl.formatMessage({ id: 'ds.tree.loading' }),
    failed: intl.formatMessage({ id: 'ds.tree.failed' }),
    retry: intl.formatMessage({ id: 'ds.tree.retry' }),
    none: intl.formatMessage({ id: 'ds.tree.none' }),
  }
  const isOpen = expanded ?? own
  const open = (ids: Set<string>) => {
    setOwn(ids)
    onExpandedChange?.(ids)
    for (const id of ids) if (!isOpen.has(id) && findUnloaded(nodes, id)) onLoad?.(id)
  }
  const row = (item: TreeRow) => treeRow(item, { words: labels, load: (id) => load.current?.(id) })
  const tree = (
    <AriaTree<TreeRow>
      aria-label={label}
      className={isVirtualised ? css.panel : css.tree}
      items={items}
      dependencies={[intl.locale]}
      renderEmptyState={() => empty}
      expandedKeys={isOpen}
      onExpandedChange={(keys) => open(new Set([...keys].map(String)))}
      {...(onAction && { onAction: (key) => onAction(String(key)) })}
      // What stands in place of nodes can be reached and tried again, but not chosen.
      disabledBehavior="selection"
      selectionMode={selection}
      selectedKeys={selected ?? []}
      onSelectionChange={(keys) =>
        onSelectionChange?.(new Set(keys === 'all' ? shownIds(nodes, isOpen) : [...keys].map(String)))
      }
    >
      {row}
    </AriaTree>
  )
  return (
    <div {...rootProps(rest)}>
      {columns.length > 0 && <TreeHead label={nameLabel} columns={columns} />}
      <TreeLookContext value={look}>{VirtualRows ? <VirtualRows>{tree}</VirtualRows> : tree}</TreeLookContext>
      <output className={visuallyHidden}>
        {branchSaid(nodes)
          .map((said) => `${said.label}: ${labels[said.state]}`)
          .join(' ')}
      </output>
    </div>
  )
}
