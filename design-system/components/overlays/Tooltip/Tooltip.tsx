import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components'
import type { IconButtonProps } from '#design-system/actions/IconButton'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import { HoldToShow } from './HoldToShow.tsx'
import * as css from './Tooltip.css.ts'

export interface TooltipProps extends RootProps {
  /** One IconButton. Its `label` is what the tooltip shows: a tooltip never holds what is nowhere else. */
  children: ReactElement<IconButtonProps>
  /** On which side it appears, where there is room. @default 'top' */
  placement?: 'top' | 'bottom' | undefined
}

/** How long a pointer rests before it shows, and how long it waits for the pointer to come over it (WCAG 1.4.13), in milliseconds. */
const delays = { delay: 500, closeDelay: 200 } as const

/**
 * The name of an icon button, for eyes that do not know the drawing: on hover, on keyboard focus, and on touch by holding. Escape takes it away.
 * Only for icon buttons: a screen reader hears the same words as the button's name. Explanations belong in a HelpTip.
 */
export function Tooltip({ children, placement = 'top', ...rest }: TooltipProps) {
  return (
    <TooltipTrigger {...delays}>
      <HoldToShow>{children}</HoldToShow>
      <AriaTooltip {...rootProps(rest)} placement={placement} offset={4} className={css.tooltip}>
        <span>{children.props.label}</span>
      </AriaTooltip>
    </TooltipTrigger>
  )
}
