import type { Ref } from 'react'
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components'
import { Icon } from '#design-system/Icon'
import { AriaFieldFrame, fieldStyles, type FieldProps } from '../../private/field/index.ts'
import { present } from '../../private/present.ts'
import * as css from './NumberField.css.ts'

export interface NumberFieldProps extends Omit<FieldProps, 'autoComplete'> {
  /** The number, in the unit of the field that `suffix` names; `null` while nothing is typed. */
  value: number | null
  /** Called when the number is settled: on leaving the field, on Enter, by arrow keys and steps. */
  onChange: (value: number | null) => void
  /** The smallest number that is right, in the unit of the value. */
  min?: number | undefined
  /** The largest number that is right, in the unit of the value. */
  max?: number | undefined
  /** What one arrow key or step adds, in the unit of the value. @default 1 */
  step?: number | undefined
  /** Digits after the decimal sign. @default 0 */
  fractionDigits?: number | undefined
  /** Stands before the number: "HK$". Name it in the label too when it is not obvious. */
  prefix?: string | undefined
  /** Stands after the number: "kg". */
  suffix?: string | undefined
  /** Minus and plus at the end. @default false */
  hasSteps?: boolean | undefined
  /** `snap` brings a number outside the limits to the nearest inside; `keep` leaves what was typed for a message. @default 'keep' */
  outside?: 'snap' | 'keep' | undefined
  /** `none` leaves "Required" and "Optional" out, where the question does not arise. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** The label is heard but not seen: only where something beside it says the same. */
  isLabelHidden?: boolean | undefined
  /** The input, for focus after a failed submit. */
  ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A number one types, in the digits and signs of the page's language: an age, a weight, an amount.
 * For how many pieces take QuantityStepper. Not for what only looks like a number: phone, code, postcode (TextField).
 */
export function NumberField({ label, value, onChange, min, max, step, fractionDigits = 0, prefix, suffix, hasSteps = false, outside = 'keep', isRequired, isDisabled, errorMessage, description, mark, isLabelHidden, ref, ...input }: NumberFieldProps) {
  const report = (next: number) => {
    const settled = Number.isFinite(next) ? next : null
    if (settled !== value) onChange(settled)
  }
  return (
    <AriaNumberField
      className={fieldStyles.field}
      value={value ?? Number.NaN}
      onChange={report}
      formatOptions={{ maximumFractionDigits: fractionDigits }}
      commitBehavior={outside === 'snap' ? 'snap' : 'validate'}
      isRequired={isRequired ?? false}
      isDisabled={isDisabled ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      isWheelDisabled
      {...present({ minValue: min, maxValue: max, step, ...input })}
    >
      <AriaFieldFrame label={label} isRequired={isRequired} errorMessage={errorMessage} description={description} mark={mark} isLabelHidden={isLabelHidden}>
        <Group className={css.box}>
          {prefix && <span className={css.affix} aria-hidden="true">{prefix}</span>}
          <Input className={css.input} ref={ref} />
          {suffix && <span className={css.affix} aria-hidden="true">{suffix}</span>}
          {hasSteps && <Button slot="decrement" className={css.step}><Icon name="minus" size="sm" /></Button>}
          {hasSteps && <Button slot="increment" className={css.step}><Icon name="plus" size="sm" /></Button>}
        </Group>
      </AriaFieldFrame>
    </AriaNumberField>
  )
}
