import { isComposing } from '../../../private/browser/is-composing.ts'
import { useState, type KeyboardEvent } from 'react'
import type { SearchSuggestion } from './suggestion.ts'

interface SuggestionsInput {
  suggestions: readonly SearchSuggestion[]
  /** Typed text. */
  value: string
  onChange: (value: string) => void
  /** Called when a suggestion is pressed, or on Enter while it is active. */
  onChoose: (suggestion: SearchSuggestion) => void
  /** Called when a suggestion that can be removed is: by its button, or by Delete while it is active. */
  onRemove: (suggestion: SearchSuggestion) => void
}

/** State of the suggestion list: whether it is open, the active option, and the keys that navigate it. */
export function useSuggestions({ suggestions, value, onChange, onChoose, onRemove }: SuggestionsInput) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isListed = isOpen && suggestions.length > 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (suggestion: SearchSuggestion) => {
    close()
    onChange(suggestion.label)
    onChoose(suggestion)
  }
  const remove = (suggestion: SearchSuggestion) => {
    setActive(-1)
    onRemove(suggestion)
  }
  const move = (step: 1 | -1) => {
    setOpen(true)
    // The field itself (-1) is one of the positions, so the arrows cycle through n + 1.
    const positions = suggestions.length + 1
    setActive((at) => ((at + 1 + step + positions) % positions) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an IME composition is not a search.
    if (isComposing(event)) return
    const chosen = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!suggestions.length) return
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isListed && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Delete' && isListed && chosen?.removeLabel !== undefined) {
      event.preventDefault()
      remove(chosen)
    } else if (event.key === 'Escape' && (isListed || value)) {
      event.preventDefault()
      if (isListed) close()
      else onChange('')
    }
  }
  const onType = (text: string) => {
    onChange(text)
    setOpen(true)
    setActive(-1)
  }
  return { isListed, active, close, choose, remove, onKeyDown, onType, open: () => setOpen(true) }
}
