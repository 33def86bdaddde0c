import { cx } from '../../../private/cx.ts'
import { splitMoney, useFormatMoney } from '../../../private/money-format.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import * as css from './Money.css.ts'

export interface MoneyProps extends RootProps {
  /** Cents, an integer; written by the provider's `formatMoney`. */
  minor: number
  /** `xs` and `sm` run with the text; from `md` on the whole dollars are larger than the rest. @default 'sm' */
  size?: keyof typeof css.sizes
  /** The colour, by what the amount is: an offer, a member's price. */
  tone?: keyof typeof css.tones
  /** An old price: struck, muted. */
  isStruck?: boolean
  /** Heavier, in running text. */
  isStrong?: boolean
}

/** An amount of money with tabular figures. For a product's price with its old one and the associate's take Price; never write an amount into a text by hand. */
export function Money({ minor, size = 'sm', tone, isStruck = false, isStrong = false, ...rest }: MoneyProps) {
  const className = cx(css.money, figures, css.sizes[size], tone && css.tones[tone], isStrong && css.strong)
  const text = useFormatMoney()(minor)
  if (isStruck)
    return (
      <s {...rootProps(rest)} className={cx(css.money, figures, css.struck)}>
        {text}
      </s>
    )
  if (size === 'xs' || size === 'sm')
    return (
      <span {...rootProps(rest)} className={className}>
        {text}
      </span>
    )
  const { sign, currency, whole, cents } = splitMoney(text)
  return (
    <span {...rootProps(rest)} className={className}>
      {sign && <span>{sign}</span>}
      <span className={cx(css.small, css.currency)}>{currency}</span>
      <span>{whole}</span>
      <span className={css.small}>{cents}</span>
    </span>
  )
}
