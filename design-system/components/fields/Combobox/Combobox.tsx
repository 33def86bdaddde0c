import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { AriaFieldFrame, fieldStyles, type FieldProps } from '../../../private/field/index.ts'
import { present } from '../../../private/present.ts'
import * as styles from './Combobox.css.ts'
import { ListPopover } from './ListPopover.tsx'

export interface ComboboxOption {
  /** Value of the field when this option is selected. */
  value: string
  /** Text in the list, matched against what is typed. */
  label: string
  /** Whether it is listed but cannot be selected. */
  isDisabled?: boolean | undefined
}

export interface ComboboxProps extends FieldProps {
  /** Available options, in display order; from a hundred on only the visible ones are rendered. */
  options: readonly ComboboxOption[]
  /** Value of the selected option; an empty string when nothing is selected. */
  value: string
  /** Called when an option is selected, or with an empty string when the selection is cleared. */
  onChange: (value: string) => void
  /** Whether the options are still loading. */
  isLoading?: boolean | undefined
  /** Placeholder while nothing is selected; never the only label. @default the words for "Please choose" */
  placeholder?: string | undefined
  /** Shown when no option matches. */
  emptyText?: ReactNode
}

/** Number of options from which only the visible ones are rendered. */
const manyOptions = 100

/**
 * Selects one of many options by typing part of its name. Only values in the list are accepted.
 * Use Select for up to about fifteen options, and SearchField for free text.
 */
export function Combobox({
  label,
  options,
  value,
  onChange,
  isLoading = false,
  placeholder,
  emptyText,
  isRequired,
  isDisabled,
  errorMessage,
  description,
  autoComplete,
  ...input
}: ComboboxProps) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const isLong = options.length > manyOptions
  // If it fails to load, the whole list is rendered, as before it loaded.
  const [VirtualList, setVirtualList] = useState<ComponentType<{ children: ReactNode }>>()
  useEffect(() => {
    if (isLong)
      import('./VirtualList.tsx').then(
        (module) => setVirtualList(() => module.VirtualList),
        () => undefined,
      )
  }, [isLong])
  // Browser autofill of a whole address writes into fields without focus: treat its text as a selection.
  const takeAutofill = (text: string) => {
    if (!text || document.activeElement === field.current) return
    const match = options.find((option) => option.label.toLowerCase() === text.trim().toLowerCase())
    if (match && match.value !== value) onChange(match.value)
  }
  const empty = isLoading
    ? intl.formatMessage({ id: 'ds.combobox.loading' })
    : (emptyText ?? intl.formatMessage({ id: 'ds.combobox.none' }))
  const list = (
    <ListBox<ComboboxOption>
      className={styles.list}
      renderEmptyState={() => <div className={styles.empty}>{empty}</div>}
    >
      {(option) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          className={styles.option}
          isDisabled={option.isDisabled ?? false}
        >
          {({ isSelected }) => (
            <>
              <span>{option.label}</span>
              {isSelected && <Icon name="check" size="sm" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
  return (
    <ComboBox
      className={fieldStyles.field}
      defaultItems={options}
      value={value || null}
      onChange={(key) => {
        if (key !== null || value) onChange(key === null ? '' : String(key))
      }}
      onInputChange={takeAutofill}
      menuTrigger="focus"
      allowsEmptyCollection
      isRequired={isRequired ?? false}
      isDisabled={isDisabled ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...present(input)}
    >
      <AriaFieldFrame
        label={label}
        isRequired={isRequired}
        errorMessage={errorMessage}
        description={description}
      >
        <div className={fieldStyles.wrapper}>
          <Input
            ref={field}
            className={cx(fieldStyles.control, fieldStyles.withEnd)}
            placeholder={
              placeholder ??
              (isLoading
                ? intl.formatMessage({ id: 'ds.combobox.loading' })
                : intl.formatMessage({ id: 'ds.select.placeholder' }))
            }
            {...present({ autoComplete })}
          />
          <div className={fieldStyles.end}>
            <Button className={styles.button}>
              <Icon name="chevron-down" size="sm" />
            </Button>
          </div>
        </div>
      </AriaFieldFrame>
      <ListPopover field={field}>
        {isLong && VirtualList ? <VirtualList>{list}</VirtualList> : list}
      </ListPopover>
    </ComboBox>
  )
}
