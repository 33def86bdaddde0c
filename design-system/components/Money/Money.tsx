import { cx } from '../../private/cx.ts'
import { moneyParts, moneyText } from '../../private/money-parts.ts'
import { figures } from '../../private/text-styles.css.ts'
import * as css from './Money.css.ts'

export interface MoneyProps {
  /** Cents of HKD, an integer; below zero shows a true minus. */
  minor: number
  /** `xs` and `sm` run with the text; from `md` on the whole dollars are larger than the rest. @default 'sm' */
  size?: keyof typeof css.sizes
  /** The colour, by what the amount is: an offer, a member's price. */
  tone?: keyof typeof css.tones
  /** An old price: struck, muted, without `.00`. */
  strike?: boolean
  /** Heavier, in running text. */
  strong?: boolean
}

/** An amount in HKD with tabular figures. For a product's price with its old one and the associate's take Price; never write an amount into a text by hand. */
export function Money({ minor, size = 'sm', tone, strike = false, strong = false }: MoneyProps) {
  const className = cx(css.money, figures, css.sizes[size], tone && css.tones[tone], strong && css.strong)
  if (strike) return <s className={cx(css.money, figures, css.strike)}>{moneyText(minor, { short: true })}</s>
  if (size === 'xs' || size === 'sm') return <span className={className}>{moneyText(minor)}</span>
  const { sign, currency, whole, cents } = moneyParts(minor)
  return (
    <span className={className}>
      {sign}<span className={cx(css.small, css.currency)}>{currency}</span>{whole}<span className={css.small}>{cents}</span>
    </span>
  )
}
