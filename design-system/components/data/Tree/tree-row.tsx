import type { ReactElement } from 'react'
import { Button as AriaButton, Collection, TreeItem, TreeItemContent } from 'react-aria-components'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { SelectionBox } from '../../../private/selection/SelectionBox.tsx'
import { shownChildren, type TreeRow } from './rows.ts'
import * as css from './Tree.css.ts'
import { TreeWords } from './TreeWords.tsx'

interface RowLook {
  words: Record<'loading' | 'failed' | 'retry' | 'none', string>
  /** Loads the children of a node again. */
  load: (id: string) => void
}

/** In place of a branch that did not load: it can be reached and tried again. */
function failedRow(item: Extract<TreeRow, { parent: string }>, { words, load }: RowLook): ReactElement {
  return (
    <TreeItem
      id={item.id}
      textValue={words.failed}
      className={css.row}
      isDisabled
      onAction={() => load(item.parent)}
    >
      <TreeItemContent>
        <span className={css.failed}>
          <Icon name="error" size="sm" />
          <span>{words.failed}</span>
        </span>
        <AriaButton className={css.retry} onPress={() => load(item.parent)}>
          <span>{words.retry}</span>
        </AriaButton>
      </TreeItemContent>
    </TreeItem>
  )
}

/** One row and what hangs below it. A function and no component: react-aria builds its collection of what it returns. */
export function treeRow(item: TreeRow, look: RowLook): ReactElement {
  const { words } = look
  if (item.kind === 'failed') return failedRow(item, look)
  if (item.kind !== 'node')
    return (
      <TreeItem id={item.id} textValue={words[item.kind]} className={css.row} isDisabled>
        <TreeItemContent>
          <span className={css.note}>
            {item.kind === 'loading' && (
              <span className={css.turning}>
                <Icon name="progress" size="sm" />
              </span>
            )}
            <span>{words[item.kind]}</span>
          </span>
        </TreeItemContent>
      </TreeItem>
    )
  const { node } = item
  const children = shownChildren(node)
  return (
    <TreeItem
      id={node.id}
      textValue={node.label}
      {...(node.said !== undefined && { 'aria-label': node.said })}
      className={cx(css.row, css.node)}
      hasChildItems={children.length > 0}
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded, selectionMode }) => (
          <>
            {hasChildItems ? (
              <AriaButton slot="chevron" className={css.chevron}>
                <span className={isExpanded ? css.turned : css.arrow}>
                  <Icon name="chevron-right" size="sm" />
                </span>
              </AriaButton>
            ) : (
              <span className={css.space} />
            )}
            {selectionMode !== 'none' && (
              <span className={css.box}>
                <SelectionBox isSingle={selectionMode === 'single'} />
              </span>
            )}
            <TreeWords node={node} />
          </>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => treeRow(child, look)}</Collection>
    </TreeItem>
  )
}
