import { useIntl } from 'react-intl'
import { cx } from '../../private/cx.ts'
import { moneyText } from '../../private/money-parts.ts'
import { shareOf, type PriceBounds } from './price-span.ts'
import * as css from './PriceRange.css.ts'

export interface PriceSliderProps {
  bounds: PriceBounds
  /** Both ends as they are shown, in minor units. */
  low: number
  high: number
  step: number
  isDisabled: boolean
  /** While a knob moves. */
  onMove: (low: number, high: number) => void
  /** A knob was let go, or a key. */
  onSettle: () => void
}

/** Two of the browser's own range inputs on one line: keyboard, touch and screen readers know them, and they need no inline style. */
export function PriceSlider({ bounds, low, high, step, isDisabled, onMove, onSettle }: PriceSliderProps) {
  const intl = useIntl()
  const [start, end] = [shareOf(low, bounds), shareOf(high, bounds)]
  const knob = { min: bounds.min, max: bounds.max, step, disabled: isDisabled, onPointerUp: onSettle, onKeyUp: onSettle, onBlur: onSettle } as const
  return (
    <div className={css.slider}>
      <svg className={css.line} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className={css.rest} width="100" height="4" />
        <rect className={isDisabled ? css.off : css.span} x={start} width={Math.max(0, end - start)} height="4" />
      </svg>
      <input type="range" {...knob} className={cx(css.input, start > 50 && css.above)} aria-label={intl.formatMessage({ id: 'ds.range.lowest' })} aria-valuetext={moneyText(low, { short: true })} value={low} onChange={(event) => onMove(Math.min(Number(event.target.value), high), high)} />
      <input type="range" {...knob} className={css.input} aria-label={intl.formatMessage({ id: 'ds.range.highest' })} aria-valuetext={moneyText(high, { short: true })} value={high} onChange={(event) => onMove(low, Math.max(Number(event.target.value), low))} />
    </div>
  )
}
