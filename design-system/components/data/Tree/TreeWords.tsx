import { createContext, use, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../../private/cx.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { figures } from '../../../private/text-styles.css.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import type { TreeNode } from './rows.ts'
import * as css from './columns.css.ts'
import * as tree from './Tree.css.ts'

export interface TreeColumn {
  /** Tells the columns apart; a node's `values` answer to it. */
  id: string
  /** The head of the column; on phones it stands beside each number. */
  label: string
  /** Numbers stand at the end edge in figures of one width. */
  isNumeric?: boolean | undefined
  /** Left out on phones. */
  isWideOnly?: boolean | undefined
}

/** What all rows show. A context, so that another current row draws two rows anew and not ten thousand. */
export const TreeLookContext = createContext<{
  columns: readonly TreeColumn[]
  current: string | undefined
}>({ columns: [], current: undefined })

/** The heads of the columns, from 960 px on; each value says its own to screen readers. */
export function TreeHead({ label, columns }: { label: ReactNode; columns: readonly TreeColumn[] }) {
  return (
    <div className={css.head} aria-hidden="true">
      <span className={css.name}>{label}</span>
      {columns.map((column) => (
        <span key={column.id} className={css.column}>
          {column.label}
        </span>
      ))}
    </div>
  )
}

/** The words of a row and its values. */
export function TreeWords({ node }: { node: TreeNode }) {
  const intl = useIntl()
  const { columns, current } = use(TreeLookContext)
  const isCurrent = node.id === current
  return (
    <>
      <span className={tree.texts} data-current={isCurrent || undefined}>
        <span className={cx(columns.length > 0 && css.person)}>
          {node.content ?? <span>{node.label}</span>}
          {isCurrent && (
            <span className={visuallyHidden}>{SPACE + intl.formatMessage({ id: 'ds.tree.current' })}</span>
          )}
        </span>
        {node.description && <span className={tree.description}>{node.description}</span>}
      </span>
      {columns.length > 0 && (
        <span className={css.values}>
          {columns.map((column) => (
            <span
              key={column.id}
              className={cx(css.column, figures, css.value, column.isWideOnly && css.wideOnly)}
            >
              <span className={cx(css.label, !column.isNumeric && visuallyHidden)}>{column.label}</span>
              {SPACE}
              <span>{node.values?.[column.id]}</span>
            </span>
          ))}
        </span>
      )}
    </>
  )
}
