import { use, type ReactNode, type Ref } from 'react'
import { Button as AriaButton, ProgressBarContext, type PressEvent } from 'react-aria-components'
import { Icon, type IconName } from '#design-system/text/Icon'
import { inOwnElements } from '../../../private/own-elements.tsx'
import { present } from '../../../private/present.ts'
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
  onPress?: ((event: PressEvent) => void) | undefined
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
  /** Name by which a surrounding react-aria component finds it: `close` in a dialog. */
  slot?: string
  /** The `<button>` element. */
  ref?: Ref<HTMLButtonElement>
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

/** The text while pending. With the id that react-aria expects of it, it is part of the name of a button with an `aria-label`. */
function PendingText({ children }: { children: ReactNode }) {
  const progress = use(ProgressBarContext)
  const id = progress && 'id' in progress ? progress.id : undefined
  return (
    <>
      <span className={css.spin}>
        <Icon name="progress" size="sm" />
      </span>
      <span id={id}>{children}</span>
    </>
  )
}

/**
 * Triggers an action. For navigation, use LinkButton. Without `type` it does not submit its form.
 * It is react-aria's Button: put it into a MenuTrigger, DialogTrigger or TooltipTrigger as it is.
 */
export function Button({
  variant = 'line',
  size = 'md',
  isWide = false,
  isPending = false,
  pendingLabel,
  icon,
  children,
  ...aria
}: ButtonProps) {
  return (
    <AriaButton
      {...present(aria)}
      isPending={isPending}
      className={css.button({ variant, size, wide: isWide })}
    >
      {isPending ? (
        <PendingText>{pendingLabel ?? children}</PendingText>
      ) : (
        <>
          {icon && <Icon name={icon} size="sm" />}
          {inOwnElements(children)}
        </>
      )}
    </AriaButton>
  )
}
