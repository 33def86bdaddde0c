import { isComposing } from '../../../private/browser/is-composing.ts'
import { announce, clearAnnouncer } from '@react-aria/live-announcer'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'

interface QuantityInput {
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** The caller's mistake; it is shown in place of the field's own. */
  errorMessage: string | undefined
}

/** Announces the last of several texts alone. */
const announceText = (text: string) => {
  clearAnnouncer('assertive')
  announce(text)
}

/** Chinese keyboards type full-width digits. */
const normalise = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

/** The number of a quantity field: what is typed, when it is committed, and the keys that change it. */
export function useQuantity({ value, min, max, onChange, errorMessage }: QuantityInput) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  // what is being typed; otherwise the field shows the value
  const [draft, setDraft] = useState<string>()
  const [fault, setFault] = useState<string>()
  const mistake = errorMessage ?? fault
  const isWhole = draft !== undefined && /^\d+$/.test(draft)
  const typed = isWhole ? Number(draft) : value

  // The field shows its last valid number again: the mistake must be announced, not only shown.
  useEffect(() => {
    if (mistake) announceText(mistake)
  }, [mistake])

  const set = (next: number) => {
    const taken = Math.min(Math.max(next, min), max)
    setDraft(undefined)
    // A number beyond the limits was corrected: announce it even when focus has left the field.
    if (taken !== next) announceText(String(taken))
    if (taken === value) return
    onChange(taken)
    if (document.activeElement === input.current) announceText(String(taken))
  }
  const commit = () => {
    if (draft === undefined) return
    // "1.5" and "-2" are refused instead of being read as 15 and 2
    if (draft !== '' && !isWhole) setFault(intl.formatMessage({ id: 'ds.quantity.whole' }, { n: value }))
    set(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const targets: Record<string, number | undefined> = {
      ArrowUp: typed + 1,
      PageUp: typed + 1,
      ArrowDown: typed - 1,
      PageDown: typed - 1,
      Home: min,
      End: Number.isFinite(max) ? max : undefined,
    }
    const next = targets[event.key]
    if (event.key === 'Enter') commit()
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  const onType = (text: string) => {
    setFault(undefined)
    setDraft(normalise(text))
  }
  return { input, text: draft ?? String(value), typed, mistake, set, commit, onKeyDown, onType }
}
