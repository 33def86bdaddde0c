/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   ARIA's combobox with a list: focus and keys stay in the input, which names the active option; <datalist> cannot be styled or walked the same everywhere. */
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/text/Icon'
import { IconButton } from '#design-system/actions/IconButton'
import { cx } from '../../../private/cx.ts'
import type { SearchSuggestion } from './suggestion.ts'
import * as styles from './SuggestionList.css.ts'

interface SuggestionListProps {
  /** Prefix of the ids of the list (`…-list`) and its options (`…-0`). */
  id: string
  suggestions: readonly SearchSuggestion[]
  /** Position of the active option, counted from 0; -1 while the field itself is active. */
  active: number
  onChoose: (suggestion: SearchSuggestion) => void
  onRemove: (suggestion: SearchSuggestion) => void
}

/** Suggestions below the field. Focus stays in the field, whose keys navigate the list. */
export function SuggestionList({ id, suggestions, active, onChoose, onRemove }: SuggestionListProps) {
  const intl = useIntl()
  const groups = [...Map.groupBy([...suggestions.entries()], ([, { group }]) => group)]
  const removable = suggestions.filter(({ removeLabel }) => removeLabel !== undefined)
  const options = (entries: readonly (readonly [number, SearchSuggestion])[]) =>
    entries.map(([index, suggestion]) => (
      <div
        key={suggestion.value}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        className={cx(styles.option, suggestion.removeLabel !== undefined && styles.removable)}
        // A press must not move focus out of the field.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(suggestion)}
      >
        {suggestion.picture ?? <Icon name="search" size="sm" />}
        <span className={cx(styles.label, suggestion.removeLabel !== undefined && styles.oneLine)}>
          {suggestion.label}
        </span>
        {suggestion.detail !== undefined && (
          <div className={cx(styles.detail, typeof suggestion.detail === 'string' && styles.kind)}>
            {suggestion.detail}
          </div>
        )}
      </div>
    ))
  return (
    <div className={styles.panel}>
      <div id={`${id}-list`} role="listbox" aria-label={intl.formatMessage({ id: 'ds.search.suggestions' })}>
        {groups.map(([group, entries], index) =>
          group === undefined ? (
            options(entries)
          ) : (
            <div key={group} role="group" aria-labelledby={`${id}-group-${index}`}>
              <div id={`${id}-group-${index}`} role="presentation" className={styles.heading}>
                {group}
              </div>
              {options(entries)}
            </div>
          ),
        )}
      </div>
      {removable.length > 0 && (
        // outside of the list, whose options may hold no buttons
        <div className={styles.removers}>
          {removable.map((suggestion) => (
            <IconButton
              key={suggestion.value}
              icon="close"
              label={suggestion.removeLabel ?? ''}
              onPress={() => onRemove(suggestion)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
