import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Stat, type StatProps } from '#design-system/data/Stat'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import * as css from './StatStrip.css.ts'

interface StatStripPart {
  /** Tells the parts apart; no two are alike. */
  id: string
  /** Shown from 960 px on only, where phones have the figure elsewhere. */
  isWideOnly?: boolean | undefined
}

interface StatStripContent {
  /** What stands in the strip in place of a figure: a switch with its words, an account and its action. */
  content: ReactNode
}

/** A figure, or something else that belongs in the line, such as a switch. */
export type StatStripItem = StatStripPart & (StatProps | StatStripContent)

export interface StatStripProps extends RootProps {
  /** What the figures are about, for screen readers: “Commissions in short”. */
  label: string
  /** The figures in their order; period and “as of” are left out where the strip says them. */
  items: readonly StatStripItem[]
  /** When all of them were counted, as a date in the page's language: “22 November 2026, 06:00 (Hong Kong)”. */
  asOf?: string | undefined
  /** How many columns they have from 960 px on. @default 3 */
  columns?: 2 | 3 | undefined
  /** How many columns they have on phones. @default 2 */
  phoneColumns?: 1 | 2 | undefined
}

/** Related figures in one strip, divided by hairlines, with one “as of” for all. For one figure alone take Stat, for figures with a goal RankChecklist, for many in rows Table. */
export function StatStrip({ label, items, asOf, columns = 3, phoneColumns = 2, ...rest }: StatStripProps) {
  const intl = useIntl()
  return (
    <div {...rootProps(rest)} role="group" aria-label={label}>
      {asOf !== undefined && (
        <div className={css.asOf}>{intl.formatMessage({ id: 'ds.stat.asOf' }, { date: asOf })}</div>
      )}
      <ul role="list" className={cx(css.strip, css.columns[columns], css.phones[phoneColumns])}>
        {items.map(({ id, isWideOnly, ...item }) => (
          <li key={id} className={cx(css.part, isWideOnly && css.wideOnly)}>
            {'content' in item ? <div className={css.content}>{item.content}</div> : <Stat {...item} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
