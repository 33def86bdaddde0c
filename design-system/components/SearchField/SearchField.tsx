/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events --
   ARIA's combobox with a list: focus and keys stay in the input, which names the active option; <datalist> cannot be styled or walked the same everywhere. */
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as styles from './SearchField.css.ts'

export interface SearchSuggestion {
  /** Tells the suggestions apart; no two are alike. */
  value: string
  /** The words that are seen, and searched for when it is chosen. */
  label: string
}

export interface SearchFieldProps {
  /** What is searched: "Search products". Also the placeholder unless another is given. */
  label: string
  /** What is typed; the caller keeps it. */
  value: string
  /** Something was typed, or the field was emptied. */
  onChange: (value: string) => void
  /** Enter or the keyboard's search key. Not called for empty words. */
  onSubmit: (value: string) => void
  /** Words to choose from below the field; empty hides the list. */
  suggestions?: readonly SearchSuggestion[] | undefined
  /** A suggestion was chosen. @default submits its label */
  onSuggestion?: ((suggestion: SearchSuggestion) => void) | undefined
  /** Pale words while the field is empty. @default the label */
  placeholder?: string | undefined
  /** Where the form goes by itself before any script has arrived. */
  action?: string | undefined
  /** The query parameter. @default 'q' */
  name?: string | undefined
}

/**
 * Search: a plain form that works without script, and with it a list of suggestions one walks with the arrow keys.
 * To choose from a list that is known take Combobox; a filter of what is on the page does not need a form.
 */
export function SearchField({ label, value, onChange, onSubmit, suggestions = [], onSuggestion, placeholder, action, name = 'q' }: SearchFieldProps) {
  const intl = useIntl()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isListed = isOpen && suggestions.length > 0

  const close = () => { setOpen(false); setActive(-1) }
  const choose = (suggestion: SearchSuggestion) => {
    close()
    onChange(suggestion.label)
    if (onSuggestion) onSuggestion(suggestion)
    else onSubmit(suggestion.label)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a Chinese composition is not a search.
    if (event.nativeEvent.isComposing) return
    const chosen = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!suggestions.length) return
      event.preventDefault()
      setOpen(true)
      // Before the first suggestion lies the field itself (-1), so the walk goes round n + 1 places.
      const places = suggestions.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((at) => (at + 1 + step + places) % places - 1)
    } else if (event.key === 'Enter' && isListed && chosen) { event.preventDefault(); choose(chosen) }
    else if (event.key === 'Escape') {
      if (isListed) { event.preventDefault(); close() }
      else if (value) { event.preventDefault(); onChange('') }
    }
  }

  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      action={action}
      onSubmit={(event) => { event.preventDefault(); close(); if (value.trim()) onSubmit(value.trim()) }}
      onBlur={(event) => { if (!event.currentTarget.contains(event.relatedTarget)) close() }}
    >
      <label htmlFor={id} className={visuallyHidden}>{label}</label>
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
          onChange={(event) => { onChange(event.target.value); setOpen(true); setActive(-1) }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
        />
        {value && <button type="button" className={styles.clear} aria-label={intl.formatMessage({ id: 'ds.search.clear' })} onClick={() => { onChange(''); input.current?.focus() }}><Icon name="close" size="sm" /></button>}
      </div>
      {isListed && (
        <ul id={`${id}-list`} role="listbox" aria-label={intl.formatMessage({ id: 'ds.search.suggestions' })} className={styles.list}>
          {suggestions.map((suggestion, index) => (
            // Focus stays in the field: the list is walked with its keys, so the press must not take it.
            <li key={suggestion.value} id={`${id}-${index}`} role="option" aria-selected={index === active} className={styles.option} onPointerDown={(event) => event.preventDefault()} onClick={() => choose(suggestion)}>
              <Icon name="search" size="sm" />{suggestion.label}
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
