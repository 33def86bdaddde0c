import type { ReactNode } from 'react'
import { cx } from '../../private/cx.ts'
import * as css from './DescriptionList.css.ts'

export interface DescriptionListProps {
  items: { term: string, description: ReactNode }[]
  /** `columns` wide terms, `narrow` short ones, `ends` values at the end edge, `stacked` the term above. */
  layout?: keyof typeof css.layouts
}

/** Terms and what they are here. */
export function DescriptionList({ items, layout = 'columns' }: DescriptionListProps) {
  return (
    <dl className={css.list}>
      {items.map((item) => <div className={cx(css.row, css.layouts[layout])} key={item.term}><dt className={css.term}>{item.term}</dt><dd className={cx(layout === 'ends' && css.atEnd)}>{item.description}</dd></div>)}
    </dl>
  )
}
