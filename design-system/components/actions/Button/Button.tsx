import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon, type IconName } from '#design-system/Icon'
import { announceName } from '../../../private/announce.ts'
import * as css from './Button.css.ts'

export interface ButtonProps {
  /** Visual emphasis. Use at most one `primary` per view, and `danger` for destructive actions. @default 'line' */
  variant?: 'primary' | 'tint' | 'line' | 'text' | 'danger'
  /** Button height; all sizes but `sm` are 44 px high on touch screens. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  /** Stretches to the width of its container. */
  isWide?: boolean
  /** Whether the action is in progress: the button keeps its size and focus and ignores further presses. */
  isPending?: boolean
  /** Text shown while pending; announced to screen readers too. */
  pendingLabel?: string
  /** Decorative icon before the text. */
  icon?: IconName
  /** Called on click, Enter, Space or a screen reader's activate command. */
  onPress?: (() => void) | undefined
  /** Disables the button and removes it from the tab order; explain why nearby. */
  isDisabled?: boolean
  /** Whether it submits or resets its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset'
  /** Name of the form entry submitted with `value` when this button submits the form. */
  name?: string
  /** Value submitted under `name` when this button submits the form. */
  value?: string
  /** The id of the form it submits, if the button is outside of it. */
  form?: string
  /** URL that overrides the form's action; used before the script has loaded. */
  formAction?: string
  /** The element's id, for labels or descriptions elsewhere. */
  id?: string
  /** More specific accessible name; it must contain the visible text (WCAG 2.5.3). */
  'aria-label'?: string
  /** Ids of the elements that label it, if they are elsewhere. */
  'aria-labelledby'?: string
  /** The id of the element that describes it, read after its name. */
  'aria-describedby'?: string
  /** Whether the element it controls is open; only for disclosure buttons. */
  'aria-expanded'?: boolean
  /** The id of the element it opens. */
  'aria-controls'?: string
  /** Whether it is pressed; prefer ToggleButton for on/off buttons. */
  'aria-pressed'?: boolean
  /** Button text: a verb that says what will happen. */
  children?: ReactNode
}

/** An `aria-label` hides the pending text from screen readers, so the text is added to it. */
function nameOf({
  id,
  inside,
  label,
  labelledBy,
}: {
  id: string
  inside: string
  label: string | undefined
  labelledBy: string | undefined
}): string | undefined {
  if (labelledBy !== undefined) return `${labelledBy} ${inside}`
  return label === undefined ? undefined : `${id} ${inside}`
}

/**
 * Triggers an action. For navigation, use LinkButton. Without `type` it does not submit its form.
 * Plain HTML, so it adds no script to a page; for react-aria overlays use TriggerButton.
 */
export function Button({
  variant = 'line',
  size = 'md',
  isWide = false,
  isPending = false,
  pendingLabel,
  icon,
  onPress,
  isDisabled = false,
  type = 'button',
  id,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  children,
  ...rest
}: ButtonProps) {
  const own = useId()
  const inside = `${own}-words`
  const buttonId = id ?? own
  const element = useRef<HTMLButtonElement>(null)
  const name = isPending ? nameOf({ id: buttonId, inside, label, labelledBy }) : labelledBy

  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current !== isPending && document.activeElement === element.current)
      announceName(name ?? buttonId)
    wasPending.current = isPending
  }, [isPending, name, buttonId])

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) {
      event.preventDefault()
      return
    }
    // Safari does not focus a clicked button, but an overlay needs it to restore focus on close.
    if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true })
    onPress?.()
  }

  return (
    <button
      {...rest}
      ref={element}
      id={buttonId}
      // Prevents Enter in a field of the form from submitting again while pending.
      type={isPending && type === 'submit' ? 'button' : type}
      disabled={isDisabled}
      aria-label={label}
      aria-labelledby={name}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      className={css.button({ variant, size, wide: isWide })}
      onClick={press}
    >
      {isPending ? (
        <>
          <span className={css.spin}>
            <Icon name="progress" size="sm" />
          </span>
          <span id={inside}>{pendingLabel ?? children}</span>
        </>
      ) : (
        <>
          {icon && <Icon name={icon} size="sm" />}
          {children}
        </>
      )}
    </button>
  )
}
