import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon'
import { announceName } from '../../private/announce.ts'
import * as css from './Button.css.ts'

export interface ButtonProps {
  /** How much it weighs: one `primary` on a screen, `danger` for what cannot be taken back. @default 'line' */
  variant?: 'primary' | 'tint' | 'line' | 'text' | 'danger'
  /** Its height; all but `sm` are 44 px high on touch screens. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** As wide as what it stands in. */
  wide?: boolean
  /** Waiting for an answer: it keeps its place and focus, and a second press does nothing. */
  pending?: boolean
  /** What is happening meanwhile; said to a screen reader too. */
  pendingLabel?: string
  /** A drawing before the words, for the eye only. */
  icon?: IconName
  /** By pointer, Enter, Space or a screen reader's own action. */
  onPress?: (() => void) | undefined
  /** It cannot be pressed now and is passed over; say nearby why. */
  isDisabled?: boolean
  /** What it does to the form it stands in. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** With `value`, what a form sends when it was sent by this button. */
  name?: string
  /** With `name`, what a form sends when it was sent by this button. */
  value?: string
  /** The id of the form it sends, when it stands outside of it. */
  form?: string
  /** Another address for the form, before any script has arrived. */
  formAction?: string
  /** Its id in the page, for a label or a description elsewhere. */
  id?: string
  /** A fuller name for a screen reader; it must contain the visible words (WCAG 2.5.3). */
  'aria-label'?: string
  /** Ids of the words that name it, when they stand elsewhere. */
  'aria-labelledby'?: string
  /** The id of words that say more about it, read after its name. */
  'aria-describedby'?: string
  /** Whether the part it opens is open; only for a button that opens one. */
  'aria-expanded'?: boolean
  /** The id of the part it opens. */
  'aria-controls'?: string
  /** Whether it is on; a button that is on or off is better a ToggleButton. */
  'aria-pressed'?: boolean
  /** The words on it: a verb, what will happen. */
  children?: ReactNode
}

/** A name of its own says nothing of the waiting: the words inside are added to it. */
function nameOf({ id, inside, label, labelledBy }: { id: string; inside: string; label: string | undefined; labelledBy: string | undefined }): string | undefined {
  if (labelledBy !== undefined) return `${labelledBy} ${inside}`
  return label === undefined ? undefined : `${id} ${inside}`
}

/**
 * Something happens here. To go somewhere, use LinkButton. Without `type` it submits nothing.
 * Plain HTML, so that it costs a page no script; what opens react-aria's overlays is a TriggerButton.
 */
export function Button({ variant = 'line', size = 'md', wide = false, pending = false, pendingLabel, icon, onPress, isDisabled = false, type = 'button', id, 'aria-label': label, 'aria-labelledby': labelledBy, children, ...rest }: ButtonProps) {
  const own = useId()
  const inside = `${own}-words`
  const buttonId = id ?? own
  const element = useRef<HTMLButtonElement>(null)
  const name = pending ? nameOf({ id: buttonId, inside, label, labelledBy }) : labelledBy

  const wasPending = useRef(pending)
  useEffect(() => {
    if (wasPending.current !== pending && document.activeElement === element.current) announceName(name ?? buttonId)
    wasPending.current = pending
  }, [pending, name, buttonId])

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) { event.preventDefault(); return }
    // Safari leaves the focus where it was: what opens must know where to come back to
    if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true })
    onPress?.()
  }

  return (
    <button
      {...rest}
      ref={element}
      id={buttonId}
      // while it waits, Enter in a field of its form must not send again
      type={pending && type === 'submit' ? 'button' : type}
      disabled={isDisabled}
      aria-label={label}
      aria-labelledby={name}
      aria-disabled={pending || undefined}
      data-pending={pending || undefined}
      className={css.button({ variant, size, wide })}
      onClick={press}
    >
      {pending
        ? <><span className={css.spin}><Icon name="progress" size="sm" /></span><span id={inside}>{pendingLabel ?? children}</span></>
        : <>{icon && <Icon name={icon} size="sm" />}{children}</>}
    </button>
  )
}
