import { useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { announceText } from '../../private/announce.ts'
import { FieldFrame, fieldStyles, useFieldIds } from '../../private/field/index.ts'
import * as styles from './QuantityStepper.css.ts'
import { useHold } from './use-hold.ts'

export interface QuantityStepperProps {
  /** What is counted, e.g. "Quantity of Vitamin C". Kept from the eye unless `isLabelVisible`. */
  label: string
  /** How many pieces there are now. */
  value: number
  /** The fewest pieces one may have. @default 1 */
  min?: number | undefined
  /** The most pieces that can be had: the stock. @default no limit */
  max?: number | undefined
  /** Called with a whole number between `min` and `max`: at once from the buttons and arrow keys, on leaving the field when typed. */
  onChange: (value: number) => void
  /** The last change is on its way: shown dimmed, further changes stay possible. */
  isPending?: boolean | undefined
  /** Nothing can be changed now. */
  isDisabled?: boolean | undefined
  /** The label is seen too, not only heard. */
  isLabelVisible?: boolean | undefined
  /** `start`: the visible label stands before the control, in one line with it. @default 'top' */
  labelPlace?: 'top' | 'start' | undefined
  /** Help that stays visible below the field. */
  description?: string | undefined
  /** The mistake, shown under the field; its presence makes the field invalid. */
  errorMessage?: string | undefined
  /** The control's id: what an error summary links to. */
  id?: string | undefined
  /** The name under which a form sends the number. */
  name?: string | undefined
}

/** Digits alone; a Chinese keyboard types full-width ones. */
const digits = (text: string) => text.normalize('NFKC').replace(/\D/g, '')

/**
 * How many: minus, a number one can type, plus. Arrow keys, Page Up and Down, Home and End work in the number.
 * Plain HTML, so that a product's page and the cart need no more script for it.
 * For other numbers (an age, a weight, an amount) take NumberField.
 */
export function QuantityStepper({ label, value, min = 1, max = Infinity, onChange, isPending = false, isDisabled = false, isLabelVisible = false, labelPlace = 'top', description, errorMessage, id, name }: QuantityStepperProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  const input = useRef<HTMLInputElement>(null)
  // what is being typed; otherwise the field shows the value
  const [draft, setDraft] = useState<string>()
  const typed = draft === undefined || draft === '' ? value : Number(draft)

  const set = (next: number) => {
    const taken = Math.min(Math.max(next, min), max)
    setDraft(undefined)
    if (taken === value) return
    onChange(taken)
    if (document.activeElement === input.current) announceText(String(taken))
  }
  const commit = () => { if (draft !== undefined) set(typed) }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const places: Record<string, number | undefined> = { ArrowUp: typed + 1, PageUp: typed + 1, ArrowDown: typed - 1, PageDown: typed - 1, Home: min, End: Number.isFinite(max) ? max : undefined }
    const next = places[event.key]
    if (event.key === 'Enter') commit()
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }

  const step = ({ by, words, icon }: { by: 1 | -1; words: string; icon: 'plus' | 'minus' }) => ({ by, words, icon, isOff: isDisabled || (by > 0 ? typed >= max : typed <= min) })
  const less = step({ by: -1, icon: 'minus', words: intl.formatMessage({ id: 'ds.quantity.less' }, { label }) })
  const more = step({ by: 1, icon: 'plus', words: intl.formatMessage({ id: 'ds.quantity.more' }, { label }) })
  const holdLess = useHold(() => { if (!less.isOff) set(typed - 1) })
  const holdMore = useHold(() => { if (!more.isOff) set(typed + 1) })
  const button = ({ words, icon, isOff }: typeof less, hold: typeof holdLess) => (
    // by keyboard the arrow keys do this: one stop of the Tab key for the whole field
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={words}
      aria-controls={ids.control}
      disabled={isOff}
      {...hold}
      // a mouse leaves the focus in the number, where one goes on by keyboard; a finger would call up the keyboard
      onMouseDown={(event) => { event.preventDefault() }}
      onPointerDown={(event) => { hold.onPointerDown(); if (event.pointerType === 'mouse') input.current?.focus() }}
    ><Icon name={icon} size="sm" /></button>
  )

  return (
    <div className={labelPlace === 'start' ? `${fieldStyles.field} ${styles.beside}` : fieldStyles.field} aria-busy={isPending}>
      <FieldFrame label={label} mark="none" isLabelHidden={!isLabelVisible} description={description} errorMessage={errorMessage} ids={ids}>
        <div role="group" className={isPending ? `${styles.group} ${styles.pending}` : styles.group} data-disabled={isDisabled || undefined} data-invalid={errorMessage ? true : undefined}>
          {button(less, holdLess)}
          <input
            ref={input}
            id={ids.control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            className={styles.number}
            name={name}
            value={draft ?? String(value)}
            disabled={isDisabled}
            aria-roledescription={intl.formatMessage({ id: 'ds.quantity.field' })}
            aria-invalid={errorMessage ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={(event) => { setDraft(digits(event.target.value)) }}
            onKeyDown={onKeyDown}
            onBlur={commit}
          />
          {button(more, holdMore)}
        </div>
      </FieldFrame>
    </div>
  )
}
