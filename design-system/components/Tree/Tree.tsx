import type { ReactNode } from 'react'
import { Button as AriaButton, Collection, ListLayout, Tree as AriaTree, TreeItem, TreeItemContent, Virtualizer } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { present } from '../../private/present.ts'
import { useIsHydrated } from '../../private/use-is-hydrated.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { branchSaid, shownChildren, type TreeNode, type TreeRow } from './rows.ts'
import * as css from './Tree.css.ts'

export interface TreeProps {
  /** What is arranged here: “Your team”. */
  label: string
  nodes: readonly TreeNode[]
  /** Open branches, when the page keeps them; otherwise the tree does. */
  expanded?: ReadonlySet<string> | undefined
  onExpandedChange?: ((ids: Set<string>) => void) | undefined
  /** A branch whose children are not there yet was opened or asked for again: load them, and set `state` meanwhile. */
  onLoad?: ((id: string) => void) | undefined
  /** Enter or a press on a row. */
  onAction?: ((id: string) => void) | undefined
  /** What stands there when there are no nodes. */
  empty?: ReactNode
  /** For hundreds of rows: draws only those in sight, in a panel of its own. */
  isVirtualised?: boolean | undefined
}

/**
 * Things under things, opened by branch; branches may load when they are opened, and say so when that fails. Arrows move and open, letters find.
 * For two levels take Disclosure, for a path Breadcrumbs.
 */
export function Tree({ label, nodes, expanded, onExpandedChange, onLoad, onAction, empty, isVirtualised = false }: TreeProps) {
  const intl = useIntl()
  const isHydrated = useIsHydrated()
  // react-aria places the rows by style attributes, which a page's policy refuses in HTML: until the script runs there is a plain list.
  if (!isHydrated) return <ul role="list" aria-label={label} className={css.plain}>{nodes.map((node) => <li key={node.id} className={css.row}>{node.label}</li>)}</ul>
  const words = { loading: intl.formatMessage({ id: 'ds.tree.loading' }), failed: intl.formatMessage({ id: 'ds.tree.failed' }), retry: intl.formatMessage({ id: 'ds.tree.retry' }), none: intl.formatMessage({ id: 'ds.tree.none' }) }
  const open = (ids: Set<string>) => {
    onExpandedChange?.(ids)
    for (const id of ids) if (!expanded?.has(id)) ask(nodes, id)
  }
  const ask = (among: readonly TreeNode[], id: string): void => among.forEach((node) => {
    if (node.id !== id) ask(node.children ?? [], id)
    else if (node.isBranch && node.children === undefined && node.state === undefined) onLoad?.(id)
  })
  const row = (item: TreeRow): React.ReactElement => {
    if (item.kind === 'failed') return (
      <TreeItem id={item.id} textValue={words.failed} className={css.row} onAction={() => onLoad?.(item.parent)}>
        <TreeItemContent><span className={css.failed}><Icon name="error" size="sm" />{words.failed}</span><button type="button" className={css.retry} onClick={() => onLoad?.(item.parent)}>{words.retry}</button></TreeItemContent>
      </TreeItem>
    )
    if (item.kind !== 'node') return <TreeItem id={item.id} textValue={words[item.kind]} className={css.row}><TreeItemContent><span className={css.note}>{item.kind === 'loading' && <span className={css.turning}><Icon name="progress" size="sm" /></span>}{words[item.kind]}</span></TreeItemContent></TreeItem>
    const { node } = item
    const children = shownChildren(node)
    return (
      <TreeItem id={node.id} textValue={node.label} className={css.row} hasChildItems={children.length > 0 || Boolean(node.isBranch)}>
        <TreeItemContent>
          {({ hasChildItems, isExpanded }) => <>{hasChildItems ? <AriaButton slot="chevron" className={css.chevron}><span className={isExpanded ? css.turned : css.arrow}><Icon name="chevron-right" size="sm" /></span></AriaButton> : <span className={css.space} />}<span className={css.words}><span>{node.label}</span>{node.description && <span className={css.description}>{node.description}</span>}</span></>}
        </TreeItemContent>
        <Collection items={children}>{row}</Collection>
      </TreeItem>
    )
  }
  const tree = (
    <AriaTree<TreeRow>
      aria-label={label} className={isVirtualised ? css.panel : css.tree} items={nodes.map((node) => ({ kind: 'node' as const, id: node.id, node }))} dependencies={[intl.locale]}
      {...present({ expandedKeys: expanded })} onExpandedChange={(keys) => open(new Set([...keys].map(String)))} {...(onAction && { onAction: (key) => onAction(String(key)) })} renderEmptyState={() => empty}
    >
      {row}
    </AriaTree>
  )
  return <div>{isVirtualised ? <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 44 }}>{tree}</Virtualizer> : tree}<output className={visuallyHidden}>{branchSaid(nodes).map((said) => `${said.label}: ${words[said.state]}`).join(' ')}</output></div>
}
