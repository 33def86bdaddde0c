import { use } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../../private/cx.ts'
import { FigureContext } from '../../../private/figure.ts'
import { ABOUT, DASH, SPACE } from '../../../private/inline-space.ts'
import { useFormatMoney } from '../../../private/money-format.ts'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { figures } from '../../../private/text-styles.css.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { amountParts, type AmountFormat } from './amount-parts.ts'
import * as css from './Amount.css.ts'

export interface AmountProps extends RootProps {
  /** Cents for `money`, ten-thousandths for `points`, the number itself for `number`. null where it is not known: a dash, never 0. */
  value: number | null
  /** An estimated amount may still change: ≈ before it, lighter, muted. @default 'final' */
  certainty?: 'estimated' | 'final' | undefined
  /** Whether a word beside the amount says that it is estimated: it is not heard twice. */
  isEstimateSaid?: boolean | undefined
  /** What is counted, and so how it is written. @default 'money' */
  format?: AmountFormat | undefined
  /** `always` writes a plus as well, for what is added to a balance. @default 'auto' */
  sign?: 'auto' | 'always' | undefined
  /** `strong` for totals; an estimated amount is never strong. @default 'normal' */
  weight?: 'normal' | 'strong' | undefined
  /** Leaves out the currency where a column's or table's title says it. */
  isCurrencyHidden?: boolean | undefined
  /** Written after the number: “PV”. */
  unit?: string | undefined
}

/**
 * An amount that is final, estimated or not known, written the same in each table and Stat.
 * For a price in the shop use Price, for an amount in a sentence Money; neither is ever estimated.
 */
export function Amount({
  value,
  certainty = 'final',
  isEstimateSaid = false,
  format = 'money',
  sign = 'auto',
  weight = 'normal',
  isCurrencyHidden = false,
  unit,
  ...rest
}: AmountProps) {
  const intl = useIntl()
  const formatMoney = useFormatMoney()
  const isFigure = use(FigureContext)
  if (value === null || !Number.isFinite(value))
    return (
      <span {...rootProps(rest)} className={css.unknown} data-unknown="">
        <span aria-hidden="true">{DASH}</span>
        <span className={visuallyHidden}>{intl.formatMessage({ id: 'ds.amount.unknown' })}</span>
      </span>
    )
  const isEstimated = certainty === 'estimated' && !isFigure
  const parts = amountParts({
    value,
    format,
    isSigned: sign === 'always',
    formatNumber: intl.formatNumberToParts,
    formatMoney,
  })
  const small = isFigure && css.small
  return (
    <span
      {...rootProps(rest)}
      className={cx(
        css.amount,
        figures,
        isEstimated ? css.estimated : weight === 'strong' && !isFigure && css.strong,
      )}
    >
      {isEstimated && (
        <>
          {!isEstimateSaid && (
            <span className={visuallyHidden}>{intl.formatMessage({ id: 'ds.stat.estimated' }) + SPACE}</span>
          )}
          <span className={css.about} aria-hidden="true">
            {ABOUT}
          </span>
        </>
      )}
      {parts.sign && <span>{parts.sign}</span>}
      {!isCurrencyHidden && parts.currency && (
        <span className={cx(css.currency, small)}>{parts.currency}</span>
      )}
      <span>{parts.whole}</span>
      {parts.cents && <span className={cx(small)}>{parts.cents}</span>}
      {unit !== undefined && <span className={cx(small)}>{SPACE + unit}</span>}
    </span>
  )
}
