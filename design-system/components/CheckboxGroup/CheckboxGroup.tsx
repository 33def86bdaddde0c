import type { ReactNode } from 'react'
import { Checkbox } from '#design-system/Checkbox'
import { cx } from '../../private/cx.ts'
import { GroupFrame, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import * as css from './CheckboxGroup.css.ts'

export interface CheckboxGroupOption {
  /** What the group's value holds when this box is checked. */
  value: string
  /** The words beside the box. */
  label: ReactNode
  /** A quieter line below the words, read with the box. */
  description?: string | undefined
  /** Muted, at the end of the line: how many there are. */
  trailing?: ReactNode
  /** It cannot be chosen now, but stays in sight. */
  isDisabled?: boolean | undefined
}

export interface CheckboxGroupProps extends Omit<FieldProps, 'autoComplete'> {
  /** The boxes in the order they are read. */
  options: readonly CheckboxGroupOption[]
  /** The chosen values, always in the order of `options`. */
  value: readonly string[]
  /** A box was checked or unchecked: all values that are chosen now. */
  onChange: (value: string[]) => void
  /** Words of a box above the others that chooses all of them or none; left out, there is no such box. */
  allLabel?: string | undefined
  /** Beside each other from 60rem on, where they fit. */
  isInColumns?: boolean | undefined
  /** `none` leaves "Required" and "Optional" out, where the question does not arise. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** The label is heard but not seen: only where something beside it says the same. */
  isLabelHidden?: boolean | undefined
}

/** Any number of a few: topics, filters. For one yes or no take Checkbox, for exactly one of several RadioGroup. */
export function CheckboxGroup({ label, options, value, onChange, allLabel, isInColumns = false, mark, isLabelHidden, isRequired, isDisabled, errorMessage, description, name, id, onBlur }: CheckboxGroupProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  const free = options.filter((option) => !option.isDisabled)
  const chosen = free.filter((option) => value.includes(option.value)).length
  /** A disabled option keeps the state it has. */
  const choose = (has: (option: CheckboxGroupOption) => boolean) => onChange(options.filter((option) => option.isDisabled ? value.includes(option.value) : has(option)).map((option) => option.value))
  return (
    <GroupFrame role="group" ids={ids} label={label} isRequired={isRequired} mark={mark} isLabelHidden={isLabelHidden} description={description} errorMessage={errorMessage} onBlur={onBlur}>
      {allLabel !== undefined && <Checkbox isSelected={chosen === free.length && chosen > 0} isIndeterminate={chosen > 0 && chosen < free.length} onChange={(all) => choose(() => all)} isDisabled={isDisabled || free.length === 0}>{allLabel}</Checkbox>}
      <div className={cx(css.list, isInColumns && css.columns)}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            isSelected={value.includes(option.value)}
            onChange={(isSelected) => choose((other) => other.value === option.value ? isSelected : value.includes(other.value))}
            isDisabled={isDisabled || option.isDisabled}
            description={option.description}
            trailing={option.trailing}
            name={name}
            value={option.value}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </GroupFrame>
  )
}
