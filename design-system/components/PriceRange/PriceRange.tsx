import { useState } from 'react'
import { useIntl } from 'react-intl'
import { NumberField } from '#design-system/NumberField'
import { GroupFrame, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import { settleRange, type PriceBounds, type PriceSpan } from './price-span.ts'
import * as css from './PriceRange.css.ts'
import { PriceSlider } from './PriceSlider.tsx'

export interface PriceRangeProps extends Pick<FieldProps, 'label' | 'isDisabled' | 'description' | 'errorMessage' | 'id'> {
  /** The lowest and highest price there is, in minor units (cents HKD). */
  bounds: PriceBounds
  /** The chosen span in minor units; `null` is an open end. */
  value: PriceSpan
  /** Called when an end is settled: a knob let go, a field left. Never while a knob moves, so it may ask the service. */
  onChange: (value: PriceSpan) => void
  /** What one arrow key moves, in minor units (cents). @default 1000 (HK$10) */
  step?: number | undefined
  /** The label is heard but not seen: only where something beside it says the same. */
  isLabelHidden?: boolean | undefined
}

/**
 * From what price to what price: two fields joined to a slider. Ends typed the wrong way round are put right; an end on its bound filters nothing.
 * For one price take NumberField.
 */
export function PriceRange({ label, bounds, value, onChange, step = 1000, isDisabled = false, isLabelHidden, description, errorMessage, id }: PriceRangeProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  // What the knobs show while they move; the value again once it is settled.
  const [moving, setMoving] = useState<PriceSpan | null>(null)
  const shown = settleRange(moving ?? value, bounds)
  const [low, high] = [shown.from ?? bounds.min, shown.to ?? bounds.max]

  const settle = (span: PriceSpan) => {
    setMoving(null)
    const next = settleRange(span, bounds)
    if (next.from !== value.from || next.to !== value.to) onChange(next)
  }
  const field = { min: 0, fractionDigits: 2, prefix: 'HK$', mark: 'none', isDisabled } as const
  const minor = (dollars: number | null) => dollars === null ? null : Math.round(dollars * 100)

  return (
    <GroupFrame role="group" mark="none" ids={ids} label={label} isLabelHidden={isLabelHidden} description={description} errorMessage={errorMessage}>
      <div className={css.fields}>
        <NumberField {...field} label={intl.formatMessage({ id: 'ds.range.from' })} value={low / 100} onChange={(from) => settle({ from: minor(from), to: value.to })} />
        <NumberField {...field} label={intl.formatMessage({ id: 'ds.range.to' })} value={high / 100} onChange={(to) => settle({ from: value.from, to: minor(to) })} />
      </div>
      <PriceSlider bounds={bounds} low={low} high={high} step={step} isDisabled={isDisabled} onMove={(from, to) => setMoving({ from, to })} onSettle={() => { if (moving) settle(moving) }} />
    </GroupFrame>
  )
}
