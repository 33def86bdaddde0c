/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events --
   ARIA's combobox with a list: focus and keys stay in the input, which names the active option; <datalist> cannot be styled or walked the same everywhere. */
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import type { SearchSuggestion } from './suggestion.ts'
import * as styles from './SearchField.css.ts'

interface SuggestionListProps {
  /** Prefix of the ids of the list (`…-list`) and its options (`…-0`). */
  id: string
  suggestions: readonly SearchSuggestion[]
  /** Position of the active option, counted from 0; -1 while the field itself is active. */
  active: number
  onChoose: (suggestion: SearchSuggestion) => void
}

/** Suggestions below the field. Focus stays in the field, whose keys navigate the list. */
export function SuggestionList({ id, suggestions, active, onChoose }: SuggestionListProps) {
  const intl = useIntl()
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label={intl.formatMessage({ id: 'ds.search.suggestions' })}
      className={styles.list}
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // A press must not move focus out of the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon name="search" size="sm" />
          <span className={styles.label}>{suggestion.label}</span>
          {suggestion.detail !== undefined && <span className={styles.detail}>{suggestion.detail}</span>}
        </li>
      ))}
    </ul>
  )
}
