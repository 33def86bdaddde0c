import { useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '#design-system/Button'
import { cx } from '../../private/cx.ts'
import { fieldStyles } from '../../private/field/index.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import * as css from './CopyButton.css.ts'

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isDisabled'> {
  /** What goes to the clipboard. */
  text: string
  /** The words on the button: "Copy link". */
  label: string
  /** For a screen reader, which of several is copied; it must contain the visible words (WCAG 2.5.3). */
  describe?: string | undefined
  /** As wide as what it stands in. */
  wide?: boolean | undefined
  /** The text is on the clipboard. */
  onCopied?: (() => void) | undefined
}

/** How long the button says "Copied" (milliseconds). */
const saysSoFor = 3000

/**
 * Copies a text: a link, an order or tracking number. It says "Copied" on itself and to a screen reader.
 * Where the clipboard is refused (no permission, no HTTPS) the text appears, selected, ready to be copied by hand.
 * To hand a page on to somebody take ShareButton.
 */
export function CopyButton({ text, label, describe, wide = false, onCopied, ...button }: CopyButtonProps) {
  const intl = useIntl()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    if (state === 'refused') { field.current?.focus(); field.current?.select() }
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), saysSoFor)
    return () => clearTimeout(timer)
  }, [state, turn])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      onCopied?.()
    } catch { setState('refused') }
    setTurn((count) => count + 1)
  }

  // While it says "Copied" that is its name too: what is seen must be in the name.
  const isCopied = state === 'copied'
  const done = intl.formatMessage({ id: 'ds.copy.done' })
  return (
    <div className={cx(css.copy, wide && css.wide)}>
      <Button {...button} wide={wide} icon={isCopied ? 'check' : 'copy'} onPress={() => void copy()} {...(describe !== undefined && !isCopied && { 'aria-label': describe })}>
        <span className={css.words}>
          <span className={isCopied ? css.unseen : css.word}>{label}</span>
          <span className={isCopied ? css.word : css.unseen}>{done}</span>
        </span>
      </Button>
      {/* The key makes a second copy of the same text be said again. */}
      <span role="status" className={visuallyHidden}>{isCopied && <span key={turn}>{done}</span>}</span>
      {state === 'refused' && (
        <div>
          <input ref={field} id={id} className={fieldStyles.control} value={text} readOnly aria-label={describe ?? label} aria-describedby={`${id}-hint`} onFocus={(event) => event.currentTarget.select()} />
          <p id={`${id}-hint`} className={fieldStyles.hint}>{intl.formatMessage({ id: 'ds.copy.refused' })}</p>
        </div>
      )}
    </div>
  )
}
