import { useEffect, useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button, type ButtonProps } from '#design-system/actions/Button'
import { moreIcons } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import { fieldStyles } from '../../../private/field/index.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import * as css from './CopyButton.css.ts'

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'isDisabled' | 'id'> {
  /** Text copied to the clipboard. */
  text: string
  /** Button text: "Copy link". */
  label: string
  /** Accessible name that says which of several items is copied; it must contain the visible text (WCAG 2.5.3). */
  describe?: string | undefined
  /** Stretches to the width of its container. */
  isWide?: boolean | undefined
  /** Says before the hint that the text was not copied: "The tracking number could not be copied". */
  refusal?: string | undefined
  /** Called when the text has been copied. */
  onCopied?: (() => void) | undefined
}

/** How long the button shows "Copied" (ms). */
const saysSoFor = 3000

/**
 * Copies a text such as a link, an order number or a tracking number. Confirms with "Copied", which is also announced.
 * Without clipboard access (no permission, no HTTPS) it shows the text, selected, to copy by hand.
 * To share a page, use ShareButton instead.
 */
export function CopyButton({
  text,
  label,
  describe,
  isWide = false,
  refusal,
  onCopied,
  ...button
}: CopyButtonProps) {
  const intl = useIntl()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    if (state === 'refused') {
      field.current?.focus()
      field.current?.select()
    }
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), saysSoFor)
    return () => clearTimeout(timer)
  }, [state, turn])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      onCopied?.()
    } catch {
      setState('refused')
    }
    setTurn((count) => count + 1)
  }

  // "Copied" is the accessible name too: the name must contain the visible text.
  const isCopied = state === 'copied'
  const done = intl.formatMessage({ id: 'ds.copy.done' })
  return (
    <div className={cx(css.copy, isWide && css.wide)}>
      <Button
        {...button}
        isWide={isWide}
        icon={isCopied ? 'check' : moreIcons.copy}
        onPress={() => void copy()}
        {...(describe !== undefined && !isCopied && { 'aria-label': describe })}
      >
        <span className={css.label}>
          <span className={isCopied ? css.unseen : css.word}>{label}</span>
          <span className={isCopied ? css.word : css.unseen}>{done}</span>
        </span>
      </Button>
      {/* A new key makes screen readers announce a repeated copy of the same text. */}
      <span role="status" className={visuallyHidden}>
        {isCopied && <span key={turn}>{done}</span>}
      </span>
      {state === 'refused' && (
        <div>
          <input
            ref={field}
            id={id}
            className={fieldStyles.control}
            value={text}
            readOnly
            aria-label={describe ?? label}
            aria-describedby={`${id}-hint`}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div id={`${id}-hint`} className={fieldStyles.hint}>
            {refusal !== undefined && <p>{refusal}</p>}
            <p>{intl.formatMessage({ id: 'ds.copy.refused' })}</p>
          </div>
        </div>
      )}
    </div>
  )
}
