import type { ReactNode } from 'react'
import { Checkbox } from '#design-system/fields/Checkbox'
import { cx } from '../../../private/cx.ts'
import { GroupFrame, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { rootProps } from '../../../private/root-props.ts'
import * as css from './CheckboxGroup.css.ts'

export interface CheckboxGroupOption {
  /** Value added to the group's value when checked. */
  value: string
  /** Label next to the checkbox. */
  label: ReactNode
  /** Secondary text below the label, read with the checkbox. */
  description?: string | undefined
  /** Muted text at the end of the line, such as a count. */
  trailing?: ReactNode
  /** Whether it is visible but cannot be changed. */
  isDisabled?: boolean | undefined
}

export interface CheckboxGroupProps extends Omit<FieldProps, 'autoComplete'> {
  /** Checkboxes in display order. */
  options: readonly CheckboxGroupOption[]
  /** Selected values, always in the order of `options`. */
  value: readonly string[]
  /** Called with all selected values when a box is checked or unchecked. */
  onChange: (value: string[]) => void
  /** Label of a checkbox above the others that selects all or none; without it there is no such checkbox. */
  allLabel?: string | undefined
  /** Whether the boxes are laid out in columns from 60rem on. */
  isInColumns?: boolean | undefined
  /** `none` hides "Required" and "Optional", where they make no sense. @default 'auto' */
  mark?: 'auto' | 'none' | undefined
  /** Whether the label is visually hidden: only where adjacent text says the same. */
  isLabelHidden?: boolean | undefined
}

/**
 * Selects any number of a few options, such as topics or filters. Use Checkbox for a single yes/no and RadioGroup for
 * exactly one of several; not for long lists.
 */
export function CheckboxGroup({
  label,
  options,
  value,
  onChange,
  allLabel,
  isInColumns = false,
  mark,
  isLabelHidden,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  name,
  id,
  onBlur,
  ...rest
}: CheckboxGroupProps) {
  const ids = useFieldIds({ id, description, errorMessage })
  const free = options.filter((option) => !option.isDisabled)
  const chosen = free.filter((option) => value.includes(option.value)).length
  /** A disabled option keeps its state. */
  const choose = (has: (option: CheckboxGroupOption) => boolean) =>
    onChange(
      options
        .filter((option) => (option.isDisabled ? value.includes(option.value) : has(option)))
        .map((option) => option.value),
    )
  return (
    <GroupFrame
      {...rootProps(rest)}
      role="group"
      ids={ids}
      label={label}
      isRequired={isRequired}
      mark={mark}
      isLabelHidden={isLabelHidden}
      description={description}
      errorMessage={errorMessage}
      onBlur={onBlur}
    >
      {allLabel !== undefined && (
        <Checkbox
          isSelected={chosen === free.length && chosen > 0}
          isIndeterminate={chosen > 0 && chosen < free.length}
          onChange={(all) => choose(() => all)}
          isDisabled={isDisabled || free.length === 0}
        >
          {allLabel}
        </Checkbox>
      )}
      <div className={cx(css.list, isInColumns && css.columns)}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            isSelected={value.includes(option.value)}
            onChange={(isSelected) =>
              choose((other) => (other.value === option.value ? isSelected : value.includes(other.value)))
            }
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
