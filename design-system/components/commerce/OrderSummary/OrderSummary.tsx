import { Money } from '#design-system/data/Money'
import { cx } from '../../../private/cx.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './OrderSummary.css.ts'

export interface SummaryRow {
  /** Tells the rows apart; no two are alike. */
  id: string
  /** What the amount is for: “Shipping”. */
  label: string
  /** Cents; below zero shows as a saving. */
  minor?: number | undefined
  /** Words instead of an amount: “chosen at the next step”. */
  text?: string | undefined
  /** The colour, by what the amount is: a saving, a member's price. */
  tone?: keyof typeof css.tones | undefined
}

export interface OrderSummaryProps extends RootProps {
  /** The parts of the total in the order they add up. */
  rows: SummaryRow[]
  /** What is to be paid: its words, and the amount in cents. */
  total: { label: string; minor: number }
}

/** What an order comes to: its parts, a rule, the total. It never adds anything up: amounts come from the service. For other pairs of words take DescriptionList. */
export function OrderSummary({ rows, total, ...rest }: OrderSummaryProps) {
  return (
    <dl {...rootProps(rest)} className={cx(css.list, figures)}>
      {rows.map(({ id, label: term, minor, text, tone }) => (
        <div className={css.row} key={id}>
          <dt className={css.term}>{term}</dt>
          <dd
            className={cx(
              css.value,
              tone ? css.tones[tone] : minor === undefined ? css.tones.muted : minor < 0 && css.tones.sale,
            )}
          >
            {minor === undefined ? text : <Money minor={minor} />}
          </dd>
        </div>
      ))}
      <div className={cx(css.row, css.total)}>
        <dt className={css.totalTerm}>{total.label}</dt>
        <dd className={css.value}>
          <Money minor={total.minor} size="lg" />
        </dd>
      </div>
    </dl>
  )
}
