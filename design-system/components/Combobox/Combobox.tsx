import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { cx } from '../../private/cx.ts'
import { AriaFieldFrame, fieldStyles, type FieldProps } from '../../private/field/index.ts'
import { present } from '../../private/present.ts'
import * as styles from './Combobox.css.ts'
import { ListPopover } from './ListPopover.tsx'

export interface ComboboxOption {
  /** What the field's value is when this option is chosen. */
  value: string
  /** What is seen in the list, and what typing finds. */
  label: string
  /** It stays in the list but cannot be chosen. */
  isDisabled?: boolean | undefined
}

export interface ComboboxProps extends FieldProps {
  /** What can be chosen, in the order of the list; from a hundred on only those in sight are drawn. */
  options: readonly ComboboxOption[]
  /** The chosen option's value; an empty string when nothing is chosen. */
  value: string
  /** An option was chosen, or with an empty string the choice was cleared. */
  onChange: (value: string) => void
  /** The options are still coming. */
  isLoading?: boolean | undefined
  /** Pale words while nothing is chosen; never the only label. @default the words for "Please choose" */
  placeholder?: string | undefined
  /** Shown when nothing matches. */
  emptyText?: ReactNode
}

/** From here on only the options in sight are drawn. */
const manyOptions = 100

/**
 * One of many options, found by typing a part of its name. Only what is in the list can be chosen.
 * For up to about fifteen options take Select, for words that need not be in a list SearchField.
 */
export function Combobox({ label, options, value, onChange, isLoading = false, placeholder, emptyText, isRequired, isDisabled, errorMessage, description, autoComplete, ...input }: ComboboxProps) {
  const intl = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const isLong = options.length > manyOptions
  // Should it not arrive the whole list is drawn, as before it came.
  const [VirtualList, setVirtualList] = useState<ComponentType<{ children: ReactNode }>>()
  useEffect(() => { if (isLong) import('./VirtualList.tsx').then((module) => setVirtualList(() => module.VirtualList), () => undefined) }, [isLong])
  // A browser that fills in a whole address writes into fields nobody is in: take its words as a choice.
  const takeAutofill = (text: string) => {
    if (!text || document.activeElement === field.current) return
    const match = options.find((option) => option.label.toLowerCase() === text.trim().toLowerCase())
    if (match && match.value !== value) onChange(match.value)
  }
  const empty = isLoading ? intl.formatMessage({ id: 'ds.combobox.loading' }) : emptyText ?? intl.formatMessage({ id: 'ds.combobox.none' })
  const list = (
    <ListBox<ComboboxOption> className={styles.list} renderEmptyState={() => <div className={styles.empty}>{empty}</div>}>
      {(option) => (
        <ListBoxItem id={option.value} textValue={option.label} className={styles.option} isDisabled={option.isDisabled ?? false}>
          {({ isSelected }) => <><span>{option.label}</span>{isSelected && <Icon name="check" size="sm" />}</>}
        </ListBoxItem>
      )}
    </ListBox>
  )
  return (
    <ComboBox
      className={fieldStyles.field}
      defaultItems={options}
      value={value || null}
      onChange={(key) => { if (key !== null || value) onChange(key === null ? '' : String(key)) }}
      onInputChange={takeAutofill}
      menuTrigger="focus"
      allowsEmptyCollection
      isRequired={isRequired ?? false}
      isDisabled={isDisabled ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...present(input)}
    >
      <AriaFieldFrame label={label} isRequired={isRequired} errorMessage={errorMessage} description={description}>
        <div className={fieldStyles.wrapper}>
          <Input ref={field} className={cx(fieldStyles.control, fieldStyles.withEnd)} placeholder={placeholder ?? (isLoading ? intl.formatMessage({ id: 'ds.combobox.loading' }) : intl.formatMessage({ id: 'ds.select.placeholder' }))} {...present({ autoComplete })} />
          <div className={fieldStyles.end}><Button className={styles.button}><Icon name="chevron-down" size="sm" /></Button></div>
        </div>
      </AriaFieldFrame>
      <ListPopover field={field}>{isLong && VirtualList ? <VirtualList>{list}</VirtualList> : list}</ListPopover>
    </ComboBox>
  )
}
