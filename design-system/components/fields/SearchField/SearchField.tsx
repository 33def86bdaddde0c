import { lazy, Suspense, useId, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as styles from './SearchField.css.ts'
import type { SearchSuggestion } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Most visits show no suggestion, so its script is loaded with the first one. */
const SuggestionList = lazy(() =>
  import('./SuggestionList.tsx').then((module) => ({ default: module.SuggestionList })),
)

export interface SearchFieldProps extends RootProps {
  /** What is searched: "Search products". Also the default placeholder. */
  label: string
  /** Typed text (controlled). */
  value: string
  /** Called when the text changes or is cleared. */
  onChange: (value: string) => void
  /** Called on Enter or the keyboard's search key, not for an empty query. */
  onSubmit: (value: string) => void
  /** Suggestions below the field; if empty, the list is hidden. */
  suggestions?: readonly SearchSuggestion[] | undefined
  /** Called when a suggestion is selected. @default submits its label */
  onSuggestion?: ((suggestion: SearchSuggestion) => void) | undefined
  /** Called when a suggestion with a `removeLabel` is removed: by its button, or by Delete while it is active. */
  onRemove?: ((suggestion: SearchSuggestion) => void) | undefined
  /** Called when the field takes the focus: the time to load what an empty field suggests. */
  onFocus?: (() => void) | undefined
  /** Placeholder while the field is empty. @default the label */
  placeholder?: string | undefined
  /** URL to which the form is sent before the script has loaded. */
  action?: string | undefined
  /** Name of the query parameter. @default 'q' */
  name?: string | undefined
}

/**
 * A search form that works without script, and with script shows suggestions navigated by arrow keys. It is a plain search
 * field; only while suggestions are shown it says so, with the attributes of react-aria's Autocomplete.
 * Use Combobox to select from a known list. Not for filtering the content of a page, which needs no form.
 */
export function SearchField({
  label,
  value,
  onChange,
  onSubmit,
  suggestions = [],
  onSuggestion,
  onRemove,
  onFocus,
  placeholder,
  action,
  name = 'q',
  ...rest
}: SearchFieldProps) {
  const intl = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useSuggestions({
    suggestions,
    value,
    onChange,
    onChoose: onSuggestion ?? ((suggestion) => onSubmit(suggestion.label)),
    onRemove: (suggestion) => {
      onRemove?.(suggestion)
      input.current?.focus()
    },
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving the form closes the list
    <form
      {...rootProps(rest)}
      role="search"
      aria-label={label}
      className={styles.form}
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        list.close()
        if (value.trim()) onSubmit(value.trim())
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) list.close()
      }}
    >
      <label htmlFor={id} className={visuallyHidden}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon name="search" size="sm" />
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          className={styles.input}
          value={value}
          placeholder={placeholder ?? label}
          onChange={(event) => list.onType(event.target.value)}
          onFocus={() => {
            list.open()
            onFocus?.()
          }}
          onKeyDown={list.onKeyDown}
          autoComplete="off"
          enterKeyHint="search"
          {...(list.isListed && {
            'aria-autocomplete': 'list' as const,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': list.active >= 0 ? `${id}-${list.active}` : undefined,
          })}
        />
        {value && (
          <AriaButton
            className={styles.clear}
            aria-label={intl.formatMessage({ id: 'ds.search.clear' })}
            onPress={() => {
              onChange('')
              input.current?.focus()
            }}
          >
            <Icon name="close" size="sm" />
          </AriaButton>
        )}
      </div>
      <span role="status" className={visuallyHidden}>
        {list.isListed && intl.formatMessage({ id: 'ds.search.count' }, { n: suggestions.length })}
      </span>
      {list.isListed && (
        <Suspense>
          <SuggestionList
            id={id}
            suggestions={suggestions}
            active={list.active}
            onChoose={list.choose}
            onRemove={list.remove}
          />
        </Suspense>
      )}
    </form>
  )
}
