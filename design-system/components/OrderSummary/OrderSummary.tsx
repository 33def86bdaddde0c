import { Money } from '#design-system/Money'
import { cx } from '../../private/cx.ts'
import { figures } from '../../private/text-styles.css.ts'
import * as css from './OrderSummary.css.ts'

export interface SummaryRow {
  id: string
  label: string
  /** Cents; below zero shows as a saving. */
  minor?: number | undefined
  /** Words instead of an amount: “chosen at the next step”. */
  text?: string | undefined
  tone?: keyof typeof css.tones | undefined
}

export interface OrderSummaryProps {
  rows: SummaryRow[]
  total: { label: string, minor: number }
}

/** What an order comes to: its parts, a rule, the total. */
export function OrderSummary({ rows, total }: OrderSummaryProps) {
  return (
    <dl className={cx(css.list, figures)}>
      {rows.map(({ id, label: term, minor, text, tone }) => (
        <div className={css.row} key={id}>
          <dt className={css.term}>{term}</dt>
          <dd className={cx(css.value, tone ? css.tones[tone] : minor === undefined ? css.tones.muted : minor < 0 && css.tones.sale)}>{minor === undefined ? text : <Money minor={minor} />}</dd>
        </div>
      ))}
      <div className={cx(css.row, css.total)}><dt className={css.totalTerm}>{total.label}</dt><dd className={css.value}><Money minor={total.minor} size="lg" /></dd></div>
    </dl>
  )
}
