import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon'
import { announceName } from '../../private/announce.ts'
import * as css from './Button.css.ts'

export interface ButtonProps {
  variant?: 'primary' | 'tint' | 'line' | 'text' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as what it stands in. */
  wide?: boolean
  /** Waiting for an answer: it keeps its place and focus, and a second press does nothing. */
  pending?: boolean
  /** What is happening meanwhile; said to a screen reader too. */
  pendingLabel?: string
  icon?: IconName
  /** By pointer, Enter, Space or a screen reader's own action. */
  onPress?: (() => void) | undefined
  isDisabled?: boolean
  type?: 'button' | 'submit' | 'reset'
  name?: string
  value?: string
  form?: string
  formAction?: string
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-pressed'?: boolean
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
