import { use, type ReactNode } from 'react'
import { ProgressBarContext, Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components'
import { Icon, type IconName } from '#design-system/Icon'
import * as css from './Button.css.ts'

type Passed = 'onPress' | 'isDisabled' | 'type' | 'name' | 'value' | 'form' | 'formAction' | 'autoFocus' | 'id' | 'slot' | 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup' | 'aria-pressed'

export interface ButtonProps extends Pick<AriaButtonProps, Passed> {
  variant?: 'primary' | 'tint' | 'line' | 'text' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as what it stands in. */
  wide?: boolean
  /** Waiting for an answer: it keeps its place and focus, and a second press does nothing. */
  pending?: boolean
  /** What is happening meanwhile; said to a screen reader too. */
  pendingLabel?: string
  icon?: IconName
  children?: ReactNode
}

/** react-aria says the text of this element when the button starts to wait. */
function Pending({ children }: { children: ReactNode }) {
  const context = use(ProgressBarContext)
  const id = context && 'id' in context ? context.id : undefined
  return <><span className={css.spin}><Icon name="progress" size="sm" /></span><span id={id}>{children}</span></>
}

/** Something happens here. To go somewhere, use LinkButton. Without `type` it submits nothing. */
export function Button({ variant = 'line', size = 'md', wide = false, pending = false, pendingLabel, icon, children, ...aria }: ButtonProps) {
  return (
    <AriaButton {...aria} isPending={pending} className={css.button({ variant, size, wide })}>
      {pending ? <Pending>{pendingLabel ?? children}</Pending> : <>{icon && <Icon name={icon} size="sm" />}{children}</>}
    </AriaButton>
  )
}
