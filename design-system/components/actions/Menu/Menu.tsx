import { useRef } from 'react'
import { useMenuTrigger } from 'react-aria/useMenu'
import { ButtonContext } from 'react-aria-components'
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState'
import { Button } from '#design-system/actions/Button'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { trigger } from '../../../private/lazy-part/lazy-part.css.ts'
import { rootProps } from '../../../private/root-props.ts'
import { useLazyPart } from '../../../private/lazy-part/use-lazy-part.ts'
import type { MenuProps } from './menu-props.ts'

const loadPanel = () => import('./MenuPanel.tsx').then(({ MenuPanel }) => MenuPanel)

/**
 * Menu of actions behind one button. Arrows, letters, Home, End and Escape work; focus returns to the button.
 * Its items are drawn by a script that is fetched when somebody comes near the button.
 * Not for choosing a value (use Select) and not for site navigation.
 */
export function Menu({
  label,
  items,
  onAction,
  variant = 'line',
  size = 'md',
  icon,
  isIconOnly = false,
  isDisabled = false,
  ...rest
}: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const state = useMenuTriggerState({})
  const { menuTriggerProps, menuProps } = useMenuTrigger<object>({}, state, triggerRef)
  const { Part, prefetchProps } = useLazyPart(loadPanel, state.isOpen, state.close)
  return (
    <>
      <span {...prefetchProps} className={trigger}>
        <ButtonContext value={{ ...menuTriggerProps, ref: triggerRef, isPressed: state.isOpen }}>
          {isIconOnly ? (
            <Button
              {...rootProps(rest)}
              variant={variant}
              size={size}
              isDisabled={isDisabled}
              aria-label={label}
            >
              <Icon name={icon ?? moreIcons.more} />
            </Button>
          ) : (
            <Button
              {...rootProps(rest)}
              variant={variant}
              size={size}
              isDisabled={isDisabled}
              {...(icon && { icon })}
            >
              {label}
              <Icon name="chevron-down" size="sm" />
            </Button>
          )}
        </ButtonContext>
      </span>
      {Part && (
        <Part
          label={label}
          items={items}
          onAction={onAction}
          menuProps={menuProps}
          triggerRef={triggerRef}
          state={state}
        />
      )}
    </>
  )
}
