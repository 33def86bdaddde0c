import type { ReactNode } from 'react'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './DescriptionList.css.ts'

export interface DescriptionListProps extends RootProps {
  /** The pairs in the order they are read. */
  items: { term: string; description: ReactNode }[]
  /** `columns` wide terms, `narrow` short ones, `ends` values at the end edge, `stacked` the term above. @default 'columns' */
  layout?: keyof typeof css.layouts
}

/** Terms and what they are here: the properties of one thing. For several things with the same properties take Table, for amounts that add up OrderSummary. */
export function DescriptionList({ items, layout = 'columns', ...rest }: DescriptionListProps) {
  return (
    <dl {...rootProps(rest)} className={css.list}>
      {items.map((item) => (
        <div className={cx(css.row, css.layouts[layout])} key={item.term}>
          <dt className={css.term}>{item.term}</dt>
          <dd className={cx(layout === 'ends' && css.atEnd)}>{item.description}</dd>
        </div>
      ))}
    </dl>
  )
}
