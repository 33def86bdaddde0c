import { Button, Group, Input, NumberField } from 'react-aria-components'
import { Icon } from '#design-system/Icon'
import { FieldFrame, fieldStyles } from '../../private/field/index.ts'
import { present } from '../../private/present.ts'
import * as styles from './QuantityStepper.css.ts'

export interface QuantityStepperProps {
  /** What is counted, e.g. "Quantity of Vitamin C". Kept from the eye unless `isLabelVisible`. */
  label: string
  value: number
  /** @default 1 */
  min?: number | undefined
  /** The most that can be had: the stock. */
  max?: number | undefined
  /** Called with a whole number between `min` and `max`: at once from the buttons and arrow keys, on leaving the field when typed. */
  onChange: (value: number) => void
  /** The last change is on its way: shown dimmed, further changes stay possible. */
  isPending?: boolean | undefined
  isDisabled?: boolean | undefined
  isLabelVisible?: boolean | undefined
  /** `start`: the visible label stands before the control, in one line with it. */
  labelPlace?: 'top' | 'start' | undefined
  description?: string | undefined
  errorMessage?: string | undefined
  id?: string | undefined
  name?: string | undefined
}

const wholeNumbers: Intl.NumberFormatOptions = { maximumFractionDigits: 0, useGrouping: false }

/** How many: minus, a number one can type, plus. Arrow keys, Page Up and Down, Home and End work in the number. */
export function QuantityStepper({ label, value, min = 1, max, onChange, isPending, isDisabled, isLabelVisible = false, labelPlace = 'top', description, errorMessage, id, name }: QuantityStepperProps) {
  return (
    <NumberField
      className={labelPlace === 'start' ? `${fieldStyles.field} ${styles.beside}` : fieldStyles.field}
      value={value}
      minValue={min}
      onChange={(next) => { if (Number.isFinite(next) && next !== value) onChange(next) }}
      isDisabled={isDisabled ?? false}
      isInvalid={Boolean(errorMessage)}
      formatOptions={wholeNumbers}
      isWheelDisabled
      aria-busy={isPending ?? false}
      {...present({ maxValue: max, id, name })}
    >
      <FieldFrame label={label} mark="none" isLabelHidden={!isLabelVisible} description={description} errorMessage={errorMessage}>
        <Group className={isPending ? `${styles.group} ${styles.pending}` : styles.group}>
          <Button slot="decrement" className={styles.step}><Icon name="minus" size="sm" /></Button>
          <Input className={styles.number} />
          <Button slot="increment" className={styles.step}><Icon name="plus" size="sm" /></Button>
        </Group>
      </FieldFrame>
    </NumberField>
  )
}
